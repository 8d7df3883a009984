import type { MemoryCard } from '../types/card.ts'
import type { EpochMs, Span } from '../types/item.ts'
import type { Detection } from '../types/question.ts'
import type { EventDate } from '../types/time.ts'
import type { Capture } from './extractor.ts'
import type { NormalizedText } from './text.ts'

/** What times of an answer are told against. */
export interface AnswerTimes {
  /** When the question is asked; left out, the dates of the cards are told as they are. */
  readonly now?: EpochMs
  /** IANA zone dates are told in; `UTC` when left out. */
  readonly zone?: string
  /** The time the question is about ("in 2021"). */
  readonly date?: EventDate | null
}

/** Everything a template may speak about. Chosen by core; worded by the pack. */
export interface AnswerRequest extends AnswerTimes {
  readonly detection: Detection
  /** The question, normalised. */
  readonly question: string
  /**
   * `fact`: the first card answers; `list`: all cards answer; `count`: their number (`total`) and values; `yes` / `no`: the question's
   * value is confirmed or another card stands against it (an inactive one: it holds no longer); `past`: what was before; `then`: what
   * held at `date`; `change`: the chain, oldest first; `since`: since when the first card holds; `retracted`: the fact was withdrawn
   * and is unknown now; `contested`: sources disagree, each card says what one of them said.
   */
  readonly form:
    | 'fact'
    | 'list'
    | 'count'
    | 'yes'
    | 'no'
    | 'past'
    | 'then'
    | 'change'
    | 'since'
    | 'retracted'
    | 'contested'
  /** At least one; for `change` and `then` oldest first. */
  readonly cards: readonly MemoryCard[]
  /** For `count`: how many there are in all. Left out, as many as cards. */
  readonly total?: number
  /** For what is over: the words that said so, as they were said; left out when nobody said it in so many words. */
  readonly quote?: string
}

/** How a value a question names stands to a stored one: `unclear` when one may hold the other (a country and a city). */
export type Likeness = 'same' | 'different' | 'unclear'

/** Wording of answers in one language. */
export interface AnswerTemplates {
  /** The answer in words. */
  render(request: AnswerRequest): string
  /** "I do not know", for evidence `none`. */
  unknown(detection: Detection, times?: AnswerTimes): string
  /**
   * For what a newer message seems to change: that it may hold no longer, and those words. Left out, the words alone are quoted.
   */
  doubtful?(said: { readonly quote: string; readonly saidAt: EpochMs }, times: AnswerTimes): string
  /**
   * Compares a value named by a question, normalised, with a card whose words are not the same: numbers, dates, units, places. Null
   * when the pack cannot tell. Left out, other words are another value.
   */
  compare?(asked: string, card: MemoryCard, times: AnswerTimes): Likeness | null
  /** How many a value says there are ("two cats" → 2); null when it says no number. */
  numberIn?(value: string): number | null
  /**
   * A piece of knowledge under its name, without a sentence built around it: `John的研究方向：AI Agent行为规划。` Several values: in the order they
   * held, the last one holds. Left out, `name: one → other.`
   */
  knowledge?(name: string, values: readonly string[]): string
}

/** What became of one fact, as it is worded. Chosen by core; worded by the pack. */
export interface WordedChange {
  /**
   * `added`: nothing stood against it; `replaced`: another value held before (`before`); `ended`: it holds no longer; `denied`: it was
   * said not to be so; `corrected`: what was said before was a mistake (`before`); `filed`: it is of the past, what holds stays;
   * `repeated`: it was known; `contested`: another source says otherwise (`before`).
   */
  readonly what: 'added' | 'replaced' | 'ended' | 'denied' | 'corrected' | 'filed' | 'repeated' | 'contested'
  /** The fact; for `ended` the one that ended, where it is known which. Its value is empty where an end was told of nothing known. */
  readonly card: MemoryCard
  /** Values it took the place of. */
  readonly before: readonly MemoryCard[]
}

/** What a request to the memory comes to, as it is worded. Chosen by core; worded by the pack. */
export interface WordedRequest {
  /**
   * `asks`: what a request to forget concerns, before it is confirmed; `nothing`: it concerns nothing that is known; `forgotten`: it was
   * done; `withheld`: the message was not kept.
   */
  readonly what: 'asks' | 'nothing' | 'forgotten' | 'withheld'
  /** For `asks`: it concerns all there is. */
  readonly everything: boolean
  /** For `asks`: facts that would go, those that hold first, and messages as they were said, some of many. */
  readonly cards: readonly MemoryCard[]
  readonly quotes: readonly string[]
  /** How many there are in all. */
  readonly count: { readonly cards: number; readonly items: number; readonly turns: number }
}

/** What changes are told against. */
export interface ChangeTimes extends AnswerTimes {
  /** The message that changed it, where one did: relatives are called what it calls them. */
  readonly said?: string
}

/** Words changes in one language. */
export interface ChangeWording {
  /**
   * What is said of the changes of one message or write, at least one: "Noted: you live in Rome now (before: Paris)." Never empty; never
   * the name of a slot as it is written in code.
   */
  describe(changes: readonly WordedChange[], times: ChangeTimes): string
  /** What is said of a request: "Shall I forget this? You live in Rome." */
  request(request: WordedRequest, times: AnswerTimes): string
}

/**
 * What the wording of a question or a message tells recall beside its content. All patterns have the flag `u`; on normalised, folded
 * text.
 */
export interface RecallCues {
  /** A sentence that takes back what was said before it and asks anew: "what I really want to know is". */
  readonly redirect: RegExp
  /** A question about somebody or something described, not named: "the one who is 35". */
  readonly describes: RegExp
  /** A question about somebody named just before it: "what's my wife's name? And when is her birthday?" */
  readonly refersBack?: RegExp
  /** A question that names nobody, and so asks of whoever the one before it was about: 住在哪里？ */
  readonly elided?: RegExp
  /** What leads to one more question in a sentence that asks already: "where do I live, and how old am I?" Flags `gu`. */
  readonly joins?: RegExp
  /** A question about everybody who is known, or that compares them: "how many people", "who is taller". */
  readonly everybody: RegExp
  /** A question for what the assistant said: "which one did you recommend?" */
  readonly assistantSaid: RegExp
  /** A wish for help or advice, on which standing wishes bear: "can you suggest …" */
  readonly request: RegExp
  /** A message that states a standing wish: "always show the units", "I prefer trains". */
  readonly standing: RegExp
  /** Words that say when something holds and not what: now, these days, 以前. Flags `gu`. Knowledge need not hold them to answer. */
  readonly timeWords?: RegExp
  /** A question for what was talked about: "what did we discuss yesterday?", 我们聊了什么. */
  readonly conversation?: RegExp
}

/**
 * What a message asks of the memory itself: `forget` what it knows ("forget that I live in Rome"), `withhold` what the message says ("don't
 * remember this: …"), `show` what it knows ("what do you know about me?"), `keep` what the message says ("remember that …").
 */
export type RequestKind = 'forget' | 'withhold' | 'show' | 'keep'

/** A request to the memory, as a language pack reads it. */
export interface RequestReading {
  readonly kind: RequestKind
  /** `words`: what `about` says; `everything`: all there is; `last`: the message before this one ("don't keep what I just said"). */
  readonly of: 'words' | 'everything' | 'last'
  /** The words it concerns, without the request around them ("I live in Rome", "my phone number"); null unless `of` is `words`. */
  readonly about: Capture | null
  /** The whole request with its end mark, `about` included, in the source. No fact is read from it; of `keep`, only from `about`. */
  readonly span: Span
}

/** Recognises requests to the memory. */
export interface RequestReader {
  /** The first request in a text; null where there is none. Linear in the text. */
  read(text: NormalizedText): RequestReading | null
}

/**
 * What a sentence to an assistant is there for: `wish` says how it is to answer from now on, `end` takes such a wish back,
 * `forget`, `show` and
 * `keep` are asked of the memory, `task` is wanted of the answer at hand; `none` is everything else.
 */
export type Intent = 'wish' | 'end' | 'forget' | 'show' | 'keep' | 'task' | 'none'

/** How likely each is, 0–1, in sum 1. */
export type Intents = Readonly<Record<Intent, number>>

/** A sentence of a text. */
export interface SentenceSpan {
  readonly start: number
  readonly end: number
}

/** Reads what the sentences of a text are there for. */
export interface IntentReader {
  /** Each sentence with its signs; none where the text is too long to be said to an assistant. */
  signsOf(text: string): readonly (SentenceSpan & { readonly signs: readonly string[] })[]
  read(text: string): readonly (SentenceSpan & { readonly intents: Intents })[]
}
