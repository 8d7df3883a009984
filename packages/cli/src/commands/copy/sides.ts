import type { Cipher } from '@recollect/core/store'
import { loadConfig } from '../../config/load.ts'
import type { LoadedConfig, Settings } from '../../config/types.ts'
import type { Context } from '../../context.ts'
import { isForeign, placeOf, shownDatabase } from '../../database/address.ts'
import { CliError, usageError } from '../../errors/cli-error.ts'
import { configProblems } from '../../errors/config-problems.ts'
import { loadCipher } from '../../privacy/load-cipher.ts'

export const SIDES = ['from', 'to'] as const

export interface CopyArguments {
  /** As they were typed; null: the database of the configuration. */
  readonly from: string | null
  readonly to: string
  /** Null: every scope there is. */
  readonly scopes: readonly string[] | null
  /** The side that is not encrypted, though keys are configured. */
  readonly plain: (typeof SIDES)[number] | null
  /** The configuration that the source is opened with; null: that of the call. */
  readonly fromConfig: string | null
}

/** One of the two databases, and what opens it: the configuration, with its address and keys. */
export interface Side {
  readonly loaded: LoadedConfig
  readonly settings: Settings
  readonly cipher: Cipher | null
}

/** Each with its own keys: that is how a database is encrypted, decrypted, or given another index key. */
export async function sidesOf(
  args: CopyArguments,
  context: Context,
): Promise<{ readonly source: Side; readonly target: Side }> {
  const { cwd } = context.io
  const sourceConfig = await sourceLoaded(args, context)
  const source = await sideOf(sourceConfig, args.from, args.plain === 'from', cwd)
  const target = await sideOf(context.loaded, args.to, args.plain === 'to', cwd)
  if (source.settings.db === target.settings.db) throw usageError((t) => t.server.sameDatabase)
  return { source, target }
}

async function sideOf(loaded: LoadedConfig, db: string | null, plain: boolean, cwd: string): Promise<Side> {
  const settings = { ...loaded.settings, db: db === null ? loaded.settings.db : placeOf(db, cwd) }
  if (isForeign(settings.db)) {
    const shown = shownDatabase(settings.db)
    throw new CliError('INVALID_CONFIG', (t) => t.server.foreignAddress(shown))
  }
  const privacy = plain ? { ...settings.privacy, cipher: null } : settings.privacy
  const own = { ...loaded, settings: { ...settings, privacy } }
  return { loaded: own, settings: own.settings, cipher: await loadCipher(own) }
}

/** Another configuration for the source, or that of the call. */
async function sourceLoaded({ fromConfig }: CopyArguments, { loaded, io }: Context): Promise<LoadedConfig> {
  if (fromConfig === null) return loaded
  const flags = {
    ...NO_FLAGS,
    config: fromConfig,
    as: loaded.sources['as']?.from === 'flag' ? loaded.settings.as : undefined,
  }
  const other = await loadConfig(flags, loaded.env, io.cwd)
  if (other.errors.length === 0) return other
  throw new CliError('INVALID_CONFIG', (t) =>
    t.errors.badConfig(
      fromConfig,
      configProblems(other.errors, t)
        .map((line) => `  ${line}`)
        .join('\n'),
    ),
  )
}

const NO_FLAGS = {
  scope: undefined,
  db: undefined,
  json: false,
  lang: undefined,
  schema: undefined,
  model: undefined,
  modelUrl: undefined,
}
