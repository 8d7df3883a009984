/** A message as an SDK has it. What is read of it: who speaks, and its text. */
export interface Spoken {
  readonly role?: string | undefined
  /** A text, or parts of which some are text. */
  readonly content?: unknown
}

/** One side of a conversation, in text. */
export type Line = readonly [role: string, text: string]

/** What SDKs call a part that is text; responses of OpenAI tell who it is from. */
const TEXTS: ReadonlySet<unknown> = new Set(['text', 'input_text', 'output_text'])

/** What was said in text: parts of one message are joined by line breaks; images, files, reasoning and calls of tools are left out. */
export function textOf({ content }: Spoken): string {
  if (typeof content === 'string') return content
  const parts: readonly unknown[] = Array.isArray(content) ? content : []
  return parts.flatMap(textIn).join('\n')
}

function textIn(part: unknown): string | readonly [] {
  if (typeof part !== 'object' || part === null || !('type' in part) || !('text' in part)) return []
  return TEXTS.has(part.type) && typeof part.text === 'string' ? part.text : []
}

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
