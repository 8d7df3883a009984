import { own } from '@recollect/core/plugin'
import type { Globals } from '../argv/globals.ts'
import type { Env } from '../argv/language.ts'
import { field, leaves } from '../util/objects.ts'
import type { CliConfigInput } from './schema.ts'
import type { ModelSettings, Secret, Source } from './types.ts'

/** The variables of each, the one that counts more first. */
const MODEL_VARIABLES = {
  name: ['RECOLLECT_MODEL', 'OPENAI_MODEL'],
  baseURL: ['RECOLLECT_MODEL_URL', 'OPENAI_BASE_URL'],
  key: ['RECOLLECT_MODEL_KEY', 'OPENAI_API_KEY'],
} as const

type Flags = Pick<Globals, 'model' | 'modelUrl'>

/** An empty variable is none. */
const variableOf = (env: Env, names: readonly string[]): string | undefined =>
  names.find((name) => own(env, name)?.trim())

const valueOf = (env: Env, names: readonly string[]): string | undefined => {
  const name = variableOf(env, names)
  return name === undefined ? undefined : own(env, name)?.trim()
}

/** Flags > file > environment. */
export function modelSettings(
  { model: flagName, modelUrl }: Flags,
  { model: file = {} }: CliConfigInput,
  env: Env,
): ModelSettings {
  const { structured, prices, maxTokens, timeout } = file
  return {
    name: flagName ?? file.name ?? valueOf(env, MODEL_VARIABLES.name) ?? null,
    baseURL: modelUrl ?? file.baseURL ?? valueOf(env, MODEL_VARIABLES.baseURL) ?? null,
    ...field('structured', structured),
    ...field('prices', prices),
    ...field('maxTokens', maxTokens),
    ...field('timeout', timeout),
  }
}

/** Where each value comes from, by dotted path. */
export function modelSources(
  flags: Flags,
  { path, values }: { readonly path: string | null; readonly values: CliConfigInput },
  env: Env,
): Record<string, Source> {
  const variables = (['name', 'baseURL'] as const).flatMap((key): [string, Source][] => {
    const name = variableOf(env, MODEL_VARIABLES[key])
    return name === undefined ? [] : [[`model.${key}`, { from: 'environment', name }]]
  })
  const inFile = leaves({ model: { ...values.model } }).map(([key]): [string, Source] => [
    key,
    { from: 'file', name: path ?? '' },
  ])
  return {
    ...Object.fromEntries([...variables, ...inFile]),
    ...(flags.model === undefined ? {} : { 'model.name': { from: 'flag', name: '--model' } }),
    ...(flags.modelUrl === undefined ? {} : { 'model.baseURL': { from: 'flag', name: '--model-url' } }),
  }
}

/** The key, from the environment alone: a file is shared, and an option stands in the list of processes. */
export function secretOf(env: Env): Secret | null {
  const from = variableOf(env, MODEL_VARIABLES.key)
  const value = from === undefined ? undefined : own(env, from)?.trim()
  return from === undefined || value === undefined ? null : { from, reveal: () => value }
}
