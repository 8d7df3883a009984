import { InvalidInputError } from '@recollect/core'

/**
 * A value as JSON. Properties that are undefined count as left out; what JSON would change otherwise is refused.
 * @throws InvalidInputError naming where.
 */
export function jsonOf(value: unknown): string {
  check(value, 'value', new Set())
  if (!isPlain(value)) throw refused('value', 'must be an object')
  return JSON.stringify(value)
}

function check(value: unknown, at: string, above: ReadonlySet<unknown>): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value === 'number' && Number.isFinite(value)) return
  if (typeof value !== 'object')
    throw refused(at, `is ${typeof value === 'number' ? String(value) : `a ${typeof value}`}`)
  if (above.has(value)) throw refused(at, 'contains itself')
  const inside = new Set([...above, value])
  if (Array.isArray(value)) {
    for (const [place, one] of value.entries()) check(one, `${at}[${String(place)}]`, inside)
    return
  }
  if (!isPlain(value)) throw refused(at, 'is no plain object')
  for (const [name, one] of Object.entries(value)) if (one !== undefined) check(one, `${at}.${name}`, inside)
}

export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const proto: unknown = Object.getPrototypeOf(value)
  return proto === Object.prototype || proto === null
}

const refused = (at: string, why: string) =>
  new InvalidInputError(
    `The item was refused: ${at.slice(0, 200)} ${why}. Pass an object of JSON values, dates as ISO 8601. Nothing was stored.`,
  )
