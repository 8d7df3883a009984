import type { RecallFilter } from '@recollect/core'
import { ROLES } from '../input/roles.ts'
import { field } from '../util/objects.ts'
import type { OptionKey } from './flags.ts'
import type { Values } from './values.ts'

export const CARD_KINDS = ['fact', 'preference', 'event', 'profile', 'relationship', 'goal'] as const

export const HIT_KINDS = ['item', 'card', ...CARD_KINDS] as const

/** Options that say which messages are meant. */
export const MESSAGE_OPTIONS: readonly OptionKey[] = ['role', 'session', 'speaker', 'from', 'to', 'metadata']

export type MessageConditions = Pick<
  RecallFilter,
  'role' | 'session' | 'speaker' | 'from' | 'to' | 'metadata'
>

export const messageFilter = (values: Values): MessageConditions => ({
  ...field('role', values.choice('role', ROLES)),
  ...field('session', values.label('session')),
  ...field('speaker', values.label('speaker')),
  ...field('from', values.time('from')),
  ...field('to', values.time('to')),
  ...field('metadata', values.entries('metadata')),
})

/** Options that say what a recall may find. */
export const RECALL_FILTER_OPTIONS: readonly OptionKey[] = [...MESSAGE_OPTIONS, 'hitKind', 'slot', 'entity']

/** Undefined when no condition is set: the recall is not filtered then. */
export function recallFilter(values: Values): RecallFilter | undefined {
  const filter: RecallFilter = {
    ...messageFilter(values),
    ...field('kind', values.choice('kind', HIT_KINDS)),
    ...field('slot', values.text('slot')),
    ...field('entity', values.text('entity')),
  }
  return Object.keys(filter).length === 0 ? undefined : filter
}
