import type { Page, PageRequest, TimeInput } from '@recollect/core'
import type { QaTurn, Session, TurnKeyCount } from '@recollect/core/store'
import type { Context, ContextOptions } from './context.ts'
import type {
  ArchiveOptions,
  MergeOptions,
  MergeResult,
  PruneOptions,
  PruneResult,
  RescoreOptions,
  UpkeepOptions,
  UpkeepResult,
} from './upkeep.ts'
import type { WorkingMemory } from './working.ts'

/** One question and its answer, to be logged. */
export interface LogInput {
  /** The question: always kept. */
  readonly q: string
  /** The answer: its text is kept when it is significant or marked. */
  readonly a?: string | null
  readonly user?: string
  /** Left out: found in the text. Empty: none. */
  readonly topics?: readonly string[]
  /** 0–1. Left out: scored by the five components. */
  readonly significance?: number
  /** Keep the answer whatever its significance. */
  readonly mark?: boolean
  /** When it was asked; now when it is left out. */
  readonly at?: TimeInput
  /** Id of the channel, noted when the session begins. */
  readonly channel?: string
}

/** What each of the five components gave to the significance of a pair. */
export interface Significance {
  /** The sum, 0–1. */
  readonly total: number
  /** 0–.30: grows with the answer up to 200 columns (a wide character is two). */
  readonly length: number
  /** 0–.20: grows with the keywords of the question up to 8. */
  readonly complexity: number
  /** 0 or .25. */
  readonly technical: number
  /** 0 or .15. */
  readonly important: number
  /** 0 or .10. */
  readonly actionable: number
}

/** What became of a logged pair of question and answer. */
export interface LogResult {
  readonly turn: QaTurn
  /** Whether the text of the answer was kept; true when there was none to keep. */
  readonly kept: boolean
  /** How it was scored; null when the significance was given. */
  readonly scored: Significance | null
}

/** Which pairs a search gives. */
export interface TurnSearchOptions {
  /** 1–100; default 5. */
  readonly limit?: number
  /** 0–1; default 0. */
  readonly minSignificance?: number
  /** Only turns of this session. */
  readonly session?: string
}

/** A turn found by its words. */
export interface TurnHit {
  readonly turn: QaTurn
  /**
   * Share of the query's terms the question has, 0–1, rare terms counting more; other forms of a word (.7) and words of the same meaning,
   * in other languages too (.5), count less.
   */
  readonly score: number
  /** Terms of the query it has. */
  readonly matched: readonly string[]
}

/** Which pairs of a topic, and how many a page. */
export interface TopicOptions extends Partial<PageRequest> {
  /** Only turns of this session; a page may then hold fewer than `limit` and still have a `next`. */
  readonly session?: string
}

/** Counts of a log. */
export interface LogStats {
  readonly sessions: number
  readonly archivedSessions: number
  readonly pairs: number
  readonly archivedPairs: number
  readonly storedAnswers: number
  /** Mean over all pairs, 0–1; 0 without one. */
  readonly averageSignificance: number
  /** Stored answers over pairs, 0–1. */
  readonly compressionRatio: number
  /** UTF-8 bytes of what is kept of a hundred pairs: questions, answers, tokens and topics. */
  readonly bytesPerHundredPairs: number
}

/** The Q-A log, working memory and prompt context of one session. A session begins with the first thing written to it. */
export interface SessionMemory {
  /** Id of the session. */
  readonly id: string
  /**
   * What is known of the session: its pairs, its times, whether it is archived.
   * @throws NotFoundError when nothing was ever written to it; so does everything below that reads a session.
   */
  info(): Promise<Session>
  /**
   * Appends pairs, numbered without gaps; a list in transactions of 200. What a context brought into a text (`<recollect-memory>`) is
   * left out.
   * @throws InvalidInputError for empty or malformed text, or a significance outside 0–1; nothing is logged then.
   * @throws SessionError `SESSION_MERGING` while the session is being merged into another.
   */
  log(pair: LogInput): Promise<LogResult>
  log(pairs: readonly LogInput[]): Promise<readonly LogResult[]>
  log(q: string, a?: string | null, options?: Omit<LogInput, 'q' | 'a'>): Promise<LogResult>
  /** One pair, by its number in the session. @throws NotFoundError */
  turn(seq: number): Promise<QaTurn>
  /** The last `n` pairs in the order they were said; `sessions.recentTurns` (5) when it is left out. */
  recent(n?: number): Promise<readonly QaTurn[]>
  /** Pairs of a topic in all sessions of the scope, newest first. @throws NotFoundError when no pair has it. */
  topic(topic: string, options?: TopicOptions): Promise<Page<QaTurn>>
  /** Pairs that asked the same question in any session, newest first. */
  same(question: string, limit?: number): Promise<readonly QaTurn[]>
  /** Pairs of any session whose question shares terms with the query, best first. */
  search(query: string, options?: TurnSearchOptions): Promise<readonly TurnHit[]>
  /**
   * Sets it by hand: bulk re-scoring leaves it alone. `answer` gives a text that was not kept before; it is kept when the rule keeps it
   * now.
   * @throws NotFoundError; InvalidInputError outside 0–1.
   */
  setSignificance(seq: number, significance: number, answer?: string): Promise<QaTurn>
  /** Replaces the topics of a pair. @throws NotFoundError */
  setTopics(seq: number, topics: readonly string[]): Promise<QaTurn>
  /** Deletes one pair; its number is not given out again. @throws NotFoundError */
  forget(seq: number): Promise<void>
  /** Deletes the session: its pairs, its working memory, and the messages its forms became. @throws NotFoundError */
  delete(): Promise<void>
  /** Variables that belong to the session. */
  readonly working: WorkingMemory
  /** What a model should know before it answers a message: fenced, marked untrusted, within the budget. */
  context(message: string, options?: ContextOptions): Promise<Context>
}

/** All sessions of a scope. */
export interface Sessions {
  /** By code point of their ids. */
  list(page?: Partial<PageRequest> & { readonly archived?: boolean }): Promise<Page<Session>>
  /** The last `n` pairs of all sessions in the order they were said. */
  recent(n?: number): Promise<readonly QaTurn[]>
  /** As of one session: they look in all. */
  topic: SessionMemory['topic']
  /** As of one session. */
  same: SessionMemory['same']
  /** As of one session. */
  search: SessionMemory['search']
  /** Topics with how many pairs have them and since when none had; by code point. */
  topics(page?: Partial<PageRequest>): Promise<Page<TurnKeyCount>>
  /** Gives a topic another name; one that is there already takes its pairs in. Returns how many pairs. @throws NotFoundError */
  renameTopic(from: string, to: string): Promise<number>
  /** How many sessions, pairs and kept answers there are. */
  stats(): Promise<LogStats>
  /** Puts sessions away whose last pair is older than `olderThanDays`; look-ups no longer find them. */
  archive(options?: ArchiveOptions): Promise<UpkeepResult>
  /** Brings archived sessions back. @throws NotFoundError */
  restore(sessions: readonly string[], options?: UpkeepOptions): Promise<UpkeepResult>
  /**
   * Moves the pairs of some sessions into another, in order of time, numbered anew; and their working memory. Goes on where an
   * interrupted merge stopped. @throws NotFoundError; InvalidInputError when a session is to be merged into itself.
   */
  merge(from: readonly string[], into: string, options?: MergeOptions): Promise<MergeResult>
  /** Scores all pairs anew whose significance was not set by hand, and finds automatic topics anew. */
  rescore(options?: RescoreOptions): Promise<UpkeepResult>
  /** Deletes for good: answers that are no longer significant, or whole sessions. */
  prune(options: PruneOptions): Promise<PruneResult>
  /** The log in the format of `qa-index.json`, without loss. Holds it in memory. */
  exportIndex(): Promise<QaIndex>
  /** Reads such an index; pairs that are there already are skipped. All or nothing. @throws InvalidImportError */
  importIndex(index: unknown): Promise<{ readonly imported: number; readonly skipped: number }>
}

/** A log in the format of `qa-index.json`, which other tools read and write too. Fields not named here are kept. */
export interface QaIndex {
  readonly version: number
  readonly structure: 'sequence-indexed-qa'
  readonly sessions: readonly QaIndexSession[]
  readonly index: {
    readonly by_topic: Readonly<Record<string, readonly QaIndexPlace[]>>
    readonly by_recency: readonly (QaIndexPlace & { readonly timestamp: string })[]
    readonly by_semantic_hash: Readonly<Record<string, QaIndexPlace>>
  }
  readonly metadata: {
    readonly total_qa_pairs: number
    readonly stored_answers: number
    readonly average_significance: number
    readonly compression_ratio: number
    readonly [name: string]: unknown
  }
  readonly [name: string]: unknown
}

/** Where in an exported index a pair stands. */
export interface QaIndexPlace {
  readonly session: string
  readonly seq: number
}

/** A session in an exported index. */
export interface QaIndexSession {
  readonly session_id: string
  readonly channel_id: string | null
  readonly created: string
  readonly qa_sequence: readonly QaIndexPair[]
  readonly [name: string]: unknown
}

/** A pair of question and answer in an exported index. */
export interface QaIndexPair {
  readonly seq: number
  readonly timestamp: string
  readonly user: string | null
  readonly q: string
  readonly q_tokens: readonly string[]
  readonly q_hash: string
  readonly a: string | null
  readonly a_significance: number
  readonly a_tokens: number
  readonly topic_tags: readonly string[]
  readonly [name: string]: unknown
}
