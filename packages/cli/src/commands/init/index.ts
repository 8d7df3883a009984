import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONFIG_FILES } from '../../config/file.ts'
import type { Settings } from '../../config/types.ts'
import type { Context } from '../../context.ts'
import { isServer, shownDatabase, withoutPassword } from '../../database/address.ts'
import { loadPostgres, storeOptions } from '../../database/server.ts'
import { CliError } from '../../errors/cli-error.ts'
import { withMemory } from '../../open-memory.ts'
import type { InitArguments } from './spec.ts'
import { configText } from './template.ts'

export interface Initialised {
  readonly config: string
  readonly db: string
  /** False: the database was there and keeps what it holds. */
  readonly created: boolean
  /** The address had a password, which is not written down. */
  readonly passwordLeftOut: boolean
}

/** Writes the configuration and creates the database. Refuses to overwrite a file unless forced; data is never touched. */
export async function init({ format, force }: InitArguments, context: Context): Promise<Initialised> {
  const { cwd } = context.io
  const { settings } = context.loaded
  const there = CONFIG_FILES.map((name) => join(cwd, name)).find((file) => existsSync(file))
  if (there !== undefined && !force) throw new CliError('FILE_EXISTS', (t) => t.errors.fileExists(there))
  const db = withoutPassword(settings.db)
  if (db === null) throw new CliError('INVALID_CONFIG', (t) => t.server.unclearAddress)
  const created = !(await isThere(settings))
  const config = join(cwd, `recollect.config.${format}`)
  const text = configText(format, { ...settings, db }, cwd)
  await withMemory(context, 'write', () => writeFile(config, text))
  const passwordLeftOut = isServer(db) && db !== new URL(settings.db).href
  return { config, db: shownDatabase(settings.db), created, passwordLeftOut }
}

async function isThere({ db, postgres }: Settings): Promise<boolean> {
  if (!isServer(db)) return existsSync(db)
  const { postgresSchema } = await loadPostgres()
  return (await postgresSchema(storeOptions(db, postgres))).state !== 'missing'
}
