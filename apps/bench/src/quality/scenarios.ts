import { labelClaim, squeeze, states, wanted } from '@recollect/testkit/scoring'
import type { CardRow, Wanted } from '@recollect/testkit/scoring'
import type { Scenario } from '../labels/schema.ts'
import type { UpdatePrediction } from '../labels/updates.ts'

export interface ScenarioQuality {
  /** Scenarios with labels. */
  readonly scenarios: number
  /** Facts and answers are right. */
  readonly passed: number
  readonly factsRight: number
  readonly answersRight: number
  readonly questions: number
  readonly questionsRight: number
}

/** How many labelled scenarios end as they should. `isSingle` tells which slots hold one value at a time. */
export function scenarioQuality(
  scenarios: readonly Scenario[],
  predictions: readonly UpdatePrediction[],
  isSingle: (slot: string) => boolean,
): ScenarioQuality {
  const byId = new Map(predictions.map((prediction) => [prediction.id, prediction]))
  const judged = scenarios.flatMap((scenario) => {
    const { expected_active: expected } = scenario
    const prediction = byId.get(scenario.id)
    if (expected === undefined || prediction === undefined) return []
    const answers = answersOf(scenario, prediction)
    return [{ facts: factsRight(scenario, prediction.active, isSingle), answers }]
  })
  const answered = judged.flatMap(({ answers }) => answers)
  const all = (answers: readonly boolean[]) => answers.every(Boolean)
  return {
    scenarios: judged.length,
    passed: judged.filter(({ facts, answers }) => facts && all(answers)).length,
    factsRight: judged.filter(({ facts }) => facts).length,
    answersRight: judged.filter(({ answers }) => all(answers)).length,
    questions: answered.length,
    questionsRight: answered.filter(Boolean).length,
  }
}

/** What should hold does; what must not, and other values of a single slot, do not. */
function factsRight(
  { expected_active: expected = [], forbidden_active: forbidden = [] }: Scenario,
  active: readonly CardRow[],
  isSingle: (slot: string) => boolean,
): boolean {
  const holding = active.filter((card) => labelClaim(card).holds > 0)
  const should = expected.map(wanted)
  const isExpected = (card: CardRow) => should.some((one) => states(one, card))
  const surplus = holding.filter((card) => !isExpected(card))
  return (
    should.every((one) => holding.some((card) => states(one, card))) &&
    !surplus.some((card) => forbidden.some((label) => states(wanted(label), card))) &&
    !surplus.some((card) => isSingle(card.slot) && should.some((one) => sameKey(one, card)))
  )
}

const sameKey = ({ claims }: Wanted, card: CardRow): boolean => {
  const { entity, slot } = labelClaim(card)
  return claims.some((claim) => claim.entity === entity && claim.slot === slot)
}

const answersOf = (scenario: Scenario, prediction: UpdatePrediction): boolean[] =>
  answerVerdicts(scenario, prediction).map(({ isRight }) => isRight)

interface Verdict {
  /** It holds one of the words expected, if any are, and none of those forbidden. */
  readonly isRight: boolean
  readonly isFalse: boolean
  readonly isStrong: boolean
}

/** What each answer is worth. */
export function answerVerdicts({ queries }: Scenario, { answers }: UpdatePrediction): readonly Verdict[] {
  return queries.map(({ expect = [], forbid = [] }, i) => {
    const top = squeeze(answers[i]?.top ?? '')
    const holds = (words: string) => top.includes(squeeze(words))
    const isFalse = forbid.some(holds)
    return {
      isRight: (expect.length === 0 || expect.some(holds)) && !isFalse,
      isFalse,
      isStrong: answers[i]?.evidence === 'strong',
    }
  })
}
