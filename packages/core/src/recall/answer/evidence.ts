import type { AnswerRequest } from '../../plugin/pack-words.ts'
import type { Evidence } from '../../api/recall.ts'
import type { MemoryItem } from '../../types/item.ts'
import { ABOUT_ENOUGH } from '../ranking/fuse.ts'
import type { Fused } from '../ranking/fuse.ts'

/** Messages were found, but those known to speak of anybody speak of somebody else. */
export const ABOUT_OTHERS: Judgement = {
  level: 'none',
  reasons: ['the messages found speak of somebody else'],
  code: 'others',
}

/** A person is asked about by name, and the best message is another's. */
const BY_OTHERS: Judgement = {
  level: 'none',
  reasons: ['another than the one asked about said what the question asks'],
  code: 'by_others',
}

/** A card answers, but something said since may have changed it. */
export const IN_DOUBT: Judgement = {
  level: 'weak',
  reasons: ['a newer message speaks against it, and no fact was read from that'],
  code: 'in_doubt',
}

/** No fact was read that answers, but a message seems to state it. */
export const SEEMS_STATED: Judgement = {
  level: 'weak',
  reasons: ['a message seems to state it, but no fact was read from that'],
  code: 'seems_stated',
}

const BEARS_ON: Judgement = {
  level: 'weak',
  reasons: ['messages that bear on the conversation'],
  code: 'bears_on',
}

const SAID_THEN: Judgement = {
  level: 'weak',
  reasons: ['messages of the day the question names'],
  code: 'said_then',
}

export interface AskedWords {
  /** A speaker is asked about by name, and another said what is asked; see `saidByAnother`. */
  readonly byAnother: boolean
  /** A conversation was handed over: nothing is asked that an answer could miss. */
  readonly conversation: boolean
  /** Normalised. */
  readonly question: string
  /** How much the question's words say, in words that one message alone holds. */
  readonly information: number
  /** A slot is asked for, and no fact was found. */
  readonly untold: boolean
  /** A hit holds every word asked for, a fact's message too. */
  readonly held?: boolean
  /** Whether a message was said on the day the question names; null when it names none. */
  readonly isAskedDay: ((item: MemoryItem) => boolean) | null
}

export interface Judgement {
  readonly level: Evidence
  readonly reasons: readonly string[]
  /** A stable word for the reason, for programs and translations. */
  readonly code?: string
  /** Share of the question's information that the best message holds, where that is the reason. */
  readonly share?: number
}

/** The cards that answer, as far as the evidence asks. */
export interface JudgedAnswer {
  readonly form: AnswerRequest['form']
  readonly coverage: number
  /** Found by words, since no slot was asked for that holds anything. */
  readonly named?: boolean
}

/**
 * How sure the memory is: a card of the slot asked for is strong when it has to do with what the question is about, weak when it
 * only shares the slot; an item that holds enough of the question is weak. Pure.
 */
export function judgeEvidence(
  answer: JudgedAnswer | null,
  hits: readonly Fused[],
  asked: AskedWords,
): Judgement {
  if (answer) return judgeAnswer(answer)
  const { conversation, isAskedDay } = asked
  const items = hits.filter((hit) => hit.kind === 'item')
  if (asked.byAnother) return BY_OTHERS
  if (items.some((hit) => hit.tiers.exact !== undefined)) {
    return { level: 'weak', reasons: ['a message says the same as the question'], code: 'same' }
  }
  if (conversation && items.length > 0) return BEARS_ON
  if (isAskedDay && items.some(({ item }) => item && isAskedDay(item))) return SAID_THEN
  const best = asked.held === true ? 1 : Math.max(0, ...items.map((hit) => hit.coverage))
  const share = `${Math.round(best * 100)} % of the question's information`
  const held = { code: 'share', share: best }
  if (asked.held === true || bearsOn(best, items, asked))
    return { level: 'weak', reasons: [`the best message holds ${share}`], ...held }
  if (items.length === 0)
    return {
      level: 'none',
      reasons: ['nothing in the memory shares a word with the question'],
      code: 'nothing',
    }
  return { level: 'none', reasons: [`the best message holds only ${share}`], ...held }
}

function judgeAnswer({ form, coverage, named }: JudgedAnswer): Judgement {
  const weak = (code: string, reason: string): Judgement => ({ level: 'weak', reasons: [reason], code })
  if (form === 'retracted') {
    return {
      level: 'none',
      reasons: ['the fact was withdrawn and nothing has replaced it'],
      code: 'withdrawn',
    }
  }
  if (form === 'contested') return weak('contested', 'sources disagree about it')
  if (coverage >= ABOUT_ENOUGH) {
    return { level: 'strong', reasons: ['a card of the slot asked for answers'], code: 'card' }
  }
  return named
    ? weak('card_words', 'a fact holds words of the question')
    : weak('card_beside', 'cards of the slot asked for, but not of what the question is about')
}

/**
 * Whether a share of the question is enough. Chosen on the development halves of LoCoMo, LongMemEval, BEAM and MemDaily and the project's
 * own sets, so that of none more than one question in twenty is refused wrongly: where a slot is asked for and nobody has told a fact of
 * it, words in common mean less, unless one of them is all but unique; where none is, an answer shares few. Between languages only what the
 * thesaurus knows is in common: anything found may bear on it.
 */
function bearsOn(best: number, items: readonly Fused[], asked: AskedWords): boolean {
  const { information, untold, question } = asked
  const enough = WEAK_COVERAGE * (isForeign(question, items) ? ACROSS : untold ? UNTOLD : OPEN)
  return best >= enough || (untold && best > 0 && best * information >= WORDS)
}

/**
 * Share of a question's information that a message holds to bear on it. With a quarter, of 451 questions of LoCoMo whose evidence was
 * found 7 are refused.
 */
export const WEAK_COVERAGE = 0.25
const OPEN = 0.6
const UNTOLD = 1.4
const ACROSS = 0.1
/** Words that one message alone holds. */
const WORDS = 0.9

/** One of the best messages is written mostly in another script than the question. */
function isForeign(question: string, items: readonly Fused[]): boolean {
  const asked = isChinese(question)
  return items.slice(0, FIRST).some(({ item }) => item !== null && isChinese(item.text) !== asked)
}

const FIRST = 3
/** By most of its words: a run of Latin letters is one, two Chinese characters are about one. */
const isChinese = (text: string): boolean =>
  (text.match(HAN)?.length ?? 0) / CHARACTERS_A_WORD > (text.match(LATIN)?.length ?? 0)

const CHARACTERS_A_WORD = 2
const HAN = /\p{Script=Han}/gu
const LATIN = /\p{Script=Latin}{2,}/gu
