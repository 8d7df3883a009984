import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CliError } from '../errors/cli-error.ts'
import type { Say } from '../errors/cli-error.ts'
import { settle } from '../util/attempt.ts'
import { isPlain } from '../util/objects.ts'
import type { Plain } from '../util/objects.ts'

/** The first one that is there is used. */
export const CONFIG_FILES = ['recollect.config.ts', 'recollect.config.js', 'recollect.config.json'] as const

export interface ConfigFile {
  /** Absolute; null when there is none. */
  readonly file: string | null
  readonly content: Plain
  readonly warnings: readonly Say[]
  readonly errors: readonly Say[]
}

export const NO_FILE: ConfigFile = { file: null, content: {}, warnings: [], errors: [] }

/** Reads `--config`, or the configuration in the directory. Only that directory is looked at, not those above it. */
export async function readConfigFile(cwd: string, named: string | undefined): Promise<ConfigFile> {
  const found = named === undefined ? CONFIG_FILES.filter((name) => existsSync(join(cwd, name))) : [named]
  const [first, ...others] = found
  if (first === undefined) return NO_FILE
  const file = resolve(cwd, first)
  if (!existsSync(file)) throw new CliError('FILE_UNREADABLE', (t) => t.errors.fileMissing(file))
  const shadowed: Say[] = others.length > 0 ? [(t) => t.errors.configShadowed(first, others.join(', '))] : []
  const loaded = await settle(load(file))
  if (!loaded.ok) {
    return { file, content: {}, warnings: shadowed, errors: [loadProblem(file, loaded.error)] }
  }
  if (!isPlain(loaded.value)) {
    return { file, content: {}, warnings: shadowed, errors: [(t) => t.errors.configNotObject] }
  }
  return { file, content: loaded.value, warnings: shadowed, errors: [] }
}

async function load(file: string): Promise<unknown> {
  if (file.endsWith('.json')) {
    const text = await readFile(file, 'utf8')
    return JSON.parse(text.replace(/^\ufeff/u, ''))
  }
  if (file.endsWith('.ts')) {
    const { createJiti } = await import('jiti')
    return createJiti(import.meta.url, { moduleCache: false, fsCache: false }).import(file, { default: true })
  }
  const module: unknown = await import(pathToFileURL(file).href)
  return isPlain(module) || typeof module === 'object' ? defaultOf(module) : module
}

/** Module namespaces have no prototype to speak of, so they are looked into by hand. */
function defaultOf(module: unknown): unknown {
  if (typeof module !== 'object' || module === null) return module
  return 'default' in module ? module.default : { ...module }
}

function loadProblem(file: string, error: unknown): Say {
  const detail = error instanceof Error ? error.message : String(error)
  const broken = file.endsWith('.json') && error instanceof SyntaxError
  return broken ? (t) => t.errors.configNotJson(detail) : (t) => t.errors.configNotLoaded(detail)
}

/** The name a message uses. */
export const shortName = (file: string): string => basename(file)
