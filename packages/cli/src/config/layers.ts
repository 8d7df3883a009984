import { dirname } from 'node:path'
import type { Globals } from '../argv/globals.ts'
import type { Env } from '../argv/language.ts'
import { localeLanguage } from '../argv/language.ts'
import { placeOf } from '../database/address.ts'
import { LANGS } from '../text/index.ts'
import { field, leaves } from '../util/objects.ts'
import { modelSettings, modelSources } from './model.ts'
import { privacySettings, systemUser } from './privacy.ts'
import { SQLITE_DRIVERS } from './schema.ts'
import type { CliConfigInput } from './schema.ts'
import type { ServerSettings, Settings, Source } from './types.ts'

/** Settings that are one value; those of a server or a model are a group of their own. */
type Single = Omit<Settings, 'postgres' | 'model' | 'privacy'>

interface Layer {
  readonly source: (key: keyof Single) => Source
  readonly values: Partial<Single>
}

const ENVIRONMENT = {
  db: 'RECOLLECT_DB',
  scope: 'RECOLLECT_SCOPE',
  lang: 'RECOLLECT_LANG',
  as: 'RECOLLECT_AS',
  sqliteDriver: 'RECOLLECT_SQLITE_DRIVER',
} as const
export const ENVIRONMENT_KEYS = Object.entries(ENVIRONMENT)

interface FileLayer {
  readonly path: string | null
  readonly values: CliConfigInput
}

export interface Layered {
  readonly settings: Settings
  readonly sources: Readonly<Record<string, Source>>
}

/** Flags > file > environment > defaults. Paths are made absolute where they were written. */
export function layerSettings(flags: Globals, file: FileLayer, env: Env, cwd: string): Layered {
  const layers: readonly Layer[] = [
    { source: (key) => ({ from: 'flag', name: `--${key}` }), values: flagValues(flags, cwd) },
    { source: () => ({ from: 'file', name: file.path ?? '' }), values: fileValues(file, cwd) },
    {
      source: (key) => ({ from: 'environment', name: ENVIRONMENT_KEYS.find(([k]) => k === key)?.[1] ?? '' }),
      values: environmentValues(env, cwd),
    },
  ]
  const base = defaults(env, cwd)
  const sources: Record<string, Source> = {}
  const pick = <K extends keyof Single>(key: K): Single[K] => {
    const layer = layers.find(({ values }) => values[key] !== undefined)
    sources[key] = layer?.source(key) ?? { from: 'default', name: '' }
    return layer?.values[key] ?? base[key]
  }
  const settings: Settings = {
    db: pick('db'),
    scope: pick('scope'),
    lang: pick('lang'),
    languages: pick('languages'),
    register: pick('register'),
    durability: pick('durability'),
    sqliteDriver: pick('sqliteDriver'),
    timeZone: pick('timeZone'),
    as: pick('as'),
    origins: pick('origins'),
    allowedHosts: pick('allowedHosts'),
    privacy: privacySettings(file.values.privacy, folderOf(file, cwd)),
    postgres: serverSettings(flags, file.values),
    model: modelSettings(flags, file.values, env),
  }
  return {
    settings,
    sources: { ...sources, ...groupSources(flags, file, env) },
  }
}

const groupSources = (flags: Globals, file: FileLayer, env: Env): Record<string, Source> => ({
  ...serverSources(flags, file),
  ...modelSources(flags, file, env),
  ...privacySources(file),
})

/** Where paths of a file start. */
const folderOf = ({ path }: FileLayer, cwd: string): string => (path === null ? cwd : dirname(path))

const withoutUndefined = (values: {
  readonly [K in keyof Single]?: Single[K] | undefined
}): Partial<Single> => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const flagValues = ({ db, scope, lang, as }: Globals, cwd: string) =>
  withoutUndefined({ db: db && placeOf(db, cwd), scope, lang, as })

const fileValues = (file: FileLayer, cwd: string) =>
  withoutUndefined({
    ...singleValues(file.values),
    db: file.values.db && placeOf(file.values.db, folderOf(file, cwd)),
  })

function environmentValues(env: Env, cwd: string): Partial<Single> {
  const db = env[ENVIRONMENT.db]
  const lang = LANGS.find((one) => one === env[ENVIRONMENT.lang])
  return withoutUndefined({
    db: db ? placeOf(db, cwd) : undefined,
    scope: env[ENVIRONMENT.scope] || undefined,
    lang,
    as: env[ENVIRONMENT.as] || undefined,
    sqliteDriver: SQLITE_DRIVERS.find((one) => one === env[ENVIRONMENT.sqliteDriver]),
  })
}

const defaults = (env: Env, cwd: string): Single => ({
  db: placeOf('recollect.db', cwd),
  scope: 'default',
  lang: localeLanguage(env),
  languages: ['zh', 'en'],
  register: 'polite',
  durability: 'full',
  sqliteDriver: 'better-sqlite3',
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  as: systemUser(),
  origins: [],
  allowedHosts: [],
})

const DEFAULT_SCHEMA = 'recollect'

const singleValues = ({ postgres: _, model: __, embedder: ___, privacy: ____, ...values }: CliConfigInput) =>
  values

/** Options of the command line count more than the file; there are no variables for them. */
function serverSettings(flags: Globals, { postgres }: CliConfigInput): ServerSettings {
  const { schema, poolSize, partitions, grantTo, vectors, prepare, replicaUrl } = postgres ?? {}
  return {
    schema: flags.schema ?? schema ?? DEFAULT_SCHEMA,
    ...field('poolSize', poolSize),
    ...field('partitions', partitions),
    ...field('grantTo', grantTo),
    ...field('vectors', vectors),
    ...field('prepare', prepare),
    ...field('replicaUrl', replicaUrl),
  }
}

function serverSources({ schema }: Globals, { path, values }: FileLayer): Record<string, Source> {
  const inFile = leaves({ postgres: { ...values.postgres } }).map(([key]): [string, Source] => [
    key,
    { from: 'file', name: path ?? '' },
  ])
  const given: [string, Source][] =
    schema === undefined ? [] : [['postgres.schema', { from: 'flag', name: '--schema' }]]
  return Object.fromEntries([...inFile, ...given])
}

const privacySources = ({ path, values }: FileLayer): Record<string, Source> =>
  Object.fromEntries(
    leaves({ privacy: { ...values.privacy } }).map(([key]): [string, Source] => [
      // Keys are shown where they are used: with the cipher.
      key.replace(/^privacy\.(keys|current|indexKey|seal)(?=\.|$)/u, 'privacy.cipher.$1'),
      { from: 'file', name: path ?? '' },
    ]),
  )
