import { inspect } from 'node:util'
import { RecollectError } from '@recollect/core'
import type { Observer, Recollect, ScopedMemory } from '@recollect/core'
import { learned } from '../oracle/learned.ts'
import { faultOf } from '../oracle/fault.ts'
import type { Fault } from '../oracle/fault.ts'
import { callOf, verbsOf } from '../run.ts'
import { Values } from '../values.ts'
import { make } from '../verbs/call.ts'
import type { Call } from '../verbs/call.ts'
import { errorText, markerOf, markersIn, talkOf } from './markers.ts'

export interface IsolationPlan {
  readonly scopes: number
  readonly calls: number
  readonly seed: number
}

export interface IsolationFigures {
  readonly scopes: number
  readonly calls: number
  readonly refused: number
  readonly verbs: number
  /** Bytes of results, errors and logs that were looked through. */
  readonly bytes: number
  readonly faults: readonly Fault[]
}

/** A listener that keeps all it is told: none of it may hold a text of any scope. */
export function listening(): { readonly observer: Observer; readonly heard: string[] } {
  const heard: string[] = []
  const hear = (...told: readonly unknown[]): void => void heard.push(JSON.stringify(told))
  return { observer: { count: hear, span: hear }, heard }
}

const HOSTILE = 0.03
/** Scopes that nothing is called on, and that must be at the end as they were. */
const BYSTANDERS = 5
const FILLING = ['remember', 'put', 'session.log', 'session.working.set', 'discover', 'recall', 'whyNot']

/**
 * Gives many scopes the same records under the same ids, told apart by one word, and then calls random verbs on random ones. No word of
 * another scope may come back, be it in a result, an error or what the observer hears.
 */
export async function isolation(
  recollect: Recollect,
  { scopes, calls, seed }: IsolationPlan,
  heard: readonly string[],
): Promise<IsolationFigures> {
  const all = Array.from({ length: scopes }, (_, n) => recollect.scope(`scope ${String(n)}`))
  const values = all.map(
    (_, n) => new Values({ seed: seed + n, hostile: HOSTILE, talk: talkOf(markerOf(n)) }),
  )
  const ids = await alike(all)
  for (const one of values) one.learn(ids)
  const bystanders = await exportsOf(all.slice(-BYSTANDERS))
  const [paths, chance] = [verbsOf(recollect.scope('looked at')), new Values({ seed, hostile: 0 }).chance]
  const counts = { refused: 0, bytes: 0 }
  const faults: Fault[] = []
  for (let i = 0; i < calls; i++) {
    const n = chance.below(scopes - BYSTANDERS)
    const [memory, own] = [all[n], values[n]]
    if (memory === undefined || own === undefined) throw new RangeError('There is no such scope.')
    const call = callOf(chance.often(0.3) ? chance.of(FILLING) : chance.of(paths), own)
    const told = await toldBy(memory, call)
    own.learn(told.ids)
    counts.refused += told.refused ? 1 : 0
    counts.bytes += told.text.length
    faults.push(...wrongIn(told, n).map((what) => faultOf(seed, call, what)))
  }
  const log = heard.join('\n')
  if (markersIn(log).size > 0) faults.push({ seed, path: 'observer', what: 'was told a text', args: '' })
  if ((await exportsOf(all.slice(-BYSTANDERS))) !== bystanders)
    faults.push({ seed, path: 'export', what: 'a scope nobody called was changed', args: '' })
  faults.push(...(await foreignAtTheEnd(all, seed)))
  return { scopes, calls, verbs: paths.length, ...counts, faults }
}

/** What must not be in what scope `n` was told. */
function wrongIn({ text, untyped }: Told, n: number): readonly string[] {
  const foreign = [...markersIn(text)].filter((one) => one !== n)
  return [
    ...(foreign.length > 0 ? [`scope ${String(n)} was told of ${foreign.join(', ')}`] : []),
    ...(untyped ? [`untyped error: ${text.slice(0, 200)}`] : []),
  ]
}

/** The same records in every scope, ids included: those of the first are brought into the others with their word in its place. */
async function alike(all: readonly ScopedMemory[]): Promise<readonly string[]> {
  const [first, ...others] = all
  if (first === undefined) return []
  const marker = markerOf(0)
  await first.remember(talkOf(marker).map((text, i) => ({ text, session: 's1', key: `k${String(i)}` })))
  await first.put({ slot: 'handover-note', value: `keys are with ${marker}` })
  await first.session('s1').log([
    { q: `How to deploy ${marker}?`, a: `Run ${marker}.`, topics: ['deployment'], mark: true },
    { q: `怎么部署 ${marker}？`, topics: ['旅行'] },
  ])
  await first.session('s1').working.set({ step: { place: marker } })
  await first.discover({ ongoing: true })
  const lines: string[] = []
  for await (const line of first.export()) lines.push(line)
  for (const [i, other] of others.entries()) {
    await other.import(lines.map((line) => line.replaceAll(marker, markerOf(i + 1))))
  }
  return learned(lines.map((line): unknown => JSON.parse(line)))
}

async function exportsOf(all: readonly ScopedMemory[]): Promise<string> {
  const lines: string[] = []
  for (const memory of all) for await (const line of memory.export()) lines.push(line)
  return lines.join('\n')
}

interface Told {
  readonly text: string
  readonly refused: boolean
  readonly untyped: boolean
  readonly ids: readonly string[]
}

async function toldBy(memory: ScopedMemory, call: Call): Promise<Told> {
  try {
    const result = await make(memory, call)
    return { text: shown(result), refused: false, untyped: false, ids: learned(result) }
  } catch (error) {
    return { text: errorText(error), refused: true, untyped: !RecollectError.isInstance(error), ids: [] }
  }
}

const shown = (result: unknown): string =>
  `${JSON.stringify(result) ?? ''}${inspect(result, { depth: 3, maxStringLength: null })}`

async function foreignAtTheEnd(all: readonly ScopedMemory[], seed: number): Promise<readonly Fault[]> {
  const faults: Fault[] = []
  for (const [n, memory] of all.entries()) {
    const { text } = await toldBy(memory, { path: 'export', args: [], handles: {} })
    const foreign = [...markersIn(text)].filter((one) => one !== n)
    if (foreign.length > 0) {
      faults.push({ seed, path: 'export', what: `scope ${String(n)} holds ${foreign.join(', ')}`, args: '' })
    }
  }
  return faults
}
