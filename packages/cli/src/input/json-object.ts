import type { Context } from '../context.ts'
import { CliError } from '../errors/cli-error.ts'
import type { Say } from '../errors/cli-error.ts'
import { isPlain } from '../util/objects.ts'
import type { Plain } from '../util/objects.ts'
import { openSource } from './decode.ts'
import type { GivenValues } from './given-values.ts'
import { parsedJson } from './json.ts'
import { wholeOf } from './lines.ts'

/** The values, read from wherever they are. @throws CliError for what is no JSON object. */
export async function readValues(given: GivenValues, { io }: Context): Promise<Plain> {
  if ('entries' in given) return given.entries
  if (given.json !== null) return objectOf(given.json, (t) => t.errors.where.value)
  const { text, where } = openSource(given.file, io)
  const whole = await wholeOf(text, where)
  if (whole.trim() === '') throw new CliError('INVALID_INPUT', (t) => t.errors.emptyText(where(t)))
  return objectOf(whole, where)
}

function objectOf(text: string, where: Say): Plain {
  const value = parsedJson(text, where, (t) => t.sessions.errors.notJsonObject)
  if (isPlain(value)) return value
  throw new CliError('INVALID_INPUT', (t) => t.sessions.errors.notAnObject(where(t)))
}
