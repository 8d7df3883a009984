import { BenchError } from '../../io/bench-error.ts'
import { BASELINES } from './all.ts'
import type { Baseline } from './baseline.ts'
import { dated } from './dated.ts'

/** Those that stand without dates, and beside them their dated forms where these are wanted. */
const known = (withDates: boolean): Baseline[] =>
  BASELINES.flatMap((one) => (withDates && one.id !== 'overlap' ? [one, dated(one)] : [one]))

/**
 * The baselines named in a list with commas; all of them for `all`.
 * @throws BenchError for a name there is none of.
 */
export function selectBaselines(names: string, withDates: boolean): Baseline[] {
  const all = known(withDates)
  if (names === 'all') return all
  const wanted = names.split(',').map((name) => name.trim())
  const stray = wanted.find((name) => !BASELINES.some(({ id }) => id === name))
  if (stray !== undefined) {
    const ids = BASELINES.map(({ id }) => id).join(', ')
    throw new BenchError(`There is no baseline "${stray}". There are: ${ids}.`)
  }
  return all.filter(({ id }) => wanted.includes(id.replace(/-dated$/u, '')))
}
