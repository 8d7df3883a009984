import { canonical } from './canonical.ts'
import { cutUpTo, KEYED_KINDS } from './keyed-kinds.ts'
import { Sha256 } from './sha256.ts'
import { NUMBERED_KINDS, spans } from './numbered.ts'
import type { ScopeReader } from './numbered.ts'
import type { Fingerprint } from './types.ts'

const NOTHING: Omit<Fingerprint, 'sha256'> = {
  ...{ items: 0, cards: 0, changes: 0, turns: 0, sessions: 0, variables: 0, episodes: 0, nodes: 0 },
  ...{ relationships: 0, quarantined: 0, usage: 0, expansions: 0, vectors: 0, audit: 0 },
}

/** Counts and hashes all that a scope holds, a page at a time. `onPage` is told how many numbers were looked at. */
export async function fingerprint(
  scope: ScopeReader,
  page: number,
  onPage: (numbers: number) => Promise<void>,
): Promise<Fingerprint> {
  const { view } = scope
  const { last } = view.copy
  const hash = new Sha256()
  const counts = { ...NOTHING }
  const add = (name: keyof typeof counts, lines: readonly string[]): void => {
    for (const line of lines) hash.update(`${line}\n`)
    counts[name] += lines.length
  }
  hash.update(`${canonical({ last, nextDue: view.nextDue, cutUpTo: cutUpTo(view) })}\n`)
  for (const { name, read } of NUMBERED_KINDS) {
    for (const [from, to] of spans(0, last[name], page)) {
      const { lines, vectors } = await read(scope, [from, to])
      add(name, lines)
      counts.vectors += vectors
      await onPage(to - from + 1)
    }
  }
  for (const { name, pages } of KEYED_KINDS) {
    for await (const { lines } of pages(view, page)) {
      add(name, lines)
      await onPage(0)
    }
  }
  return { ...counts, sha256: hash.digest() }
}
