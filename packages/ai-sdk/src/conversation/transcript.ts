/** A message as the SDK shows it to tools, or sends it to a model. */
export interface Spoken {
  readonly role: string
  readonly content: string | readonly { readonly type: string; readonly text?: unknown }[]
}

/** One side of a conversation, in text. */
export type Line = readonly [role: string, text: string]

/** What was said in text: `text` parts of one message are joined by line breaks; files, reasoning and calls of tools are left out. */
export const textOf = ({ content }: Spoken): string =>
  typeof content === 'string'
    ? content
    : content
        .flatMap(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : []))
        .join('\n')

/** Where the user spoke last; -1 when nobody has. */
export const lastOfUser = (messages: readonly Spoken[]): number =>
  messages.findLastIndex(({ role }) => role === 'user')

/** What both sides said, up to the user's last message. */
export function linesUpTo(messages: readonly Spoken[], last: number): readonly Line[] {
  return messages
    .slice(0, last + 1)
    .filter(({ role }) => role === 'user' || role === 'assistant')
    .map((message) => [message.role, textOf(message)])
}
