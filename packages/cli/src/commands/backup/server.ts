import type { Backup } from '@recollect/store-sqlite'
import type { Context } from '../../context.ts'
import { openStore } from '../../database/open.ts'
import { withStore } from '../../database/with-store.ts'
import { CliError } from '../../errors/cli-error.ts'
import { loadCipher } from '../../privacy/load-cipher.ts'

/** Of a server: every scope copied into a file and compared. Each scope is as it is at one moment. */
export async function backupServer(to: string, { loaded, io }: Context): Promise<Backup> {
  const [{ writeBackup }, { copyStore }, cipher] = await Promise.all([
    import('@recollect/store-sqlite'),
    import('@recollect/transfer'),
    loadCipher(loaded),
  ])
  const { settings } = loaded
  const stop = new AbortController()
  const release = io.onInterrupt(() => stop.abort())
  const fill = (partial: string): Promise<void> =>
    withStore(openStore(settings, cipher), (from) =>
      withStore(openStore({ ...settings, db: partial }, cipher), async (target) => {
        const { stopped } = await copyStore(from, target, { signal: stop.signal })
        if (stopped) throw new CliError('INTERRUPTED', (t) => t.errors.interrupted)
      }),
    )
  try {
    return await writeBackup({ to, driver: settings.sqliteDriver }, fill)
  } catch (error) {
    if (!stop.signal.aborted) throw error
    throw new CliError('INTERRUPTED', (t) => t.errors.interrupted, { cause: error })
  } finally {
    release()
  }
}
