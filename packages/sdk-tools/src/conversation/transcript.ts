import { textOfContent } from '@recollect/core/text'

/** A message as an SDK has it. What is read of it: who speaks, and its text. */
export interface Spoken {
  readonly role?: string | undefined
  /** A text, or parts of which some are text. */
  readonly content?: unknown
}

/** One side of a conversation, in text. */
export type Line = readonly [role: string, text: string]

/** What was said in text. */
export const textOf = ({ content }: Spoken): string => textOfContent(content)

/** Where the user spoke last; -1 when nobody has. */
export const lastOfUser = (messages: readonly Spoken[]): number =>
  messages.findLastIndex(({ role }) => role === 'user')

/** What both sides said, up to a message and with it. */
export const linesUpTo = (messages: readonly Spoken[], last: number): readonly Line[] =>
  messages
    .slice(0, last + 1)
    .flatMap((message) =>
      message.role === 'user' || message.role === 'assistant'
        ? [[message.role, textOf(message)] as const]
        : [],
    )
