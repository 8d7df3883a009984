import type { ImportLines, ImportSource } from '../../api/memory.ts'
import { recordsOf } from './read-records.ts'
import type { Line } from './read-records.ts'

/** Records that were all read and found to be of an export. */
export interface CheckedRecords {
  /** Ids of all cards among them: a card may point at one that comes after it. */
  readonly cards: ReadonlySet<string>
  /** All of them in their order, at most so many at once; may be asked for again. */
  batches(size: number): AsyncIterable<readonly Line[]>
}

/**
 * Reads every line before the first record is written. Lines that can be had once are held; those of a function are asked for anew, and
 * nothing but ids is held of them.
 */
export async function checkedRecords(source: ImportSource): Promise<CheckedRecords> {
  const cards = new Set<string>()
  if (typeof source === 'function') {
    for await (const { record } of recordsOf(source())) if (record.type === 'card') cards.add(record.id)
    return { cards, batches: (size) => gathered(recordsOf(source()), size) }
  }
  const held = await allOf(source)
  for (const { record } of held) if (record.type === 'card') cards.add(record.id)
  return { cards, batches: (size) => gathered(held, size) }
}

async function allOf(lines: ImportLines): Promise<readonly Line[]> {
  const held: Line[] = []
  for await (const line of recordsOf(lines)) held.push(line)
  return held
}

async function* gathered(
  lines: AsyncIterable<Line> | Iterable<Line>,
  size: number,
): AsyncGenerator<readonly Line[], void, undefined> {
  let some: Line[] = []
  for await (const line of lines) {
    some.push(line)
    if (some.length < size) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
}
