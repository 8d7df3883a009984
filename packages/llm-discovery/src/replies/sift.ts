import type { RejectedReply } from '@recollect/core/plugin'
import type { z } from 'zod'
import { clip, wellFormed } from '../text.ts'

/** What is kept of something that could not be used. */
const MAX_PROPOSAL = 2000

export const proposalOf = (value: unknown): string =>
  clip(wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')), MAX_PROPOSAL)

export interface Sieve<T> {
  readonly kind: RejectedReply['kind']
  /** How the list is called in a reply. */
  readonly list: string
  /** How many of it are taken. */
  readonly max: number
  /** An entry by the names of the schema; null when it is no object. */
  readonly fields: (entry: unknown) => unknown
  readonly schema: z.ZodType<T>
}

export interface Sifted<T> {
  readonly good: readonly T[]
  readonly rejected: readonly RejectedReply[]
}

/** Good entries one by one, the others with the reason each was refused. */
export function sift<T>(entries: readonly unknown[], sieve: Sieve<T>): Sifted<T> {
  const good: T[] = []
  const rejected: RejectedReply[] = []
  for (const [at, entry] of entries.slice(0, sieve.max).entries()) {
    const { success, data, error } = sieve.schema.safeParse(sieve.fields(entry))
    if (success) good.push(data)
    else rejected.push(refusal(error, entry, `${sieve.list}[${at}]`, sieve.kind))
  }
  return { good, rejected: [...rejected, ...beyond(entries, sieve)] }
}

function refusal(
  error: z.ZodError,
  entry: unknown,
  place: string,
  kind: RejectedReply['kind'],
): RejectedReply {
  const issue = error.issues[0]
  const reason = error.issues.every(({ code }) => code === 'too_big') ? 'too_long' : 'malformed'
  const detail = [place, ...(issue?.path ?? [])].map(String).join('.')
  return { kind, reason, detail: `${detail}: ${issue?.message ?? 'unreadable'}`, proposal: proposalOf(entry) }
}

function beyond<T>(entries: readonly unknown[], { kind, list, max }: Sieve<T>): readonly RejectedReply[] {
  if (entries.length <= max) return []
  const detail = `${list}: ${entries.length} where at most ${max} are taken from one reply`
  return [{ kind, reason: 'too_long', detail, proposal: proposalOf(entries.slice(max)) }]
}
