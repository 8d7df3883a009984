import { slotName } from '@recollect/testkit/scoring'
import type { QuestionPrediction } from '../labels/questions.ts'
import type { Question } from '../labels/schema.ts'
import { share } from '../stats/numbers.ts'

export interface QuestionQuality {
  readonly language: string
  /** Questions with a labelled type. */
  readonly questions: number
  /** Of these, those whose type is the label's or an alternative to it. */
  readonly typeRight: number
  readonly typeAccuracy: number | null
  /** Questions that ask about a slot. */
  readonly withSlot: number
  readonly slotRight: number
  readonly slotAccuracy: number | null
}

/** Slots a question need not tell apart. */
const SAME_FOR_QUESTIONS: Readonly<Record<string, string>> = {
  dislikes: 'likes',
  fear: 'likes',
  hobby: 'likes',
  preference: 'likes',
  plan: 'goal',
  nickname: 'name',
}

function asked(slot: string): string {
  const name = slotName(slot)
  return name.startsWith('favorite') ? 'likes' : (SAME_FOR_QUESTIONS[name] ?? name)
}

/** How often type and slot of labelled questions are right, by language. */
export function questionQuality(
  questions: readonly Question[],
  predictions: readonly QuestionPrediction[],
): QuestionQuality[] {
  const byId = new Map(predictions.map((prediction) => [prediction.id, prediction]))
  const labelled = questions.filter(({ type }) => type !== undefined)
  return [...new Set(labelled.map(({ lang }) => lang))].sort().map((language) => {
    const own = labelled.filter(({ lang }) => lang === language)
    const withSlot = own.filter(({ slot }) => slot !== undefined)
    const typeRight = own.filter(({ id, type, alt_types: others = [] }) => {
      const given = byId.get(id)?.type
      return given !== undefined && (given === type || others.includes(given))
    }).length
    const slotRight = withSlot.filter(({ id, slot = '' }) => {
      const given = byId.get(id)?.slot
      return given !== undefined && asked(given) === asked(slot)
    }).length
    return {
      language,
      questions: own.length,
      typeRight,
      typeAccuracy: share(typeRight, own.length),
      withSlot: withSlot.length,
      slotRight,
      slotAccuracy: share(slotRight, withSlot.length),
    }
  })
}
