import type { Settings, Source } from '../../config/types.ts'
import type { Context } from '../../context.ts'
import { shownDatabase } from '../../database/address.ts'
import { configProblems } from '../../errors/config-problems.ts'
import { field, leaves } from '../../util/objects.ts'

export interface ShownConfig {
  readonly file: string | null
  /** By dotted path, with where each value comes from. */
  readonly values: Readonly<Record<string, { readonly value: unknown; readonly source: Source }>>
  readonly warnings: readonly string[]
  readonly errors: readonly string[]
}

const DEFAULT: Source = { from: 'default', name: '' }

/** What applies, and why. Opens nothing. */
export function showConfig(_options: null, { loaded, text }: Context): Promise<ShownConfig> {
  const embedder = loaded.embedder?.model ?? null
  const { settings, library } = loaded
  const paths = leaves({ ...shown(settings), embedder, ...library })
  return Promise.resolve({
    file: loaded.file,
    values: Object.fromEntries(
      paths.map(([path, value]) => [path, { value, source: loaded.sources[path] ?? DEFAULT }]),
    ),
    warnings: configProblems(loaded.warnings, text),
    errors: configProblems(loaded.errors, text),
  })
}

/** Passwords are nobody's to read. */
function shown(settings: Settings): Settings {
  const { db, postgres } = settings
  const { replicaUrl } = postgres
  return {
    ...settings,
    db: shownDatabase(db),
    postgres: { ...postgres, ...field('replicaUrl', replicaUrl && shownDatabase(replicaUrl)) },
  }
}
