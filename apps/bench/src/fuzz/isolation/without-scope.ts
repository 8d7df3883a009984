import { Client } from 'pg'

const CONDITION = /(?:"\w+"\.)?"scope" = (?<place>\$\d+)|\b(?:\w\.)?scope = (?<other>\$\d+)/gu
const OF_SCOPES = /"id" = (?<place>\$\d+)/gu
const INSERTION = /^insert into "?\w+"? \("?(?:scope|id)"?,/u

/** The statement with conditions on the scope that every row passes; their values are still bound. */
function withoutScope(text: string): string {
  if (INSERTION.test(text)) return text
  const bound = (condition: string): string => /\$\d+/u.exec(condition)?.[0] ?? ''
  return text.replaceAll(
    /"scopes"/u.test(text) ? OF_SCOPES : CONDITION,
    (condition) => `(${bound(condition)}::bigint is not null)`,
  )
}

interface Prepared {
  readonly text: string
  readonly values: unknown
  readonly name?: unknown
}

const isPrepared = (value: unknown): value is Prepared =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  'text' in value &&
  typeof value.text === 'string'

/**
 * Makes every connection of this process forget the scope in its statements, so that row-level security is all there is.
 * @returns what ends it, and how many statements were changed until then
 */
export function forgetScopes(): { readonly end: () => number } {
  const send: unknown = Reflect.get(Client.prototype, 'query')
  if (typeof send !== 'function') throw new TypeError('A client of pg has no query().')
  let changed = 0
  const query = function (this: Client, ...[first, ...others]: readonly unknown[]): unknown {
    if (!isPrepared(first)) return Reflect.apply(send, this, [first, ...others])
    const text = withoutScope(first.text)
    if (text === first.text) return Reflect.apply(send, this, [first, ...others])
    changed += 1
    const name = typeof first.name === 'string' ? { name: `${first.name}_open` } : {}
    return Reflect.apply(send, this, [{ ...first, ...name, text }, ...others])
  }
  Reflect.set(Client.prototype, 'query', query)
  return {
    end: () => {
      Reflect.set(Client.prototype, 'query', send)
      return changed
    },
  }
}
