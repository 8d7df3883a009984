import { InvalidInputError } from '@recollect/core'
import { own } from '@recollect/core/plugin'
import type { Context } from 'hono'

export type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The JSON object a page sent. Other types of content are refused: a form on somebody else's page could send those.
 * @throws InvalidInputError
 */
export async function bodyOf(context: Context): Promise<Fields> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json\b/iu.test(type)) {
    throw new InvalidInputError(
      'The body has to be JSON. Send it with the header "content-type: application/json".',
    )
  }
  const value: unknown = await context.req.json().catch((cause: unknown) => {
    throw new InvalidInputError('The body is no JSON. Send an object such as {"scope": "me"}.', { cause })
  })
  if (isFields(value)) return value
  throw new InvalidInputError('The body has to be an object such as {"scope": "me"}.')
}

/** @throws InvalidInputError when the field is no text, or empty. */
export function textOf(fields: Fields, name: string): string {
  const value = own(fields, name)
  if (typeof value === 'string' && value !== '') return value
  throw new InvalidInputError(`"${name}" is missing, or no text. Send it in the body.`)
}

/** An object in a field; empty when it is left out. @throws InvalidInputError */
export function fieldsOf(fields: Fields, name: string): Fields {
  const value = own(fields, name) ?? {}
  if (isFields(value)) return value
  throw new InvalidInputError(`"${name}" is no object. Send it as one, or leave it out.`)
}
