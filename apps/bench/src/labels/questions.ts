import { countBy } from '../stats/numbers.ts'
import type { Reader } from './reader.ts'
import type { Question } from './schema.ts'

export interface QuestionPrediction {
  readonly id: string
  readonly type: string
  readonly slot?: string
}

export function predictQuestion(reader: Reader, { id, text }: Question): QuestionPrediction {
  const { type, slots } = reader.question(text)
  const slot = slots[0]
  return slot === undefined ? { id, type } : { id, type, slot }
}

export interface QuestionFigures {
  readonly language: string
  readonly questions: number
  readonly withSlot: number
  readonly types: Readonly<Record<string, number>>
}

export function questionFigures(
  questions: readonly Question[],
  predictions: readonly QuestionPrediction[],
): QuestionFigures[] {
  const byId = new Map(predictions.map((prediction) => [prediction.id, prediction]))
  return Object.keys(countBy(questions.map(({ lang }) => lang)))
    .sort()
    .map((language) => {
      const own = questions.filter(({ lang }) => lang === language).flatMap(({ id }) => byId.get(id) ?? [])
      return {
        language,
        questions: own.length,
        withSlot: own.filter(({ slot }) => slot !== undefined).length,
        types: countBy(own.map(({ type }) => type)),
      }
    })
}
