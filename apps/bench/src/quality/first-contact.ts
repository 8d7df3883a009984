import type { Scenario } from '../labels/schema.ts'
import type { UpdatePrediction } from '../labels/updates.ts'
import { markdownTable } from '../io/markdown.ts'
import { percent, share, sum } from '../stats/numbers.ts'
import { answerVerdicts, scenarioQuality } from './scenarios.ts'
import type { ScenarioQuality } from './scenarios.ts'

/** How the conversations of one author end in which something changes. */
export interface AuthorOutcome extends ScenarioQuality {
  readonly language: string
  /** Who wrote them, having read nothing of this project; null: they were written for it, or read here since. */
  readonly persona: string | null
  /** When they were written. */
  readonly written: string
  /** Answers that hold what is out of date or never was. */
  readonly saidFalse: number
  /** Answers that are not right, with strong evidence. */
  readonly strongWrong: number
}

/** By language and author, in the order they come in. */
export function outcomesByAuthor(
  scenarios: readonly Scenario[],
  predictions: readonly UpdatePrediction[],
  isSingle: (slot: string) => boolean,
): AuthorOutcome[] {
  const byId = new Map(predictions.map((prediction) => [prediction.id, prediction]))
  const groups = new Map<string, Scenario[]>()
  for (const scenario of scenarios) {
    const { lang, persona = null, written } = scenario
    const key = JSON.stringify([lang, persona, persona === null ? null : written])
    groups.set(key, [...(groups.get(key) ?? []), scenario])
  }
  return [...groups.values()].map((own) => {
    const verdicts = own.flatMap((one) => {
      const prediction = byId.get(one.id)
      return prediction ? answerVerdicts(one, prediction) : []
    })
    const [first] = own
    return {
      language: first?.lang ?? '?',
      persona: first?.persona ?? null,
      written: first?.written ?? '',
      ...scenarioQuality(own, predictions, isSingle),
      saidFalse: verdicts.filter(({ isFalse }) => isFalse).length,
      strongWrong: verdicts.filter(({ isRight, isStrong }) => !isRight && isStrong).length,
    }
  })
}

/** By an author who had read nothing, and whom nobody here has read. */
export const isFirstContact = ({ persona }: AuthorOutcome): boolean => persona !== null

/** The same author in several files is one. */
export function joinedByAuthor(outcomes: readonly AuthorOutcome[]): readonly AuthorOutcome[] {
  const found = new Map<string, AuthorOutcome>()
  for (const one of outcomes) {
    const key = JSON.stringify([one.language, one.persona, one.written])
    const other = found.get(key)
    found.set(key, other === undefined ? one : added(other, one))
  }
  return [...found.values()]
}

const added = (one: AuthorOutcome, other: AuthorOutcome): AuthorOutcome => ({
  ...one,
  scenarios: one.scenarios + other.scenarios,
  passed: one.passed + other.passed,
  factsRight: one.factsRight + other.factsRight,
  answersRight: one.answersRight + other.answersRight,
  questions: one.questions + other.questions,
  questionsRight: one.questionsRight + other.questionsRight,
  saidFalse: one.saidFalse + other.saidFalse,
  strongWrong: one.strongWrong + other.strongWrong,
})

/** What the table is worded in. */
export interface TableWords {
  readonly head: readonly string[]
  readonly all: string
  readonly own: string
}

export const ENGLISH: TableWords = {
  head: [
    'author',
    'written',
    'conversations',
    'end right',
    'answers right',
    'false or out of date',
    'wrong and strong',
  ],
  all: 'all of them',
  own: 'for comparison: written for this project, or read since',
}

export const CHINESE: TableWords = {
  head: ['作者', '写作日期', '对话数', '结局正确', '回答正确', '错误或过时', '错误且证据强'],
  all: '合计',
  own: '对照：为本项目而写，或已被读过',
}

const rowOf = (name: string, written: string, of: readonly AuthorOutcome[]): readonly string[] => {
  const total = (count: (one: AuthorOutcome) => number) => sum(of.map(count))
  const questions = total((one) => one.questions)
  const conversations = total((one) => one.scenarios)
  const shown = (part: number, all: number) => percent(share(part, all) ?? 0)
  const shares = [
    shown(
      total((one) => one.passed),
      conversations,
    ),
    shown(
      total((one) => one.questionsRight),
      questions,
    ),
    shown(
      total((one) => one.saidFalse),
      questions,
    ),
    shown(
      total((one) => one.strongWrong),
      questions,
    ),
  ]
  return [name, written, String(conversations), ...shares]
}

/** A line an author, one for all of them, and beside it what was written for this project. */
export function firstContactMarkdown(outcomes: readonly AuthorOutcome[], words = ENGLISH): string {
  const contacts = outcomes.filter(isFirstContact)
  const own = outcomes.filter((one) => !isFirstContact(one))
  const rows = contacts.map((one) => rowOf(one.persona ?? '', one.written, [one]))
  const beside = own.length === 0 ? [] : [rowOf(words.own, '', own)]
  return markdownTable(words.head, [...rows, rowOf(words.all, '', contacts), ...beside]).join('\n')
}
