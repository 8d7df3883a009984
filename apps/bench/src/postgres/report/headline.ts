import { round } from '../../stats/numbers.ts'
import type { PostgresFigures } from '../run.ts'

/** Headline figures, by the keys of the targets; of the parts that were measured. */
export function headlineOf(figures: PostgresFigures): Readonly<Record<string, number>> {
  const { writers, scale, remember, recall } = figures
  return {
    ...(writers
      ? {
          'postgres.writers-bad':
            writers.failed + writers.notOneActive + writers.gaps + writers.lost + writers.unacknowledged,
        }
      : {}),
    ...(scale ? { 'postgres.growth-p95': Math.max(...scale.growth.map(({ ratioP95 }) => ratioP95)) } : {}),
    ...(figures.import ? { 'postgres.import': round(figures.import.share, 3) } : {}),
    ...(remember ? { 'postgres.remember': remember.ratioInTurn } : {}),
    ...(recall ? { 'postgres.recall': recall.ratioInTurn } : {}),
  }
}
