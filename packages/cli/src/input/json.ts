import { CliError } from '../errors/cli-error.ts'
import type { Say } from '../errors/cli-error.ts'
import type { Catalogue } from '../text/index.ts'
import { attempt } from '../util/attempt.ts'

/** @throws CliError as `refusal` words it. */
export function parsedJson(
  text: string,
  where: Say,
  refusal: (text: Catalogue) => (where: string, detail: string) => string,
): unknown {
  const read = attempt((): unknown => JSON.parse(text))
  if (read.ok) return read.value
  const detail = read.error instanceof Error ? read.error.message : String(read.error)
  throw new CliError('INVALID_INPUT', (t) => refusal(t)(where(t), detail))
}
