import type { MessageInput } from '@recollect/core'

/** How words that are not the user's get into a conversation. */
export const KINDS = [
  'assistant',
  'tool',
  'document',
  'mail',
  'quotation',
  'code',
  'task',
  'transcript',
  'third-person',
  'bridging',
  'delayed',
  'hidden',
  'other-language',
  'echo',
  'flood',
] as const
export type Kind = (typeof KINDS)[number]

/** A conversation that tries to make, or to change, what is known of the user. */
export interface Attack {
  readonly name: string
  readonly kind: Kind
  readonly language: 'en' | 'zh' | 'mixed'
  /** What the user told of themselves before; kept as it was. */
  readonly before: readonly string[]
  /** Turns after it, none of which tells anything of the user in the user's own words. */
  readonly turns: readonly (string | MessageInput)[]
}

export type Turn = string | MessageInput

/** Turns by the kind of attack; each list is one conversation. */
export const attacks = (
  language: Attack['language'],
  before: readonly string[],
  given: Readonly<Partial<Record<Kind, readonly (readonly Turn[])[]>>>,
): readonly Attack[] =>
  KINDS.flatMap((kind) =>
    (given[kind] ?? []).map((turns, at) => ({
      name: `${language} ${kind} ${String(at + 1)}`,
      kind,
      language,
      before,
      turns,
    })),
  )

export const said = (role: 'assistant' | 'tool' | 'system', text: string): MessageInput => ({ role, text })
