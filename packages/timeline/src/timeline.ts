import type { Plugin, TimeInput } from '@recollect/core'
import { checkMoment, memoryAt } from '@recollect/core/plugin'
import type { Engine } from '@recollect/core/plugin'
import type { FactDifference } from './api/difference.ts'
import type { MemoryAt } from './api/memory-at.ts'
import type { MomentInput } from './api/moment.ts'
import type { WhyNot, WhyNotOptions } from './api/why-not.ts'

declare module '@recollect/core' {
  interface PluginVerbs {
    /** The memory as it stood: at a time, what was true then as known now; or at a `MomentInput`. @throws InvalidInputError */
    at(moment: TimeInput | MomentInput): MemoryAt
    /** What is not the same at two moments, by version key. Linear in the facts of the scope. */
    diff(from: TimeInput | MomentInput, to: TimeInput | MomentInput): Promise<readonly FactDifference[]>
    /**
     * Why one item or card was, or was not, among the hits of `recall(query, options)`. For looking into a memory: it recalls once or
     * twice. @throws NotFoundError when the scope has no such record.
     */
    whyNot(id: string, query: string, options?: WhyNotOptions): Promise<WhyNot>
  }
}

/**
 * Adds looking back to a memory: its scopes as they stood at a moment, what differs between two, and why a recall did not give a record.
 * With it `recall` takes `validAt` and `knownAt`. It keeps nothing of its own: the log of changes and the dates of facts are core's.
 */
export const timeline = (): Plugin => TIMELINE

const verbsOf = (engine: Engine, scope: string) => ({
  at: (given: TimeInput | MomentInput): MemoryAt => {
    const moment = checkMoment(given)
    return Object.freeze({ moment, ...memoryAt(engine, scope, moment) })
  },
  diff: async (
    from: TimeInput | MomentInput,
    to: TimeInput | MomentInput,
  ): Promise<readonly FactDifference[]> => (await import('./diff.ts')).diff(engine, scope, from, to),
  whyNot: async (id: string, query: string, options?: WhyNotOptions): Promise<WhyNot> =>
    (await import('./why-not.ts')).whyNot(engine, scope, id, query, options),
})

const TIMELINE = Object.freeze<Plugin>({
  specVersion: 1,
  name: 'timeline',
  verbs: { names: ['at', 'diff', 'whyNot'], of: verbsOf },
  past: async (engine, view, moment, hideLater) =>
    (await import('./past/past-view.ts')).pastView(engine, view, moment, hideLater),
})
