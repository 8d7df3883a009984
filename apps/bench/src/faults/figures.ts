import { z } from 'zod'
import { percentile, round } from '../stats/numbers.ts'
import type { FaultRow } from './context.ts'
import type { DamageOutcome, Outcome } from './outcome.ts'

const count = z.number().int().min(0)

/** The figures of one row, as they are kept beside the page. */
export const faultFigures = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('loss'),
    id: z.string(),
    tries: count,
    acknowledged: count,
    lost: count,
    duplicated: count,
    broken: count,
    errors: count,
    /** Milliseconds; null where nothing had to be opened again. */
    recoveredP50: z.number().nullable(),
    recoveredMax: z.number().nullable(),
    seconds: z.number(),
  }),
  z.object({
    kind: z.literal('damage'),
    id: z.string(),
    tries: count,
    told: count,
    harmless: count,
    wrong: count,
    changed: count,
    seconds: z.number(),
  }),
])
export type FaultFigures = z.output<typeof faultFigures>
export type LossFigures = Extract<FaultFigures, { kind: 'loss' }>
export type DamageFigures = Extract<FaultFigures, { kind: 'damage' }>

type Given =
  { readonly loss: Outcome; readonly ms: number } | { readonly damage: DamageOutcome; readonly ms: number }

export function figuresOf({ id }: FaultRow, given: Given): FaultFigures {
  const seconds = round(given.ms / 1000, 1)
  if ('damage' in given) return { kind: 'damage', id, ...given.damage, seconds }
  const { recovered, ...counts } = given.loss
  const at = (p: number): number | null =>
    recovered.length === 0 ? null : Math.round(percentile(recovered, p))
  return { kind: 'loss', id, ...counts, recoveredP50: at(0.5), recoveredMax: at(1), seconds }
}

/** What should not be: anything lost, twice, broken, wrong, or told to a caller who should not have seen it. */
export const badOf = (figures: FaultFigures): number =>
  figures.kind === 'loss'
    ? figures.lost + figures.duplicated + figures.broken + figures.errors
    : figures.wrong + figures.changed
