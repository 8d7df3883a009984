import { InvalidPackError } from '@recollect/core'
import { QUESTION_TYPES } from '@recollect/core/extraction'
import type { QuestionEntity, QuestionLexicon, QuestionRule, SlotQuestion } from '@recollect/core/extraction'
import { partsOf } from '../frames/lines.ts'

/** A type of question: what it looks like, and texts that are and are not of it, parted by ` / `. */
export interface AskedType {
  readonly pattern: RegExp
  readonly yes: string
  readonly no: string
}

/** How questions are asked; all patterns run on folded text. */
export interface QuestionWords {
  readonly language: string
  readonly asking: RegExp
  /** By `type.sense`, in order of priority: the first that matches decides. */
  readonly types: Readonly<Record<string, AskedType>>
  /**
   * What a slot is asked for with, most specific first: by its name, or by names joined by spaces where it may be several, the best
   * first.
   */
  readonly slots: readonly (readonly [slots: string, pattern: RegExp])[]
  /** Whose fact is asked for, in this order: a relative, the speaker, somebody else, the one who is spoken to. */
  readonly whose: {
    /** With a group `kin`; null where the relative is what is asked for. */
    relative(text: string): string | null
    readonly mine: RegExp
    readonly others: RegExp
    readonly yours: RegExp
  }
  readonly past: RegExp
  readonly current: RegExp
  /** What a yes/no question names, in a group `value`. */
  readonly value: RegExp
}

function typeRule(language: string, name: string, { pattern, yes, no }: AskedType): QuestionRule {
  const type = QUESTION_TYPES.find((one) => name.startsWith(`${one}.`))
  if (type === undefined)
    throw new InvalidPackError(`"${name}" should begin with a type of question and a dot.`)
  const [examples, counterExamples] = [partsOf(yes, ' / '), partsOf(no, ' / ')]
  return { id: `${language}/${name}`, type, pattern, examples, counterExamples }
}

const slotQuestion = (language: string, names: string, pattern: RegExp, at: number): SlotQuestion => {
  const slots = partsOf(names, ' ')
  return { id: `${language}/slot.${slots[0] ?? ''}.${String(at)}`, pattern, slots }
}

/** Questions by a pattern for each type and each slot. */
export function plainQuestions(words: QuestionWords): QuestionLexicon {
  const { language, asking, types, slots, whose, past, current, value } = words
  const entity = (text: string): QuestionEntity => {
    const relative = whose.relative(text)
    if (relative !== null) return `user.${relative}`
    if (whose.mine.test(text)) return 'user'
    if (whose.others.test(text)) return 'other'
    return whose.yours.test(text) ? 'addressee' : 'user'
  }
  return {
    types: Object.entries(types).map(([name, type]) => typeRule(language, name, type)),
    slots: slots.map(([names, pattern], at) => slotQuestion(language, names, pattern, at)),
    isQuestion: (text) => asking.test(text),
    entity,
    time: (text) => (past.test(text) ? 'past' : current.test(text) ? 'current' : null),
    value: (text) => value.exec(text)?.groups?.['value']?.trim() ?? null,
  }
}
