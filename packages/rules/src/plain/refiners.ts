import type { Candidate, Refiner, TimeReader } from '@recollect/core/extraction'
import { correctionRefiner } from './corrections.ts'
import type { CorrectionWords } from './corrections.ts'
import { whenRefiner } from './when-words.ts'

/** What a language brings for what every pack does with candidates. Patterns run on folded text, those of `values` on values as written. */
export interface RefinerWords {
  readonly language: string
  /** Questions without their mark: question words, or a subject behind its verb. */
  readonly asking: RegExp
  /** Why a sentence states nothing, and what tells: conditions, wishes, doubts, hearsay, quotations, requests, fiction. */
  readonly nothing: Readonly<Record<string, RegExp>>
  readonly lists: {
    readonly slots: ReadonlySet<string>
    /** Between two things of a list. Flags `gu`, or `giu`. */
    readonly joint: RegExp
  }
  readonly values: {
    /** Articles before a value, and what is said behind it. */
    readonly lead: RegExp
    readonly tail: RegExp
    /** Names nothing by itself: "that", "you". */
    readonly pointing: RegExp
    /** Slots whose values are taken as they stand. */
    readonly whole: RegExp
  }
  readonly corrections: CorrectionWords
  readonly times: TimeReader
}

const MOST_WORDS = 6

function questionRefiner({ language, asking }: RefinerWords): Refiner {
  return {
    id: `${language}/drop-questions`,
    refine: (candidate) => {
      const { text, terminator } = candidate.clause.sentence
      return terminator.includes('?') || asking.test(text) ? { drop: 'a question' } : [candidate]
    },
  }
}

function nothingRefiner({ language, nothing }: RefinerWords): Refiner {
  const reasons = Object.entries(nothing)
  return {
    id: `${language}/drop-nothing`,
    refine: (candidate) => {
      const found = reasons.find(([, pattern]) => pattern.test(candidate.clause.sentence.text))
      return found ? { drop: found[0] } : [candidate]
    },
  }
}

const isVerbatim = ({ value, span }: Candidate) => value.length === span.end - span.start

const within = (candidate: Candidate, from: number, to: number): Candidate => ({
  ...candidate,
  value: candidate.value.slice(from, to),
  span: { start: candidate.span.start + from, end: candidate.span.start + to },
})

/** The parts between the joints, each where it stands. */
function partsOf(candidate: Candidate, joint: RegExp): readonly Candidate[] {
  const joints = [...candidate.value.matchAll(joint)]
  const starts = [0, ...joints.map(({ index, 0: words }) => index + words.length)]
  const ends = [...joints.map(({ index }) => index), candidate.value.length]
  return starts
    .map((start, at) => within(candidate, start, ends[at] ?? start))
    .filter(({ value }) => value.trim() !== '')
}

const listRefiner = ({ language, lists }: RefinerWords): Refiner => ({
  id: `${language}/split-lists`,
  refine: (candidate) =>
    lists.slots.has(candidate.slot) && isVerbatim(candidate) ? partsOf(candidate, lists.joint) : [candidate],
})

/** Cuts a value down to the words that name it: "the onions too" → "onions". */
function valueRefiner({ language, values: { lead, tail, pointing, whole } }: RefinerWords): Refiner {
  const trimmed = (candidate: Candidate): Candidate => {
    const { value } = candidate
    const [start, end] = [lead.exec(value)?.[0].length ?? 0, tail.exec(value)?.[0].length ?? 0]
    return isVerbatim(candidate) ? within(candidate, start, Math.max(start, value.length - end)) : candidate
  }
  return {
    id: `${language}/trim-value`,
    refine: (candidate) => {
      if (whole.test(candidate.slot) || candidate.value === '') return [candidate]
      const kept = trimmed(candidate)
      const names =
        kept.value !== '' && !pointing.test(kept.value) && kept.value.split(' ').length <= MOST_WORDS
      return names ? [kept] : { drop: `"${candidate.value}" names nothing` }
    },
  }
}

/**
 * What a pack without refiners of its own does with what its rules propose: drops what states nothing, parts lists, marks corrections, cuts
 * values down and keeps the words that date them. In this order.
 */
export const plainRefiners = (words: RefinerWords): readonly Refiner[] => [
  questionRefiner(words),
  nothingRefiner(words),
  listRefiner(words),
  correctionRefiner(words.language, words.corrections),
  valueRefiner(words),
  whenRefiner(words.language, words.times),
]
