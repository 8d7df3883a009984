import { defaultConfig, InvalidInputError } from '@recollect/core'
import type { ConfigInput } from '@recollect/core'
import type { EvaluationSwitch, SwitchValues } from '@recollect/ui'
import type { Fields } from '../http/body.ts'

/** Without effect here: there is no embedder, no knowledge, and each question is asked once. */
const WITHOUT_EFFECT = new Set(['vector', 'semantic', 'cacheExpansions'])
const STRATEGIES = 'query.expansionStrategies'
const THRESHOLD = 'extraction.confidenceThreshold'

const flags: readonly EvaluationSwitch[] = Object.entries(defaultConfig.query).flatMap(([key, value]) =>
  typeof value === 'boolean' && !WITHOUT_EFFECT.has(key)
    ? [{ name: `query.${key}`, kind: 'flag', section: 'query', default: value }]
    : [],
)
const strategies: readonly EvaluationSwitch[] = defaultConfig.query.expansionStrategies.map((name) => ({
  name: `${STRATEGIES}.${name}`,
  kind: 'flag',
  section: 'expansion',
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

/**
 * Every phase of recall, every strategy of expansion, and the threshold of extraction. Read from the defaults, so that a new one is among
 * them.
 */
export const SWITCHES: readonly EvaluationSwitch[] = [...flags, ...strategies, threshold]

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
  const query = Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith('query.') && !name.startsWith(STRATEGIES))
      .map(([name, value]) => [name.slice('query.'.length), value]),
  )
  const expansionStrategies = defaultConfig.query.expansionStrategies.filter(
    (name) => values[`${STRATEGIES}.${name}`] !== false,
  )
  const confidence = values[THRESHOLD]
  const extraction = typeof confidence === 'number' ? { confidenceThreshold: confidence } : {}
  return { query: { ...query, expansionStrategies }, extraction }
}
