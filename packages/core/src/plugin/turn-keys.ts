import type { TurnKeyKind } from './sessions.ts'
import type { QaTurn } from '../types/session.ts'
import type { TURN_KEY_FIELDS } from './turn-fields.ts'

/** A word or form by which a pair is found, with its kind. */
export type TurnKey = readonly [kind: TurnKeyKind, key: string]

type Keyed = Pick<QaTurn, (typeof TURN_KEY_FIELDS)[number]>

/** By what a turn is found, each once: what a store's index must hold for it. Nothing once it is archived. */
export function turnKeys({ questionHash, tokens, topics, topicTokens, archived }: Keyed): readonly TurnKey[] {
  if (archived) return []
  const of = (kind: TurnKeyKind, keys: readonly string[]): TurnKey[] =>
    [...new Set(keys)].map((key) => [kind, key])
  return [
    ['hash', questionHash],
    ...of('topic', topics),
    ...of('topic_token', topicTokens),
    ...of('token', tokens),
  ]
}
