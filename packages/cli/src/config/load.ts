import { defaultConfig, InvalidConfigError } from '@recollect/core'
import { parseConfig, own } from '@recollect/core/plugin'
import { withCustomFacts } from '@recollect/core/extraction'
import type { Config } from '@recollect/core'
import { discoveryOptions } from '@recollect/knowledge'
import { sessionOptions } from '@recollect/sessions'
import { z } from 'zod'
import type { Globals } from '../argv/globals.ts'
import type { Env } from '../argv/language.ts'
import { isForeign, shownDatabase } from '../database/address.ts'
import type { Say } from '../errors/cli-error.ts'
import { LANGS } from '../text/index.ts'
import { settle } from '../util/attempt.ts'
import { has, leaves } from '../util/objects.ts'
import type { Plain } from '../util/objects.ts'
import { NO_FILE, readConfigFile, shortName } from './file.ts'
import { ENVIRONMENT_KEYS, layerSettings } from './layers.ts'
import { secretOf } from './model.ts'
import { asksWho } from './privacy.ts'
import { cliSchema, LIBRARY_SECTIONS, SQLITE_DRIVERS } from './schema.ts'
import type { LoadedConfig, Settings, Source } from './types.ts'

/** Reads and checks every source of configuration. Prints nothing; what is wrong stands in the result. */
export async function loadConfig(
  flags: Globals,
  env: Env,
  cwd: string,
  withFile = true,
): Promise<LoadedConfig> {
  const read = withFile ? await readConfigFile(cwd, flags.config) : NO_FILE
  const { cli, library, sessions, discovery } = split(read.content)
  const plugins = pluginSettings(sessions, discovery)
  const parsedOwn = cliSchema.safeParse(cli)
  const parsedLibrary = parseConfig(library)
  const name = read.file === null ? '' : shortName(read.file)
  const { embedder = null, ...ownValues } = parsedOwn.success ? parsedOwn.data : {}
  const { settings, sources } = layerSettings(flags, { path: read.file, values: ownValues }, env, cwd)
  const customErrors = parsedLibrary.config === null ? [] : await refusedCustom(parsedLibrary.config)
  const ownErrors = [...problems(parsedOwn), ...plugins.errors]
  return {
    settings,
    library: parsedLibrary.config ?? defaultConfig,
    ...plugins.settings,
    embedder,
    key: secretOf(env),
    env,
    file: read.file,
    sources: {
      ...shorten(sources, name),
      ...librarySources(read.content, name),
      embedder: { from: embedder === null ? 'default' : 'file', name: embedder === null ? '' : name },
    },
    warnings: [...read.warnings, ...asIs(parsedLibrary.warnings), ...ignoredVariables(cli, env)],
    errors: [
      ...read.errors,
      ...asIs(ownErrors),
      ...asIs([...parsedLibrary.errors, ...customErrors]),
      ...badVariables(env),
      ...foreignAddress(settings.db),
      ...unasked(flags, settings),
    ],
  }
}

/** Of the plugins. */
const DEFAULTS = { sessions: sessionOptions.parse({}), discovery: discoveryOptions.parse({}) }

/** What the sections of plugins say; the defaults where a section is refused. */
function pluginSettings(sessions: unknown, discovery: unknown) {
  const parsed = {
    sessions: sessionOptions.safeParse(sessions),
    discovery: discoveryOptions.safeParse(discovery),
  }
  const settings = {
    sessions: parsed.sessions.data ?? DEFAULTS.sessions,
    discovery: parsed.discovery.data ?? DEFAULTS.discovery,
  }
  return { settings, errors: [...problems(parsed.sessions), ...problems(parsed.discovery)] }
}

const problems = ({ error }: z.ZodSafeParseResult<unknown>): readonly string[] =>
  error === undefined ? [] : z.prettifyError(error).split('\n')

/** The library's sections, those of its plugins, and the command's own keys. */
function split({ sessions = {}, discovery = {}, ...content }: Plain) {
  const sections: readonly string[] = LIBRARY_SECTIONS
  const entries = Object.entries(content)
  return {
    cli: Object.fromEntries(entries.filter(([key]) => !sections.includes(key))),
    library: Object.fromEntries(entries.filter(([key]) => sections.includes(key))),
    sessions,
    discovery,
  }
}

/** Patterns are checked here, so that every command tells of them before it does anything. */
async function refusedCustom(config: Config): Promise<readonly string[]> {
  const checked = await settle(withCustomFacts([], config))
  if (checked.ok) return []
  if (checked.error instanceof InvalidConfigError) return [checked.error.message]
  throw checked.error
}

const asIs = (lines: readonly string[]): Say[] => lines.map((line) => () => line)

const shorten = (sources: Readonly<Record<string, Source>>, file: string) =>
  Object.fromEntries(
    Object.entries(sources).map(([key, source]) => [
      key,
      source.from === 'file' ? { ...source, name: file } : source,
    ]),
  )

function librarySources(content: Plain, file: string): Record<string, Source> {
  const paths = leaves({ ...defaultConfig, ...DEFAULTS }).map(([path]) => path)
  return Object.fromEntries(
    paths.map((path): [string, Source] => [
      path,
      has(content, path) ? { from: 'file', name: file } : { from: 'default', name: '' },
    ]),
  )
}

function ignoredVariables(cli: Plain, env: Env): Say[] {
  return ENVIRONMENT_KEYS.filter(([key, name]) => env[name] && Object.hasOwn(cli, key)).map(
    ([key, name]): Say =>
      (t) =>
        t.errors.environmentIgnored(name, key),
  )
}

const foreignAddress = (db: string): Say[] =>
  isForeign(db) ? [(t) => t.server.foreignAddress(shownDatabase(db))] : []

/** Who says who they are expects to be held to it. */
const unasked = ({ as }: Globals, { privacy }: Settings): Say[] =>
  as === undefined || asksWho(privacy) ? [] : [(t) => t.safety.errors.noPrivacy]

/** Variables that take one of a few words. */
const CHOICES: readonly (readonly [string, readonly string[]])[] = [
  ['RECOLLECT_LANG', LANGS],
  ['RECOLLECT_SQLITE_DRIVER', SQLITE_DRIVERS],
]

const badVariables = (env: Env): Say[] =>
  CHOICES.flatMap(([name, choices]): Say[] => {
    const value = own(env, name)
    if (!value || choices.includes(value)) return []
    return [(t) => t.errors.notAChoice(name, value, choices.join(', '))]
  })
