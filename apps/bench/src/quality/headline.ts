import type { Quality } from './report.ts'
import type { QuestionQuality } from './questions.ts'
import { isFirstContact } from './first-contact.ts'
import type { AuthorOutcome } from './first-contact.ts'
import type { ScenarioQuality } from './scenarios.ts'
import { round, share, sum } from '../stats/numbers.ts'

interface LabelFigures {
  readonly quality: readonly Quality[]
  readonly questionQuality: readonly QuestionQuality[]
  readonly scenarioQuality: Readonly<Record<string, ScenarioQuality>>
  readonly authors?: readonly AuthorOutcome[]
}

/** Headline figures, by the keys of the targets: shares, of the worse language where there are several. */
export function headlineOf(figures: LabelFigures): Readonly<Record<string, number>> {
  const { quality, questionQuality, scenarioQuality, authors = [] } = figures
  const contacts = authors.filter(isFirstContact)
  const totals = quality.map((one) => one.totals)
  const scenarios = Object.values(scenarioQuality)
  // Those of authors nobody has read are a figure of their own.
  const read = (count: 'passed' | 'scenarios' | 'factsRight') =>
    sum(scenarios.map((one) => one[count])) - sum(contacts.map((one) => one[count]))
  const all = {
    'labels.plain': least(totals.map(({ plainCoverage }) => plainCoverage)),
    'labels.facts': least(totals.map(({ coverage }) => coverage)),
    'labels.precision': least(totals.map(({ precision }) => precision)),
    'labels.non-facts': most(totals.map(({ falsePositives }) => falsePositives)),
    'labels.question-type': least(questionQuality.map(({ typeAccuracy }) => typeAccuracy)),
    'labels.question-slot': least(questionQuality.map(({ slotAccuracy }) => slotAccuracy)),
    'labels.scenarios': share(read('passed'), read('scenarios')),
    'labels.scenario-facts': share(read('factsRight'), read('scenarios')),
    'labels.first-contact': share(
      sum(contacts.map(({ passed }) => passed)),
      sum(contacts.map((one) => one.scenarios)),
    ),
  }
  return Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) => (value === null ? [] : [[key, round(value, 4)]])),
  )
}

const known = (shares: readonly (number | null)[]): number[] => shares.filter((one) => one !== null)
const least = (shares: readonly (number | null)[]): number | null =>
  known(shares).length === 0 ? null : Math.min(...known(shares))
const most = (shares: readonly (number | null)[]): number | null =>
  known(shares).length === 0 ? null : Math.max(...known(shares))
