import { sectionLines } from '../io/sections.ts'
import type { Section } from '../quality/sections.ts'
import { round } from '../stats/numbers.ts'
import type { FuzzReport } from './bench.ts'
import type { Fault } from './oracle/fault.ts'

const MOST_FAULTS = 40

/** For a terminal: the figures, and what must not have been. */
export function linesOf({ seed, stores, guided }: FuzzReport): string[] {
  const head = [
    'store',
    'inputs',
    'accepted',
    'refused',
    'unhandled',
    'faults',
    'over 1 s',
    'slowest ms',
    'of',
  ]
  const rows = stores.map((one) => [
    one.store,
    one.inputs,
    one.accepted,
    one.refused,
    one.unhandled,
    one.faults.length,
    one.slow.length,
    round(one.slowest.ms, 0),
    one.slowest.path,
  ])
  const notes = stores.map(
    ({ store, seconds, grownMb, verbs }) =>
      `${store}: ${String(verbs)} verbs, ${String(seconds)} s, memory grew by ${String(grownMb)} MB. Seed ${String(seed)}.`,
  )
  const section = { title: 'Verbs with hostile values', head, rows, notes }
  const all = stores.flatMap(({ faults, slow }) => [...faults, ...slow])
  return [...sectionLines([section, ledSection(guided)]), ...all.slice(0, MOST_FAULTS).map(asLine)]
}

const asLine = ({ path, what, args }: Fault): string => `${path}: ${what} ${args.replaceAll(/\s+/gu, ' ')}`

const ledSection = (guided: FuzzReport['guided']): Section => ({
  title: 'Texts led by coverage',
  head: ['target', 'inputs', 'kept', 'blocks', 'faults'],
  rows: guided.map(({ target, inputs, kept, blocks, faults }) => [
    target,
    inputs,
    kept,
    blocks,
    faults.length,
  ]),
  notes: guided.flatMap(({ target, faults }) => faults.slice(0, 5).map((fault) => `${target}: ${fault}`)),
})
