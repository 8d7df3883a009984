import { squeeze } from '@recollect/testkit/scoring'
import { READ_AT } from '../labels/reader.ts'
import type { Scenario } from '../labels/schema.ts'
import type { RetrievalSet } from '../retrieval/load-set.ts'
import { retrievalQuestionSchema } from '../retrieval/schema.ts'
import { share } from '../stats/numbers.ts'
import type { PeerAsked } from './measure.ts'

const MINUTE = 60_000

/** Scenarios in the form of conversations: a message a minute, then the questions. */
export const scenarioSet = (scenarios: readonly Scenario[]): RetrievalSet => ({
  name: 'facts that change',
  conversations: scenarios.map(({ id, messages }) => ({
    id,
    turns: messages.map(({ role, text }, place) => ({
      id: turnId(id, place),
      role,
      text,
      time: new Date(READ_AT + place * MINUTE).toISOString(),
    })),
  })),
  questions: scenarios.flatMap(({ id, queries }) =>
    queries.map(({ q }, place) =>
      retrievalQuestionSchema.parse({ id: queryId(id, place), conversation: id, question: q }),
    ),
  ),
})

const turnId = (scenario: string, place: number): string => `${scenario}-${String(place)}`
const queryId = (scenario: string, place: number): string => `${scenario}?${String(place)}`

/** What a reader comes upon first. */
export type Verdict = 'right' | 'old' | 'neither'

export interface ChangeFigures {
  readonly questions: number
  /** Of all: the first thing read holds the value that is asked for. */
  readonly rightFirst: number | null
  /** Of all: going down the list, that value comes before any other one. */
  readonly rightBefore: number | null
  /** Of those with a value that holds no longer, or did not at the time: it comes before the right one. */
  readonly wrongBefore: number | null
}

/** Which value the questions of scenarios were answered with. A text that names both values counts as right. */
export function changeFigures(scenarios: readonly Scenario[], asked: readonly PeerAsked[]): ChangeFigures {
  const byQuestion = new Map(asked.map((one) => [one.question.id, one]))
  const judged = scenarios.flatMap((scenario) => {
    const texts = new Map(scenario.messages.map(({ text }, place) => [turnId(scenario.id, place), text]))
    return scenario.queries.flatMap(({ expect = [], forbid = [] }, place) => {
      const found = byQuestion.get(queryId(scenario.id, place))
      if (found === undefined || expect.length === 0) return []
      const read = textsOf(found, texts).map((text) => verdictOf(text, expect, forbid))
      return [{ first: read[0], value: read.find((one) => one !== 'neither'), hasOld: forbid.length > 0 }]
    })
  })
  const withOld = judged.filter(({ hasOld }) => hasOld)
  return {
    questions: judged.length,
    rightFirst: share(judged.filter(({ first }) => first === 'right').length, judged.length),
    rightBefore: share(judged.filter(({ value }) => value === 'right').length, judged.length),
    wrongBefore: share(withOld.filter(({ value }) => value === 'old').length, withOld.length),
  }
}

/** Its answer, where it gives one, then the messages it found. */
const textsOf = ({ answer, ids }: PeerAsked, texts: ReadonlyMap<string, string>): readonly string[] => [
  ...(answer === null ? [] : [answer]),
  ...ids.flatMap((id) => texts.get(id) ?? []),
]

export function verdictOf(text: string, expect: readonly string[], forbid: readonly string[]): Verdict {
  const squeezed = squeeze(text)
  const holds = (words: string) => squeezed.includes(squeeze(words))
  if (expect.some(holds)) return 'right'
  return forbid.some(holds) ? 'old' : 'neither'
}
