import { RecollectError } from '@recollect/core'
import type { ErrorCode, ScopedMemory } from '@recollect/core'

/** A change that an edit made on its way. */
export interface Made {
  readonly change: string
  readonly did: 'add' | 'remove'
}

/** Somebody did something with the record since, or took it back already: by now it is theirs. */
const THEIRS: ReadonlySet<ErrorCode> = new Set(['CHANGE_NEEDED', 'CHANGE_UNDONE', 'NOT_FOUND'])

/**
 * Takes changes back, newest first. Where that fails too, the cause is told with how much is left; what was not foreseen goes to
 * `report`, or with the cause when that was not foreseen either.
 */
export async function takeBack(
  memory: ScopedMemory,
  made: readonly Made[],
  cause: unknown,
  report: (error: unknown) => void,
): Promise<void> {
  let left = made.length
  try {
    for (const one of made.toReversed()) {
      await undo(memory, one)
      left--
    }
  } catch (error) {
    const both = new AggregateError([cause, error], `${messageOf(cause)} ${remains(left)}`)
    if (!RecollectError.isInstance(cause)) throw both
    if (!RecollectError.isInstance(error)) report(error)
    throw new RecollectError(cause.code, both.message, { cause: both })
  }
}

async function undo(memory: ScopedMemory, { change, did }: Made): Promise<void> {
  try {
    await memory.undo(change)
  } catch (error) {
    if (!RecollectError.isInstance(error)) throw error
    const isGone = did === 'add' && error.code === 'CHANGE_FINAL'
    if (!isGone && !THEIRS.has(error.code)) throw error
  }
}

const remains = (count: number): string =>
  `${String(count)} of the changes made before it could not be taken back: look with read_graph.`

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
