import type { Conversation, Turn } from '../schema.ts'

/** The turns of one conversation, searchable. */
export interface BaselineIndex {
  /** Ids of turns, best first, at most `k`. */
  search(query: string, k: number): Promise<readonly string[]> | readonly string[]
  close?(): void
}

/** Something else that finds turns, measured beside the memory on the same data. */
export interface Baseline {
  /** What `--baselines` calls it. */
  readonly id: string
  readonly name: string
  /** A store of its own for each conversation, as the memory has a scope. */
  index(conversation: Conversation): Promise<BaselineIndex>
}

/** What a baseline reads of a turn: who speaks and what is said, as the memory knows both. */
export const textOf = ({ text, speaker, role }: Turn): string =>
  speaker === null || speaker === undefined || speaker === '' || speaker === role
    ? text
    : `${speaker}: ${text}`
