import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONFIG_FILES } from '../../config/file.ts'
import type { Context } from '../../context.ts'
import { CliError } from '../../errors/cli-error.ts'
import { withMemory } from '../../open-memory.ts'
import type { InitArguments } from './spec.ts'
import { configText } from './template.ts'

export interface Initialised {
  readonly config: string
  readonly db: string
  /** False: the database was there and keeps what it holds. */
  readonly created: boolean
}

/** Writes the configuration and creates the database. Refuses to overwrite a file unless forced; data is never touched. */
export async function init({ format, force }: InitArguments, context: Context): Promise<Initialised> {
  const { cwd } = context.io
  const { settings } = context.loaded
  const there = CONFIG_FILES.map((name) => join(cwd, name)).find((file) => existsSync(file))
  if (there !== undefined && !force) throw new CliError('FILE_EXISTS', (t) => t.errors.fileExists(there))
  const created = !existsSync(settings.db)
  const config = join(cwd, `recollect.config.${format}`)
  await withMemory(context, 'write', () => writeFile(config, configText(format, settings, cwd)))
  return { config, db: settings.db, created }
}
