import { RecollectError } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { make } from '../verbs/call.ts'
import type { Call } from '../verbs/call.ts'
import { keptOtherwise } from './kept.ts'
import { snapshot } from './snapshot.ts'

export interface Tried {
  readonly outcome: 'accepted' | 'refused' | 'unhandled'
  /** Of processor time: what else the machine does is not the library's. */
  readonly ms: number
  readonly result: unknown
  /** What must not be; empty: all is well. */
  readonly wrong: readonly string[]
  /** The memory after it, as one text. */
  readonly after: string
}

/** Calls once, and again when `again`; looks whether what came of it is allowed. `before` is the memory before it. */
export async function tryCall(
  memory: ScopedMemory,
  call: Call,
  { reads, again, before }: { readonly reads: boolean; readonly again: boolean; readonly before: string },
): Promise<Tried> {
  const first = await outcomeOf(memory, call)
  const wrong: string[] = []
  if (first.outcome === 'unhandled') wrong.push(`untyped error: ${described(first.error)}`)
  const after = await snapshot(memory)
  if (after !== before && (reads || first.outcome !== 'accepted')) {
    wrong.push(`${reads ? 'a reading' : `a ${first.outcome}`} call changed the memory`)
  }
  if (first.outcome === 'accepted') {
    const kept = await keptOtherwise(memory, call, first.result)
    if (kept !== null) wrong.push(kept)
  }
  if (isPolluted()) wrong.push('Object.prototype was changed')
  if (again && first.outcome === 'refused') wrong.push(...(await againRefused(memory, call, first.error)))
  if (again && first.outcome === 'accepted' && isKeyed(call))
    wrong.push(...(await againKept(memory, call, after)))
  return { outcome: first.outcome, ms: first.ms, result: first.result, wrong, after }
}

interface Outcome {
  readonly outcome: Tried['outcome']
  readonly ms: number
  readonly result: unknown
  readonly error: unknown
}

async function outcomeOf(memory: ScopedMemory, call: Call): Promise<Outcome> {
  const begun = process.cpuUsage()
  try {
    const result = await make(memory, call)
    return { outcome: 'accepted', ms: cpuMs(begun), result, error: null }
  } catch (error) {
    const outcome = RecollectError.isInstance(error) ? 'refused' : 'unhandled'
    return { outcome, ms: cpuMs(begun), result: null, error }
  }
}

/** Milliseconds of processor time since. */
function cpuMs(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}

async function againRefused(memory: ScopedMemory, call: Call, error: unknown): Promise<readonly string[]> {
  const second = await outcomeOf(memory, call)
  const codes = [error, second.error].map((one) => (RecollectError.isInstance(one) ? one.code : 'none'))
  return codes[0] === codes[1] ? [] : [`refused with ${codes.join(', then with ')}`]
}

/** A message with a key changes nothing the second time. */
async function againKept(memory: ScopedMemory, call: Call, after: string): Promise<readonly string[]> {
  await outcomeOf(memory, call)
  return (await snapshot(memory)) === after ? [] : ['a second call with the same key changed the memory']
}

const isKeyed = ({ path, args: [first] }: Call): boolean =>
  path === 'remember' &&
  typeof first === 'object' &&
  first !== null &&
  'key' in first &&
  first.key !== undefined

const OWN = Reflect.ownKeys(Object.prototype).length
const isPolluted = (): boolean => Reflect.ownKeys(Object.prototype).length !== OWN || 'polluted' in {}

const described = (error: unknown): string =>
  error instanceof Error
    ? `${error.name}: ${error.message.slice(0, 200)} ${(error.stack ?? '').split('\n')[1] ?? ''}`
    : typeof error
