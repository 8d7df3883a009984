import type { ImportResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { openSource } from '../../input/decode.ts'
import { linesOf } from '../../input/lines.ts'
import { withMemory } from '../../open-memory.ts'
import { importIndex, isQaIndex } from './qa-index.ts'
import type { ImportedIndex } from './qa-index.ts'
import type { ImportArguments } from './spec.ts'

/** Reads what `export` wrote, or a `qa-index.json`, into the scope, all or nothing. */
export async function importScope(
  { file }: ImportArguments,
  context: Context,
): Promise<ImportResult | ImportedIndex> {
  // Read to the end first: a slow pipe must not keep the database locked, and bad bytes must not open it.
  const lines: string[] = []
  const source = openSource(file, context.io)
  for await (const { text } of linesOf(source.text)) lines.push(text)
  if (isQaIndex(lines)) return importIndex(lines, source.where, context)
  return withMemory(context, 'write', ({ memory }) => memory.import(lines))
}
