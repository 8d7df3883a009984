import { round, share } from '../../stats/numbers.ts'
import type { SetFigures } from '../figures.ts'
import { sumRefusals } from '../refusals.ts'
import type { SystemFigures } from '../system-figures.ts'

const recallAt5 = ({ groups }: SystemFigures): number => groups[0]?.recall['@5'] ?? 0

/** Headline figures, by the keys of the targets. */
export function headlineOf(all: readonly SetFigures[]): Readonly<Record<string, number>> {
  const { unanswerable, answerable } = sumRefusals(all)
  const refused = share(unanswerable.none, unanswerable.questions)
  const wronglyRefused = share(answerable.none, answerable.questions)
  const compared = all.filter(({ baselines }) => baselines.length > 0)
  return {
    ...Object.fromEntries(all.map((figures) => [`retrieval.${figures.set}`, round(recallAt5(figures), 3)])),
    ...(compared.length === 0 ? {} : { 'retrieval.not-first': compared.filter(isBeaten).length }),
    ...(refused === null ? {} : { 'retrieval.refused': round(refused, 4) }),
    ...(wronglyRefused === null ? {} : { 'retrieval.wrongly-refused': round(wronglyRefused, 4) }),
  }
}

const isBeaten = (figures: SetFigures): boolean =>
  figures.baselines.some((other) => recallAt5(other) > recallAt5(figures))
