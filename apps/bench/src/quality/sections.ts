import type { Cell } from '../io/table.ts'
import { percent, round } from '../stats/numbers.ts'
import type { Quality } from './report.ts'

/** A table with what is said above and below it. */
export interface Section {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  readonly notes: readonly string[]
}

const WORST = 10
const shown = (share: number | null): Cell => (share === null ? '' : percent(share))

/** The tables that go into a README too. */
export const publicSections = (quality: Quality): Section[] => [
  confidenceSection(quality),
  slotSection(quality),
  errorSection(quality),
]

/** All there are. */
export const sectionsOf = (quality: Quality): Section[] => [
  ...publicSections(quality),
  ...(quality.rules === undefined ? [] : [ruleSection(quality.rules)]),
]

function confidenceSection({ confidence: { bins, expectedCalibrationError } }: Quality): Section {
  return {
    title: 'Cards by confidence',
    head: ['confidence', 'cards', 'right', 'share right', 'mean confidence'],
    rows: bins.map(({ from, to, cards, right, share, meanConfidence }) => [
      `${from.toFixed(2)} – ${to.toFixed(2)}`,
      cards,
      right,
      percent(share),
      round(meanConfidence, 3),
    ]),
    notes: [
      expectedCalibrationError === null
        ? 'No card is right or wrong.'
        : `Expected calibration error ${expectedCalibrationError.toFixed(3)}.`,
    ],
  }
}

const slotSection = ({ slots }: Quality): Section => ({
  title: 'Coverage by slot',
  head: ['slot', 'facts', 'covered', 'share', 'cards right', 'cards wrong'],
  rows: slots.map((s) => [s.slot, s.facts, s.covered, shown(s.share), s.right, s.wrong]),
  notes: ['Facts are counted by the slot of their label, cards by the slot they were given.'],
})

/** Examples are no part of the table: it goes into READMEs. */
const errorSection = ({ errors }: Quality): Section => ({
  title: 'Largest groups of errors',
  head: ['what', 'slot × tag, or rule', 'cards'],
  rows: errors.slice(0, WORST).map(({ what, group, count }) => [what, group, count]),
  notes: [],
})

/** Examples of the groups above, when they were asked for. */
export const exampleLines = ({ errors }: Quality): string[] =>
  errors
    .slice(0, WORST)
    .flatMap(({ what, group, examples = [] }) => examples.map((example) => `${what} ${group}: ${example}`))

function ruleSection(rules: NonNullable<Quality['rules']>): Section {
  const used = rules.filter(({ cards }) => cards > 0)
  return {
    title: 'Cards by rule',
    head: ['rule', 'confidence', 'cards', 'right', 'wrong', 'share right', 'held back'],
    rows: used.map((r) => [r.rule, r.confidence, r.cards, r.right, r.wrong, shown(r.share), r.held]),
    notes: [`${rules.length - used.length} of ${rules.length} rules gave no card.`],
  }
}
