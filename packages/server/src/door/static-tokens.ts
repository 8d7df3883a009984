import { createHash, timingSafeEqual } from 'node:crypto'
import { InvalidConfigError } from '@recollect/core'
import type { Principal } from '@recollect/core'

/** Says who a bearer token belongs to; null: nobody. */
export type Authenticate = (token: string) => Principal | null | Promise<Principal | null>

const MIN_CHARACTERS = 16
/** What may stand behind `Bearer` (RFC 6750, `b64token`). */
const TOKEN = /^[\w.~+/-]+=*$/u

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Tokens known beforehand, each with who it belongs to. Only their SHA-256 is kept, and all of them are compared in constant time.
 * @throws InvalidConfigError for a token under 16 characters, or of others than letters, digits and `-._~+/=`.
 */
export function staticTokens(tokens: Readonly<Record<string, Principal>>): Authenticate {
  const known = Object.entries(tokens).map(([token, principal]) => {
    if (token.length < MIN_CHARACTERS || !TOKEN.test(token))
      throw new InvalidConfigError(
        `A token has at least ${String(MIN_CHARACTERS)} characters, of letters, digits and "-._~+/=". Draw one with: openssl rand -hex 32`,
      )
    return { hash: hashOf(token), principal }
  })
  return (token) => {
    const given = hashOf(token)
    let found: Principal | null = null
    for (const { hash, principal } of known) if (timingSafeEqual(hash, given)) found = principal
    return found
  }
}
