import type { TurnPatch } from './sessions.ts'

/** The fields of a turn that may change. */
export const TURN_PATCH_FIELDS = [
  'session',
  'seq',
  'questionHash',
  'tokens',
  'answer',
  'answerTokens',
  'significance',
  'manual',
  'marked',
  'topics',
  'topicTokens',
  'autoTopics',
  'archived',
  'extra',
] as const satisfies readonly (keyof TurnPatch)[]

/** Those `turnKeys` reads: where one of them changes, what the turn is found by may. */
export const TURN_KEY_FIELDS = [
  'archived',
  'questionHash',
  'tokens',
  'topics',
  'topicTokens',
] as const satisfies readonly (keyof TurnPatch)[]
