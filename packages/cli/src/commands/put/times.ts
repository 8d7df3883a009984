import type { EpochMs } from '@recollect/core'
import type { Context } from '../../context.ts'
import { CliError } from '../../errors/cli-error.ts'
import type { Say } from '../../errors/cli-error.ts'
import { readTime } from '../../input/times.ts'
import { field } from '../../util/objects.ts'
import type { PutArguments } from './spec.ts'

type FactTimes = Partial<Readonly<Record<'validFrom' | 'validTo' | 'expiresAt', EpochMs>>>

/** The times of a fact, in an order that makes sense. @throws CliError naming the options. */
export function readFactTimes(
  { validFrom, validTo, expiresAt }: PutArguments['times'],
  context: Pick<Context, 'loaded'>,
  now: EpochMs,
): FactTimes {
  const time = (text: string | undefined) => (text === undefined ? undefined : readTime(text, context))
  const [from, until, expires] = [time(validFrom), time(validTo), time(expiresAt)]
  if (from !== undefined && until !== undefined && until <= from) refuse((t) => t.errors.untilNotAfterFrom)
  if (from !== undefined && expires !== undefined && expires <= from)
    refuse((t) => t.errors.expiresNotAfterFrom)
  if (expires !== undefined && expires <= now) refuse((t) => t.errors.expiresPassed)
  return { ...field('validFrom', from), ...field('validTo', until), ...field('expiresAt', expires) }
}

function refuse(say: Say): never {
  throw new CliError('INVALID_INPUT', say)
}
