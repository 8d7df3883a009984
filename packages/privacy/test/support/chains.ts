import type { AuditEntry } from '@recollect/core'
import type { AuditAnchor } from '@recollect/core/plugin'
import { NOON } from '@recollect/testkit'
import { linkHash } from '../../src/audit/link.ts'
import { nextLink } from '../../src/audit/next-link.ts'

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const KEY = Uint8Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256)

const VERBS = ['remember', 'recall', 'cards.list', '遗忘', 'forget'] as const

/** A chain as access control writes it. */
export function honest(
  scope: string,
  length: number,
  key: Uint8Array | null,
  random: () => number,
): AuditEntry[] {
  const links: AuditEntry[] = []
  for (let seq = 1; seq <= length; seq += 1) {
    const isDenied = random() < 0.2
    const content = {
      at: NOON + seq * 1000,
      principal: random() < 0.5 ? 'alice' : '王小明',
      action: VERBS[Math.floor(random() * VERBS.length)] ?? 'recall',
      outcome: isDenied ? ('denied' as const) : ('ok' as const),
      code: isDenied ? 'ACCESS_DENIED' : null,
      records: Array.from({ length: Math.floor(random() * 4) }, (_, at) => `id-${String(seq)}-${String(at)}`),
      more: 0,
    }
    links.push(nextLink(scope, links.at(-1) ?? null, content, key))
  }
  return links
}

export const headOf = (scope: string, links: readonly AuditEntry[]): AuditAnchor | undefined => {
  const head = links.at(-1)
  return head && { scope, seq: head.seq, hash: head.hash, at: head.at }
}

/** The chain hashed and numbered anew from the first link on, as somebody with that key would. */
export function hashedAnew(
  scope: string,
  links: readonly AuditEntry[],
  key: Uint8Array | null,
): AuditEntry[] {
  const made: AuditEntry[] = []
  for (const { hash: _hash, ...link } of links) {
    const before = made.at(-1)
    const fields = { ...link, seq: made.length + 1, previousHash: before?.hash ?? '0'.repeat(64) }
    made.push({ ...fields, hash: linkHash(scope, fields, key) })
  }
  return made
}
