import type { MemoryFileReport } from '@recollect/mcp'
import type { Context } from '../../context.ts'
import type { ByteSource } from '../../input/bytes.ts'
import { decode } from '../../input/decode.ts'
import { linesOf } from '../../input/lines.ts'
import { bar } from '../../io/progress.ts'
import { attempt } from '../../util/attempt.ts'
import { openForImport } from './open.ts'
import type { ImportArguments } from './arguments.ts'

/** A `memory.jsonl` of the reference MCP memory server. */
export interface ImportedGraph {
  readonly format: 'memory-jsonl'
  readonly graph: MemoryFileReport
}

/** Reads it as facts, all or nothing. */
export async function importMemory(
  source: ByteSource,
  { dryRun, skipUnreadable }: Pick<ImportArguments, 'dryRun' | 'skipUnreadable'>,
  context: Context,
): Promise<ImportedGraph> {
  const lines = await linesIn(source)
  const { importMemoryFile } = await import('@recollect/mcp')
  const { imports } = context.text
  return openForImport(dryRun, context, async (memory) => {
    const shown = await bar(context, imports.bar, imports.progress)
    try {
      const graph = await importMemoryFile(memory, lines, {
        dryRun,
        skipUnreadable,
        onProgress: async ({ done, total }) => shown?.update(done, total, done),
      })
      return { format: 'memory-jsonl', graph }
    } finally {
      shown?.end()
    }
  })
}

/** A line each; of a list in one document, an element each. */
async function linesIn(source: ByteSource): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const { text } of linesOf(decode(source.pieces, source.where))) lines.push(text)
  if (
    !lines
      .find((line) => line.trim() !== '')
      ?.trimStart()
      .startsWith('[')
  )
    return lines
  const list = attempt((): unknown => JSON.parse(lines.join('\n')))
  return list.ok && Array.isArray(list.value) ? list.value.map((one) => JSON.stringify(one)) : lines
}
