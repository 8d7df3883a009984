import type { MemoryFileReport } from '@recollect/mcp'
import type { Context } from '../../context.ts'
import type { ByteSource } from '../../input/bytes.ts'
import { decode } from '../../input/decode.ts'
import { linesOf } from '../../input/lines.ts'
import { bar } from '../../io/progress.ts'
import { openForImport } from './open.ts'

/** A `memory.jsonl` of the reference MCP memory server. */
export interface ImportedGraph {
  readonly format: 'memory-jsonl'
  readonly graph: MemoryFileReport
}

/** Reads it as facts, all or nothing. */
export async function importMemory(
  source: ByteSource,
  dryRun: boolean,
  context: Context,
): Promise<ImportedGraph> {
  const lines: string[] = []
  for await (const { text } of linesOf(decode(source.pieces, source.where))) lines.push(text)
  const { importMemoryFile } = await import('@recollect/mcp')
  const { imports } = context.text
  return openForImport(dryRun, context, async (memory) => {
    const shown = await bar(context, imports.bar, imports.progress)
    try {
      const graph = await importMemoryFile(memory, lines, {
        dryRun,
        onProgress: async ({ done, total }) => shown?.update(done, total, done),
      })
      return { format: 'memory-jsonl', graph }
    } finally {
      shown?.end()
    }
  })
}
