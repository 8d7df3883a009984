import type { FactInput } from '@recollect/core'
import { command } from '../../argv/command.ts'
import { CARD_KINDS } from '../../argv/filters.ts'
import type { Values } from '../../argv/values.ts'
import { usageError } from '../../errors/cli-error.ts'
import { field } from '../../util/objects.ts'

const POLARITIES = ['positive', 'negative'] as const
const RELATIONS = ['sets', 'updates', 'retracts'] as const

type FactTimes = 'validFrom' | 'validTo' | 'expiresAt'

export interface PutArguments {
  readonly fact: Omit<FactInput, FactTimes>
  /** As they were typed. */
  readonly times: Readonly<Partial<Record<FactTimes, string | undefined>>>
}

export const putSpec = command({
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
  load: async () => {
    const [{ put }, { renderPut }] = await Promise.all([
      import('./index.ts'),
      import('../../render/written.ts'),
    ])
    return { run: put, render: renderPut }
  },
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
