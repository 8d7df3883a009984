import { InvalidImportError } from '@recollect/core'
import { textHash } from '@recollect/core/plugin'
import type { ImportLines, ImportSource } from '../api.ts'
import { recordsOf } from './read-records.ts'
import type { Line, Readers } from './read-records.ts'

/** Records that were all read and found to be of an export. */
export interface CheckedRecords {
  /** Ids of all cards among them: a card may point at one that comes after it. */
  readonly cards: ReadonlySet<string>
  /** All of them in their order, at most so many at once; may be asked for again. @throws InvalidImportError when they are others then. */
  batches(size: number): AsyncIterable<readonly Line[]>
}

/**
 * Reads every line before the first record is written. Lines that can be had once are held; those of a function are asked for anew, and
 * nothing but ids is held of them.
 */
export async function checkedRecords(source: ImportSource, readers: Readers): Promise<CheckedRecords> {
  const cards = new Set<string>()
  const note = ({ record }: Line) => {
    if (record.type === 'card') cards.add(record.id)
  }
  if (typeof source === 'function') {
    const read = new Mark()
    for await (const line of recordsOf(read.of(source()), readers)) note(line)
    return { cards, batches: (size) => gathered(unchanged(source, read, readers), size) }
  }
  const held: Line[] = []
  for await (const line of recordsOf(source, readers)) held.push(line)
  held.forEach(note)
  return { cards, batches: (size) => gathered(held, size) }
}

/** What tells lines from other lines, without holding them. */
class Mark {
  #value = ''
  #lines = 0

  /** The same lines, marked as they are read. */
  async *of(lines: ImportLines): AsyncGenerator<string, void, undefined> {
    for await (const line of lines) {
      this.#value = textHash(`${this.#value}${line}`)
      this.#lines += 1
      yield line
    }
  }

  isOf(other: Mark): boolean {
    return this.#value === other.#value && this.#lines === other.#lines
  }

  get lines(): number {
    return this.#lines
  }
}

/** What was checked the first time must be what is written. */
async function* unchanged(
  source: () => ImportLines,
  read: Mark,
  readers: Readers,
): AsyncGenerator<Line, void, undefined> {
  const again = new Mark()
  yield* recordsOf(again.of(source()), readers)
  if (!again.isOf(read)) {
    throw new InvalidImportError(
      again.lines,
      'The lines changed while they were read. Import them again when nobody writes them.',
    )
  }
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
