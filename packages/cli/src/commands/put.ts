import type { EpochMs, FactInput } from '@recollect/core'
import { command } from '../argv/command.ts'
import { CARD_KINDS } from '../argv/filters.ts'
import type { Values } from '../argv/values.ts'
import type { Context } from '../context.ts'
import { CliError, usageError } from '../errors/cli-error.ts'
import type { Say } from '../errors/cli-error.ts'
import { checkText } from '../input/check-text.ts'
import { readTime } from '../input/times.ts'
import { withMemory } from '../open-memory.ts'
import { renderPut } from '../render/written.ts'
import { checkEntity, slotGiven } from '../slots/known.ts'
import { field } from '../util/objects.ts'
import type { Put } from '../render/written.ts'

const POLARITIES = ['positive', 'negative'] as const

const RELATIONS = ['sets', 'updates', 'retracts'] as const

type TimeName = 'validFrom' | 'validTo' | 'expiresAt'

interface PutArguments {
  readonly fact: Omit<FactInput, TimeName>
  /** As they were typed. */
  readonly times: Readonly<Partial<Record<TimeName, string | undefined>>>
}

/** Writes one fact as it is given. */
async function put({ fact, times }: PutArguments, context: Context): Promise<Put> {
  const { slot: given, entity: whom, value } = fact
  const limit = context.loaded.library.limits.maxTextBytes
  if (value !== '') checkText(value, (t) => t.errors.where.value, limit)
  const entity = whom === undefined ? undefined : checkEntity(whom)
  const read = readFactTimes(times, context, Date.now())
  return withMemory(context, 'write', async (open) => {
    const named = await slotGiven(given, open, context)
    const about = entity ?? named.entity ?? undefined
    const done = await open.memory.put({ ...fact, ...read, slot: named.slot, ...field('entity', about) })
    return { ...done, took: named.slot === given ? null : { given, slot: named.slot } }
  })
}

type FactTimes = Partial<Readonly<Record<TimeName, EpochMs>>>

/** The times of a fact, in an order that makes sense. @throws CliError naming the options. */
function readFactTimes(
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

export const spec = command({
  name: 'put',
  argument: { syntax: '<slot>', help: 'anySlot' },
  furtherArgument: { syntax: '[value...]', help: 'value' },
  options: [
    'putEntity',
    'since',
    'until',
    'expires',
    'source',
    'putKind',
    'facet',
    'polarity',
    'relation',
    'putMetadata',
  ],
  read: (values): PutArguments => ({
    fact: readFact(values),
    times: {
      validFrom: values.time('from'),
      validTo: values.time('until'),
      expiresAt: values.time('expires'),
    },
  }),
  run: put,
  render: renderPut,
})

function readFact(values: Values): PutArguments['fact'] {
  const relation = values.choice('relation', RELATIONS)
  const value = values.afterFirst.textSource().inline
  if (value === null && relation !== 'retracts') throw usageError((t) => t.errors.missingArgument('value'))
  return {
    slot: values.argument ?? '',
    value: value ?? '',
    ...field('relation', relation),
    ...field('entity', values.text('entity')),
    ...field('kind', values.choice('kind', CARD_KINDS)),
    ...field('polarity', values.choice('polarity', POLARITIES)),
    ...field('facet', values.label('facet')),
    ...field('source', values.label('source')),
    ...field('metadata', values.entries('metadata')),
  }
}
