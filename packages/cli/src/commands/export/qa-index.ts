import type { QaIndex, ScopedMemory } from '@recollect/core'
import type { Context } from '../../context.ts'
import { writeWhole } from '../../io/write-whole.ts'

export interface ExportedIndex {
  readonly scope: string
  readonly pairs: number
  /** Null: it went to standard output. */
  readonly file: string | null
  /** The index itself, only with `--json` and no file, so that standard output stays one document. */
  readonly index?: QaIndex
}

/** Writes the Q-A log as `qa-index.json`. */
export async function exportIndex(
  { scope, sessions }: ScopedMemory,
  file: string | null,
  { io, json }: Context,
): Promise<ExportedIndex> {
  const index = await sessions.exportIndex()
  const pairs = index.metadata.total_qa_pairs
  if (file === null && json) return { scope, file, pairs, index }
  const text = JSON.stringify(index, null, 2)
  if (file === null) await io.stdout.write(`${text}\n`)
  else await writeWhole(file, once(text), io)
  return { scope, file, pairs }
}

async function* once(text: string): AsyncIterable<string> {
  yield await Promise.resolve(text)
}
