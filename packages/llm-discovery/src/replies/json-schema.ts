import type { Json } from '@recollect/core'

type Schema = Readonly<Record<string, Json>>

/** The few words of JSON Schema that every server with structured output knows: objects closed, every property required. */
export const closed = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
export const listOf = (items: Schema): Schema => ({ type: 'array', items })
export const words: Schema = { type: 'string' }
export const wordsOrNull: Schema = { type: ['string', 'null'] }
export const amount: Schema = { type: 'number' }
export const whole: Schema = { type: 'integer' }
export const oneOf = (names: readonly string[]): Schema => ({ type: 'string', enum: names })
