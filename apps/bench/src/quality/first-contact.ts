import type { Scenario } from '../labels/schema.ts'
import type { UpdatePrediction } from '../labels/updates.ts'
import { markdownTable } from '../io/markdown.ts'
import { percent, share, sum } from '../stats/numbers.ts'
import { answerVerdicts, scenarioQuality } from './scenarios.ts'
import type { ScenarioQuality } from './scenarios.ts'

/** How the conversations of one author end that nobody here has read. */
export interface FirstContact extends ScenarioQuality {
  readonly language: string
  readonly persona: string
  /** When they were written. */
  readonly written: string
  /** Answers that hold what is out of date or never was. */
  readonly saidFalse: number
  /** Answers that are not right, with strong evidence. */
  readonly strongWrong: number
}

/** By language and author, in the order they come in. */
export function firstContacts(
  scenarios: readonly Scenario[],
  predictions: readonly UpdatePrediction[],
  isSingle: (slot: string) => boolean,
): FirstContact[] {
  const byId = new Map(predictions.map((prediction) => [prediction.id, prediction]))
  const groups = new Map<string, Scenario[]>()
  for (const scenario of scenarios) {
    const { lang, persona, written } = scenario
    if (persona === undefined) continue
    const key = JSON.stringify([lang, persona, written])
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
      persona: first?.persona ?? '',
      written: first?.written ?? '',
      ...scenarioQuality(own, predictions, isSingle),
      saidFalse: verdicts.filter(({ isFalse }) => isFalse).length,
      strongWrong: verdicts.filter(({ isRight, isStrong }) => !isRight && isStrong).length,
    }
  })
}

const HEAD = [
  'author',
  'written',
  'conversations',
  'end right',
  'answers right',
  'false or out of date',
  'wrong and strong',
]

const rowOf = (name: string, written: string, of: readonly FirstContact[]): readonly string[] => {
  const total = (count: (one: FirstContact) => number) => sum(of.map(count))
  const questions = total((one) => one.questions)
  const shown = (part: number, all: number) => percent(share(part, all) ?? 0)
  const conversations = total((one) => one.scenarios)
  return [
    name,
    written,
    String(conversations),
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
}

/** What stands in a README: a line an author, and all of them. */
export function firstContactMarkdown(contacts: readonly FirstContact[]): string {
  const rows = contacts.map((one) => rowOf(one.persona, one.written, [one]))
  return markdownTable(HEAD, [...rows, rowOf('all', '', contacts)]).join('\n')
}
