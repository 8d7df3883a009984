import type { FactInput, TextMessage } from '@recollect/core'

/** Where in the file a record stands: a line, from 1, or a path such as `[3].chat_messages[2]`; of messages within a line both. */
export type Place = { readonly line: number; readonly path?: string } | { readonly path: string }

/**
 * Why something was left out. `empty`: it has no text; `hidden`: the conversation did not show it (custom instructions, marked parts);
 * `branch`: an answer generated again or a question edited away, off the path that was shown last; `not-text`: reasoning, calls of tools,
 * pictures; `malformed`: not of the documented form; `other-user`: it belongs to somebody else; `incomplete`: more of it is elsewhere;
 * `account`: data of an account, which nobody said; `refused`: the memory does not take it.
 */
export type SkipReason =
  | 'empty'
  | 'hidden'
  | 'branch'
  | 'not-text'
  | 'malformed'
  | 'other-user'
  | 'incomplete'
  | 'account'
  | 'refused'

/** A message of a file, with a key that makes its import idempotent. */
export type ImportedMessage = TextMessage & {
  readonly key: string
  readonly role: NonNullable<TextMessage['role']>
}

/** One thing read from a file, whatever its format. */
export type ImportRecord =
  | { readonly kind: 'message'; readonly place: Place; readonly message: ImportedMessage }
  | { readonly kind: 'fact'; readonly place: Place; readonly fact: FactInput }
  | Skipped

/** A record of the file that is not imported, and why. */
export interface Skipped {
  readonly kind: 'skipped'
  readonly place: Place
  readonly reason: SkipReason
  /** In a few words; never the text itself. */
  readonly detail: string
}

export const skipped = (place: Place, reason: SkipReason, detail: string): Skipped => ({
  kind: 'skipped',
  place,
  reason,
  detail,
})

/** `[3].mapping`, from the parts of a path. */
export const at = (...parts: readonly (string | number)[]): Place => ({
  path: parts
    .map((part, n) => (typeof part === 'number' ? `[${part}]` : n === 0 ? part : `.${part}`))
    .join(''),
})
