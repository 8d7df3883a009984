import type { RequestKind } from '@recollect/core/extraction'

/** What a person wants of a message: told, asked, or whatever it looks like. */
export const MODES = ['auto', 'tell', 'ask'] as const
export type Mode = (typeof MODES)[number]

/** What is done with it. Both: "I moved to Berlin, where did I live before?" */
export interface Decision {
  readonly tell: boolean
  readonly ask: boolean
}

export interface Look {
  readonly role: 'user' | 'assistant'
  /** Facts that would be taken from it. */
  readonly drafts: number
  readonly isQuestion: boolean
  /** What it asks of the memory itself, where it does. */
  readonly request?: RequestKind | undefined
}

/** Only the user asks. What is neither a question nor states anything is kept as a message. */
export function decide(mode: Mode, { role, drafts, isQuestion, request }: Look): Decision {
  if (role === 'assistant') return { tell: true, ask: false }
  if (mode !== 'auto') return { tell: mode === 'tell', ask: mode === 'ask' }
  if (request !== undefined) return { tell: request !== 'show', ask: request === 'show' }
  return { tell: drafts > 0 || !isQuestion, ask: isQuestion }
}
