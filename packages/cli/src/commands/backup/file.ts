import type { Backup } from '@recollect/store-sqlite'
import type { Context } from '../../context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { progress } from '../../io/progress.ts'

/** Of a file, page by page; Ctrl-C leaves nothing behind. */
export async function backupFile(to: string, context: Context): Promise<Backup> {
  const { backupSqlite } = await import('@recollect/store-sqlite')
  const { bar, progress: line } = context.text.safety.backup
  const { settings } = context.loaded
  const shown = await progress(context, bar, line)
  const stop = new AbortController()
  const release = context.io.onInterrupt(() => stop.abort())
  try {
    return await backupSqlite({
      file: settings.db,
      driver: settings.sqliteDriver,
      to,
      signal: stop.signal,
      onProgress: (done, total) => void shown?.update(done, total, 0),
    })
  } catch (error) {
    if (!stop.signal.aborted) throw error
    throw new CliError('INTERRUPTED', (t) => t.errors.interrupted, { cause: error })
  } finally {
    shown?.end()
    release()
  }
}
