import type { Values } from '../values.ts'

/** What a function of a handle can be called with. */
export interface VerbSpec {
  /** Calling it leaves the memory as it is. */
  readonly reads: boolean
  args(values: Values): readonly unknown[]
}

/** By the path to the function from the handle: `recall`, `session.working.set`. */
export type VerbTable = Readonly<Record<string, VerbSpec>>

export const read = (args: VerbSpec['args'] = () => []): VerbSpec => ({ reads: true, args })
export const write = (args: VerbSpec['args'] = () => []): VerbSpec => ({ reads: false, args })

/** Of everything that is listed in pages. */
export const pageFields = (v: Values) => ({ limit: v.whole(1, 50), cursor: v.choice(null) })

export const messageFilter = (v: Values) => ({
  role: v.choice('user', 'assistant', 'tool', 'system'),
  session: v.name,
  speaker: v.name,
  from: v.time,
  to: v.time,
  metadata: v.some({ city: v.text, n: v.whole(0, 2) }),
})
