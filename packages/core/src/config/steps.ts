import { EXPANSION_KINDS } from '../plugin/query.ts'
import type { ExpansionKind } from '../plugin/query.ts'

/** The steps of reading a query and finding, each with what it does, for `query.off`. A tier's step is called like the tier. */
export const QUERY_STEPS = [
  /** Tells what a question asks for. */
  'detection',
  /** A query that asks for several things is taken apart. */
  'decomposition',
  /** 你 / 我 / 您 / I / you are matched as one word. */
  'pronouns',
  /** Other words for what is asked are looked for too, in each of the ways that follow. */
  'expansion',
  /** Any of the words. */
  'expansion.or_query',
  /** The query without its stop words. */
  'expansion.stopwords',
  /** Other forms of a word. */
  'expansion.variants',
  /** Words of the same meaning. */
  'expansion.synonyms',
  /** Words of the same topic. */
  'expansion.related',
  /** The query with its pronouns made one. */
  'expansion.pronouns',
  /** Expansions are kept in the store, with their query. */
  'expansion_cache',
  /** Parts of a word count .7, characters .3; off: whole words only. */
  'subwords',
  /** Facts of what is asked for. */
  'card',
  /** Messages that say the same. */
  'exact',
  /** Messages by their words. */
  'full_text',
  /** Facts one step away: of the one a question describes, of everybody. */
  'linked',
  /** The newest messages by parts of words; runs only when full text gave fewer than half the limit. */
  'substring',
  /** Messages by their meaning; with an embedder only. */
  'vector',
  /** Private knowledge and episodes; costs nothing where a scope has none. */
  'knowledge',
  /** Words of the best message are looked for too. */
  'feedback',
  /** The answer to a question that matches, the turn before one. */
  'neighbors',
  /** Where much is found, what stands around it. */
  'context',
  /** The words of a person the query names count more. */
  'speakers',
  /** An assistant's words count less unless they are asked for; questions less than statements. */
  'roles',
  /** Standing wishes ("always …") count more where help is asked for. */
  'standing_wishes',
  /** What was said at the time the query names. */
  'dates',
  /** What assistants, tools and the system said fills at most half of a list before all of what the user said. */
  'role_shares',
  /** What says the same again goes behind. */
  'near_duplicates',
] as const
/** A step of reading a query and finding; see `QUERY_STEPS`. */
export type QueryStep = (typeof QUERY_STEPS)[number]

/** The ways a query is expanded. */
export const expansionKinds = (off: readonly QueryStep[]): readonly ExpansionKind[] =>
  off.includes('expansion') ? [] : EXPANSION_KINDS.filter((kind) => !off.includes(`expansion.${kind}`))
