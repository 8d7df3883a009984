import type { ImportResult } from '@recollect/core'
import type { Context } from '../../context.ts'
import { openSource } from '../../input/decode.ts'
import { linesOf } from '../../input/lines.ts'
import { withMemory } from '../../open-memory.ts'
import type { ImportArguments } from './spec.ts'

/** Reads what `export` wrote into the scope, all or nothing. */
export async function importScope({ file }: ImportArguments, context: Context): Promise<ImportResult> {
  // Read to the end first: a slow pipe must not keep the database locked, and bad bytes must not open it.
  const lines: string[] = []
  for await (const { text } of linesOf(openSource(file, context.io).text)) lines.push(text)
  return withMemory(context, 'write', ({ memory }) => memory.import(lines))
}
