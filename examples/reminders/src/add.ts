import { NotFoundError } from '@recollect/core'
import type { TimeInput, WriteResult } from '@recollect/core'
import { checkFact, checkOptions, factContext, putFact, recorded } from '@recollect/core/plugin'
import type { Engine } from '@recollect/core/plugin'
import { asJson } from './mark.ts'

/** A reminder that somebody sets. */
export interface NewReminder {
  readonly text: string
  /** A day (`2027-03-05`), or a moment. */
  readonly on: TimeInput
  /** Id of the message or fact it is about: when that is forgotten it goes too. */
  readonly about?: string
}

/** Writes a plan. What the user has planned already stays as it is, and is about nothing else. */
export function add(engine: Engine, scope: string, given: NewReminder): Promise<WriteResult> {
  const { text, on, about } = checkOptions('add', given, { text: true, on: true, about: true })
  const metadata = about === undefined ? {} : { metadata: { reminder: asJson({ about }) } }
  const fact = checkFact({ slot: 'plan', value: text, on, ...metadata }, factContext(engine))
  return recorded(engine, scope, async (recording) => {
    const { items, cards } = recording.tx
    if (about !== undefined && !((await items.get(about)) ?? (await cards.get(about))))
      throw new NotFoundError('message or fact', about, 'items.list() and cards.list()')
    return putFact(engine, recording, fact, { kind: 'put' })
  })
}
