import type { Evidence, MemoryCard, MemoryItem } from '@recollect/core'
import type { ContextVariable, QaTurn } from '@recollect/core/store'

/**
 * Kinds of memory in a context, in the order in which they are given room: standing wishes about how to answer; facts; the same question
 * asked before; pairs about the same, by most of the message's words or by its topics; the last pairs; variables and forms of the
 * session; recalled messages.
 */
export const CONTEXT_SECTIONS = ['wishes', 'facts', 'same', 'topic', 'recent', 'working', 'recalled'] as const
/** A kind of memory that stands in a context; see `CONTEXT_SECTIONS`. */
export type ContextSection = (typeof CONTEXT_SECTIONS)[number]

/** How many tokens a text has. Must give a finite number from 0. */
export type TokenCounter = (text: string) => number

/** How large a context may be, and what may stand in it. */
export interface ContextOptions {
  /** Tokens the text may have at most, by the counter; a whole number from 0, default 1,200. */
  readonly budget?: number
  /** Default: an estimate that does not undercount Chinese, see `estimateTokens`. */
  readonly counter?: TokenCounter
  /** Which kinds; all when it is left out. */
  readonly include?: readonly ContextSection[]
  /** Texts of the conversation that the request to the model carries anyway: pairs and messages among them are not repeated. */
  readonly conversation?: readonly string[]
}

interface EntryBase {
  /** As a line of its own. In the text facts of one slot, or of one person, share a line. */
  readonly line: string
  /** Set when it reads like an instruction to a model. It stays inside the fence like the rest. */
  readonly instruction?: true
}

/** One remembered thing in a context. */
export type ContextEntry = EntryBase &
  (
    | { readonly section: 'same' | 'topic' | 'recent'; readonly turn: QaTurn }
    | { readonly section: 'wishes' | 'facts'; readonly card: MemoryCard }
    | { readonly section: 'working'; readonly variable: ContextVariable }
    | { readonly section: 'recalled'; readonly item: MemoryItem; readonly score: number }
  )

/** What to know before a message is answered, as text for a prompt and as the records it was made of. */
export interface Context {
  /**
   * For the prompt: a fence marked as data that is not to be trusted, and in it what is remembered; what changes least stands first, so
   * that prompt caches hold. Empty when the budget has no room for the fence.
   */
  readonly text: string
  /** Tokens of `text` by the counter; never above the budget. */
  readonly tokens: number
  readonly budget: number
  /** What is in the text, in its order. */
  readonly entries: readonly ContextEntry[]
  /** How many of each kind had no room. */
  readonly omitted: Readonly<Partial<Record<ContextSection, number>>>
  /** What the memory knows about the message. */
  readonly evidence: Evidence
}
