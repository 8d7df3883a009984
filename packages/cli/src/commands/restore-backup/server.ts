import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Context } from '../../context.ts'
import { shownDatabase } from '../../database/address.ts'
import { checkDatabase, openStore } from '../../database/open.ts'
import { withStore } from '../../database/with-store.ts'
import { CliError } from '../../errors/cli-error.ts'
import { loadCipher } from '../../privacy/load-cipher.ts'
import { scopeNames } from '../copy/scope-names.ts'

/** Copies a backup into a schema that holds nothing yet, and compares what arrived. Returns how many scopes there were. */
export async function restoreToServer(from: string, { loaded }: Context): Promise<number> {
  const { settings } = loaded
  await checkDatabase(settings, 'write')
  const [{ copyStore }, cipher] = await Promise.all([import('@recollect/transfer'), loadCipher(loaded)])
  return withStore(openStore(settings, cipher), async (target) => {
    if ((await scopeNames(target)).length > 0) {
      throw new CliError('FILE_EXISTS', (t) => t.safety.errors.notEmpty(shownDatabase(settings.db)))
    }
    // One of an older version is brought up to date first, which the backup itself must not be.
    return withCopyOf(from, (copy) =>
      withStore(openStore({ ...settings, db: copy }, cipher), async (source) => {
        const { scopes } = await copyStore(source, target)
        return scopes.length
      }),
    )
  })
}

/** A copy in a directory of this user alone, which is gone afterwards. */
async function withCopyOf<T>(file: string, work: (copy: string) => Promise<T>): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'recollect-'))
  try {
    const copy = join(directory, 'backup.db')
    copyFileSync(file, copy)
    return await work(copy)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
