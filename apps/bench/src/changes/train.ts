import { COLUMNS, TOPICS } from '@recollect/rules'
import { trainColumns, UNKNOWN } from '../logistic/train.ts'
import type { Sample, Weights } from '../logistic/train.ts'
import type { Signed } from './load.ts'

/** What tests of the packs say changes nothing counts as often as this. */
const STILL_COUNTS = 6
const isStill = ({ by }: Signed): boolean => by.endsWith('-still')

/** Logistic models, one a column. */
export const trainChanges = (messages: readonly Signed[]): Weights =>
  trainColumns(messages.map(sampleOf), COLUMNS)

function sampleOf(message: Signed): Sample {
  const { signs, changes, ofAnother, topics } = message
  const number = (known: boolean | null) => (known === null ? UNKNOWN : Number(known))
  return {
    signs,
    right: [
      number(changes),
      number(ofAnother),
      ...TOPICS.map((topic) => number(topics && topics.has(topic))),
    ],
    counts: isStill(message) ? STILL_COUNTS : 1,
  }
}
