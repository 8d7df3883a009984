import { QUERY_STEPS } from '@recollect/core'
import type { QueryStep } from '@recollect/core'
import { BenchError } from '../../io/bench-error.ts'

/** Steps of recall that one measurement does without. */
export interface LeftOut {
  readonly name: string
  /** What the table calls it. */
  readonly label: string
  readonly off: readonly QueryStep[]
}

const without = (step: QueryStep): LeftOut => ({ name: step, label: `without ${step}`, off: [step] })

/** `synonyms` finds `expansion.synonyms`, unless a step is called so. */
const named = (wanted: string): QueryStep | undefined =>
  QUERY_STEPS.find((step) => step === wanted) ?? QUERY_STEPS.find((step) => step.endsWith(`.${wanted}`))

/**
 * The steps named in a list with commas, each by itself, and when there are several, all together; every one for `all`.
 * @throws BenchError for a name there is none of.
 */
export function stepsToLeaveOut(names: string): LeftOut[] {
  if (names === 'all') return QUERY_STEPS.map(without)
  const off = names.split(',').map((wanted) => {
    const step = named(wanted.trim())
    if (step) return step
    throw new BenchError(`There is no step "${wanted}". There are: ${QUERY_STEPS.join(', ')}.`)
  })
  const each = off.map(without)
  return each.length < 2 ? each : [...each, { name: 'together', label: 'all of these', off }]
}
