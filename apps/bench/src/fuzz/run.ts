import type { Recollect, ScopedMemory } from '@recollect/core'
import { faultOf } from './oracle/fault.ts'
import type { Fault } from './oracle/fault.ts'
import { learned } from './oracle/learned.ts'
import { snapshot } from './oracle/snapshot.ts'
import { tryCall } from './oracle/try-call.ts'
import { Values } from './values.ts'
import type { Call } from './verbs/call.ts'
import { HANDLES, VERBS } from './verbs/table.ts'
import { functionsOf } from './verbs/walk.ts'

export interface FuzzPlan {
  readonly inputs: number
  readonly seed: number
  /** Calls on one scope before the next one is begun. */
  readonly perScope: number
}

export interface FuzzFigures {
  readonly inputs: number
  readonly accepted: number
  readonly refused: number
  readonly unhandled: number
  /** Calls that took longer than a second. */
  readonly slow: readonly Fault[]
  readonly slowest: { readonly path: string; readonly ms: number }
  readonly verbs: number
  readonly faults: readonly Fault[]
}

/** Share of values that fit nothing. */
const HOSTILE = 0.2
/** What fills a memory comes more often. */
const FILLING = ['remember', 'remember', 'remember', 'put', 'session.log', 'discover', 'session.working.set']
const A_SECOND = 1000

interface Counts {
  accepted: number
  refused: number
  unhandled: number
  readonly slow: Fault[]
  slowest: { path: string; ms: number }
  readonly faults: Fault[]
}

/** Calls verbs with generated values and looks at what comes of each call. */
export async function fuzz(
  recollect: Recollect,
  { inputs, seed, perScope }: FuzzPlan,
  note: (done: number) => void = () => undefined,
): Promise<FuzzFigures> {
  const values = new Values({ seed, hostile: HOSTILE })
  const paths = verbsOf(recollect.scope('looked at'))
  const counts: Counts = {
    accepted: 0,
    refused: 0,
    unhandled: 0,
    slow: [],
    slowest: { path: '', ms: 0 },
    faults: [],
  }
  for (let done = 0; done < inputs; done += perScope) {
    note(done)
    values.forgetIds()
    const memory = recollect.scope(`fuzz ${String(seed)} ${String(done)}`)
    const calls = Math.min(perScope, inputs - done)
    await inOneScope(memory, { values, paths, seed, calls, counts })
  }
  return { inputs, verbs: paths.length, ...counts }
}

/** Every function of a handle that the table says how to call. */
export const verbsOf = (memory: ScopedMemory): readonly string[] =>
  functionsOf(memory, (path) => (path === 'at' ? [0] : path === 'session' ? ['s'] : null))

interface Stretch {
  readonly values: Values
  readonly paths: readonly string[]
  readonly seed: number
  readonly calls: number
  readonly counts: Counts
}

async function inOneScope(memory: ScopedMemory, stretch: Stretch): Promise<void> {
  const { values, paths, seed, calls, counts } = stretch
  let before = await snapshot(memory)
  for (let i = 0; i < calls; i++) {
    const path = values.chance.often(0.3) ? values.chance.of(FILLING) : values.chance.of(paths)
    const call = callOf(path, values)
    const reads = VERBS[path]?.reads ?? false
    const tried = await tryCall(memory, call, { reads, again: values.chance.often(0.25), before })
    counts[tried.outcome] += 1
    if (tried.ms > A_SECOND) counts.slow.push(faultOf(seed, call, `took ${String(Math.round(tried.ms))} ms`))
    if (tried.ms > counts.slowest.ms) counts.slowest = { path, ms: tried.ms }
    for (const what of tried.wrong) counts.faults.push(faultOf(seed, call, what))
    values.learn(learned(tried.result))
    before = tried.wrong.length === 0 ? tried.after : await snapshot(memory)
  }
}

/** A call of a verb with values of its own. @throws RangeError for one the table does not know. */
export function callOf(path: string, values: Values): Call {
  const spec = VERBS[path]
  if (spec === undefined) throw new RangeError(`Nothing is known of "${path}". Add it to VERBS.`)
  const handles = Object.fromEntries(
    Object.entries(HANDLES)
      .filter(([handle]) => path.startsWith(`${handle}.`))
      .map(([handle, args]) => [handle, args(values)]),
  )
  return { path, args: spec.args(values), handles }
}
