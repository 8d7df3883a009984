import type { ImportFormat } from '@recollect/importers'
import type { Context } from '../../context.ts'
import { bar } from '../../io/progress.ts'
import { field } from '../../util/objects.ts'
import type { ImportedRecords } from './imported.ts'
import { openForImport } from './open.ts'
import type { ImportArguments } from './arguments.ts'

/** Reads a file of another system, and writes what is in it. Ctrl-C ends it between two transactions. */
export async function importRecords(
  format: ImportFormat,
  bytes: Uint8Array,
  { file, dryRun, user, trust, encoding, columns }: ImportArguments,
  context: Context,
): Promise<ImportedRecords> {
  const { importInto, readImport } = await import('@recollect/importers')
  const { records, quoted } = readImport(bytes, {
    format,
    trust,
    fields: columns,
    ...field('user', user),
    ...field('encoding', encoding),
    ...field('name', file ?? undefined),
  })
  const stop = new AbortController()
  const release = context.io.onInterrupt(() => stop.abort())
  const { imports } = context.text
  return openForImport(dryRun, context, async (memory) => {
    const shown = await bar(context, imports.bar, imports.progress)
    try {
      const report = await importInto(memory, records, {
        dryRun,
        signal: stop.signal,
        onProgress: async ({ done, total, found }) => shown?.update(done, total, found),
      })
      return { format, quoted, report }
    } finally {
      shown?.end()
      release()
    }
  })
}
