import { own } from '@recollect/core/plugin'
import { command } from '../argv/command.ts'
import { MODEL_OPTIONS } from '../argv/models.ts'
import type { Settings, Source } from '../config/types.ts'
import type { Context } from '../context.ts'
import { shownDatabase } from '../database/address.ts'
import { configProblems } from '../errors/config-problems.ts'
import { EXIT } from '../errors/exit-codes.ts'
import { embedderName } from '../models/embedder.ts'
import { shownUrl } from '../models/server.ts'
import { safe } from '../render/safe.ts'
import { table } from '../render/table.ts'
import type { View } from '../render/view.ts'
import { field, leaves } from '../util/objects.ts'

interface ShownConfig {
  readonly file: string | null
  /** By dotted path, with where each value comes from. */
  readonly values: Readonly<Record<string, { readonly value: unknown; readonly source: Source }>>
  readonly warnings: readonly string[]
  readonly errors: readonly string[]
}

const DEFAULT: Source = { from: 'default', name: '' }

/** What applies, and why. Opens nothing. */
function showConfig(_options: null, { loaded, text }: Context): Promise<ShownConfig> {
  const { settings, library, sessions, discovery, key } = loaded
  const paths = leaves({
    ...shown(settings),
    embedder: embedderName(loaded),
    ...library,
    sessions,
    discovery,
  })
  const keySource: Source = key === null ? DEFAULT : { from: 'environment', name: key.from }
  return Promise.resolve({
    file: loaded.file,
    values: {
      ...Object.fromEntries(
        paths.map(([path, value]) => [path, { value, source: own(loaded.sources, path) ?? DEFAULT }]),
      ),
      // The key itself is nobody's to read.
      'model.key': { value: key === null ? null : 'set', source: keySource },
    },
    warnings: configProblems(loaded.warnings, text),
    errors: configProblems(loaded.errors, text),
  })
}

/** Passwords are nobody's to read. */
function shown(settings: Settings): Settings {
  const { db, postgres, model } = settings
  const { replicaUrl } = postgres
  return {
    ...settings,
    db: shownDatabase(db),
    postgres: { ...postgres, ...field('replicaUrl', replicaUrl && shownDatabase(replicaUrl)) },
    model: { ...model, baseURL: model.baseURL === null ? null : shownUrl(model.baseURL) },
  }
}

function renderConfig({ file, values, warnings, errors }: ShownConfig, view: View): string {
  const { text, colors } = view
  const { config } = text.output
  const rows = Object.entries(values).map(([path, { value, source }]) => [
    path,
    safe(JSON.stringify(value)),
    colors.dim(origin(source, view)),
  ])
  return [
    file === null ? config.noFile : config.file(file),
    table(rows),
    ...warnings.map((line) => colors.yellow(text.trace.line(text.errors.warning, line))),
    ...errors.map((line) => colors.red(text.trace.line(text.errors.title, line))),
  ].join('\n')
}

function origin({ from, name }: Source, { text }: View): string {
  const kind = text.output.config.source[from]
  return text.dates.note(name === '' ? kind : `${kind} ${name}`).trimStart()
}

export const spec = command({
  name: 'config',
  options: MODEL_OPTIONS,
  configFile: 'tolerated',
  read: () => null,
  run: showConfig,
  render: renderConfig,
  exit: ({ errors }) => (errors.length > 0 ? EXIT.refused : EXIT.ok),
})
