import { createHash, timingSafeEqual } from 'node:crypto'
import { InvalidConfigError } from '@recollect/core'
import type { Access } from '../source.ts'

/** A bearer token and what it stands for. */
export interface Token extends Access {
  /** At least 16 characters, drawn at random. */
  readonly token: string
}

const LEAST = 16
const BEARER = /^bearer +([\w\-.~+/]+=*) *$/iu

interface Known {
  readonly digest: Buffer
  readonly access: Access
}

/** Looks bearer tokens up; of two tokens it takes the same time to say no. */
export interface TokenTable {
  /** What the token of an `Authorization` header stands for; null when it is none of these. */
  find(authorization: string | undefined): Access | null
}

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** @throws InvalidConfigError for tokens that are short, twice there, or not of the characters of one. */
export function tokenTable(tokens: readonly Token[]): TokenTable {
  const known = tokens.map(({ token, ...access }): Known => {
    if (token.length < LEAST || !BEARER.test(`Bearer ${token}`))
      throw new InvalidConfigError(
        `A token needs at least ${String(LEAST)} letters, digits, "-", ".", "_", "~", "+" or "/". Draw one at random.`,
      )
    return { digest: digestOf(token), access: Object.freeze({ ...access }) }
  })
  if (new Set(known.map(({ digest }) => digest.toString('hex'))).size < known.length)
    throw new InvalidConfigError('A token is given twice. Give each access a token of its own.')
  return {
    find: (authorization) => {
      const [, token] = BEARER.exec(authorization ?? '') ?? []
      if (token === undefined) return null
      const digest = digestOf(token)
      const [found] = known.filter((one) => timingSafeEqual(one.digest, digest))
      return found?.access ?? null
    },
  }
}
