import { lstatSync, readFileSync } from 'node:fs'
import { own } from '@recollect/core/plugin'
import type { LoadedConfig } from '../config/types.ts'
import type { KeySource } from '../config/privacy.ts'
import { CliError } from '../errors/cli-error.ts'
import { attempt } from '../util/attempt.ts'

const OTHERS = 0o077
/** A key has 44 characters; a larger file is something else. */
const LONGEST = 1024

/** The text of a key, from a variable or from a file that nobody else may read. No message has it. @throws CliError */
export function readKey(source: KeySource, { env }: Pick<LoadedConfig, 'env'>): string {
  if ('file' in source) return fromFile(source.file)
  const value = own(env, source.env)?.trim()
  if (!value) throw new CliError('INVALID_CONFIG', (t) => t.safety.errors.keyVariable(source.env))
  return value
}

function fromFile(file: string): string {
  const found = attempt(() => lstatSync(file))
  if (!found.ok || !found.value.isFile() || found.value.size > LONGEST) {
    throw new CliError('INVALID_CONFIG', (t) => t.safety.errors.keyFile(file))
  }
  // Windows has no such modes.
  if (process.platform !== 'win32' && (found.value.mode & OTHERS) !== 0) {
    throw new CliError('INVALID_CONFIG', (t) => t.safety.errors.keyMode(file))
  }
  const text = attempt(() => readFileSync(file, 'utf8').trim())
  if (!text.ok)
    throw new CliError('INVALID_CONFIG', (t) => t.safety.errors.keyFile(file), { cause: text.error })
  return text.value
}
