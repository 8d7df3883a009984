import { dirname, resolve } from 'node:path'
import type { Globals } from '../argv/globals.ts'
import type { Env } from '../argv/language.ts'
import { localeLanguage } from '../argv/language.ts'
import { LANGS } from '../text/index.ts'
import type { CliConfigInput } from './schema.ts'
import type { Settings, Source } from './types.ts'

interface Layer {
  readonly source: (key: keyof Settings) => Source
  readonly values: Partial<Settings>
}

const ENVIRONMENT = { db: 'RECOLLECT_DB', scope: 'RECOLLECT_SCOPE', lang: 'RECOLLECT_LANG' } as const
export const ENVIRONMENT_KEYS = Object.entries(ENVIRONMENT)

export interface Layered {
  readonly settings: Settings
  readonly sources: Readonly<Record<string, Source>>
}

/** Flags > file > environment > defaults. Paths are made absolute where they were written. */
export function layerSettings(
  flags: Globals,
  file: { readonly path: string | null; readonly values: CliConfigInput },
  env: Env,
  cwd: string,
): Layered {
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
  const pick = <K extends keyof Settings>(key: K): Settings[K] => {
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
    timeZone: pick('timeZone'),
  }
  return { settings, sources }
}

const withoutUndefined = (values: {
  readonly [K in keyof Settings]?: Settings[K] | undefined
}): Partial<Settings> => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const flagValues = ({ db, scope, lang }: Globals, cwd: string) =>
  withoutUndefined({ db: db && resolve(cwd, db), scope, lang })

const fileValues = (file: { path: string | null; values: CliConfigInput }, cwd: string) =>
  withoutUndefined({
    ...file.values,
    db: file.values.db && resolve(file.path === null ? cwd : dirname(file.path), file.values.db),
  })

function environmentValues(env: Env, cwd: string): Partial<Settings> {
  const db = env[ENVIRONMENT.db]
  const lang = LANGS.find((one) => one === env[ENVIRONMENT.lang])
  return withoutUndefined({
    db: db ? resolve(cwd, db) : undefined,
    scope: env[ENVIRONMENT.scope] || undefined,
    lang,
  })
}

const defaults = (env: Env, cwd: string): Settings => ({
  db: resolve(cwd, 'recollect.db'),
  scope: 'default',
  lang: localeLanguage(env),
  languages: ['zh', 'en'],
  register: 'polite',
  durability: 'full',
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
})
