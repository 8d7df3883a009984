/** A message of either API: text, or parts of which some are text. */
export interface Spoken {
  readonly role?: string | undefined
  readonly content?: string | readonly Part[] | null | undefined
}

interface Part {
  readonly type?: unknown
  readonly text?: unknown
}

/** One side of a conversation, in text. */
export type Line = readonly [role: string, text: string]

/** Chat completions say `text`; responses tell who it is from. */
const TEXTS: ReadonlySet<unknown> = new Set(['text', 'input_text', 'output_text'])

/** What was said in text: parts of one message are joined by line breaks; images, files and calls of tools are left out. */
export const textOf = ({ content }: Spoken): string =>
  typeof content === 'string'
    ? content
    : (content ?? [])
        .flatMap(({ type, text }) => (TEXTS.has(type) && typeof text === 'string' ? text : []))
        .join('\n')

/** Where the user spoke last; -1 when nobody has. */
export const lastOfUser = (messages: readonly Spoken[]): number =>
  messages.findLastIndex(({ role }) => role === 'user')

/** What both sides said, up to the user's last message. */
export function linesUpTo(messages: readonly Spoken[], last: number): readonly Line[] {
  return messages
    .slice(0, last + 1)
    .flatMap((message) =>
      message.role === 'user' || message.role === 'assistant'
        ? [[message.role, textOf(message)] as const]
        : [],
    )
}
