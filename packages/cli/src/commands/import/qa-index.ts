import type { Context } from '../../context.ts'
import type { Say } from '../../errors/cli-error.ts'
import { parsedJson } from '../../input/json.ts'
import { withMemory } from '../../open-memory.ts'

export interface ImportedIndex {
  readonly pairs: number
  /** Pairs that were there already. */
  readonly skipped: number
}

const EXPORT = /^\s*\{\s*"type"\s*:\s*"recollect"/u
const INDEX = /"(?:structure"\s*:\s*"sequence-indexed-qa|qa_sequence)"/u

/** Whether a file is a `qa-index.json`; an export may speak of one, but begins in its own way. */
export const isQaIndex = (lines: readonly string[]): boolean =>
  !EXPORT.test(lines[0] ?? '') && lines.some((line) => INDEX.test(line))

/** Reads the index into the Q-A log of the scope, all or nothing. */
export async function importIndex(
  lines: readonly string[],
  where: Say,
  context: Context,
): Promise<ImportedIndex> {
  const index = parsedJson(lines.join('\n'), where, (t) => t.sessions.index.notJson)
  return withMemory(context, 'write', async ({ memory }) => {
    const { imported, skipped } = await memory.sessions.importIndex(index)
    return { pairs: imported, skipped }
  })
}
