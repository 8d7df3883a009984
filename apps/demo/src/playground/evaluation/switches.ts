import { defaultConfig, InvalidInputError, QUERY_STEPS } from '@recollect/core'
import type { ConfigInput, QueryStep } from '@recollect/core'
import type { EvaluationSwitch, SwitchValues } from '@recollect/ui'
import type { Fields } from '../http/body.ts'

/** Without effect here: there is no embedder, no knowledge, and each question is asked once. */
const WITHOUT_EFFECT: readonly QueryStep[] = ['vector', 'knowledge', 'expansion_cache']
const THRESHOLD = 'extraction.confidenceThreshold'

const steps = QUERY_STEPS.filter((step) => !WITHOUT_EFFECT.includes(step)).map((name): EvaluationSwitch => ({
  name,
  kind: 'flag',
  section: name.startsWith('expansion.') ? 'expansion' : 'query',
  default: true,
}))
const threshold: EvaluationSwitch = {
  name: THRESHOLD,
  kind: 'number',
  section: 'extraction',
  default: defaultConfig.extraction.confidenceThreshold,
  min: 0,
  max: 1,
  step: 0.05,
}

/** Every step of recall and every way of expansion, read from the library, and the threshold of extraction. */
export const SWITCHES: readonly EvaluationSwitch[] = [...steps, threshold]

/** What of a request is other than by default. @throws InvalidInputError for a switch there is none of, or a value it cannot have. */
export function switchValues(fields: Fields): SwitchValues {
  const values = new Map<string, boolean | number>()
  for (const [name, value] of Object.entries(fields)) {
    const one = SWITCHES.find((known) => known.name === name)
    if (!one)
      throw new InvalidInputError(`There is no switch "${name}". GET /playground/evaluation lists them.`)
    const given = valueFor(one, value)
    if (given !== one.default) values.set(name, given)
  }
  return Object.fromEntries(values)
}

function valueFor(one: EvaluationSwitch, value: unknown): boolean | number {
  if (one.kind === 'flag') {
    if (typeof value === 'boolean') return value
    throw new InvalidInputError(`"${one.name}" is on or off. Send true or false.`)
  }
  if (typeof value === 'number' && value >= one.min && value <= one.max) return value
  throw new InvalidInputError(`"${one.name}" is a number from ${one.min} to ${one.max}.`)
}

/** The configuration a run has. */
export function configOf(values: SwitchValues): ConfigInput {
  const off = QUERY_STEPS.filter((step) => values[step] === false)
  const confidence = values[THRESHOLD]
  const extraction = typeof confidence === 'number' ? { confidenceThreshold: confidence } : {}
  return { query: { off }, extraction }
}
