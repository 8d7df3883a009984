import { canonical } from './canonical.ts'
import { expansionPages } from './expansions.ts'
import { LISTS } from './lists.ts'
import { PARTS } from './parts.ts'
import type { Side } from './sides.ts'
import { spansAfter } from './spans.ts'
import type { Tools } from './tools.ts'
import type { Fingerprint } from './types.ts'

const NOTHING = {
  ...{ items: 0, cards: 0, changes: 0, turns: 0, sessions: 0, variables: 0 },
  ...{
    episodes: 0,
    nodes: 0,
    relationships: 0,
    quarantined: 0,
    usage: 0,
    expansions: 0,
    vectors: 0,
    audit: 0,
  },
}

/** Counts and hashes all that a scope holds, a page at a time. `heed` is told how many numbers were looked at. */
export async function fingerprint(
  side: Side,
  { newHash, page }: Pick<Tools, 'newHash' | 'page'>,
  heed: (looked: number) => Promise<void>,
): Promise<Fingerprint> {
  const hash = newHash()
  const { last } = side.view.copy
  const counts = { ...NOTHING }
  hash.update(
    `${canonical({ last, nextDue: side.view.nextDue, cutUpTo: side.view.semantic?.cutUpTo ?? 0 })}\n`,
  )
  for (const part of PARTS) {
    for (const span of spansAfter(0, last[part.name], page)) {
      const { lines, vectors } = await part.read(side, span)
      for (const line of lines) hash.update(`${line}\n`)
      counts[part.name] += lines.length
      counts.vectors += vectors
      await heed(span[1] - span[0] + 1)
    }
  }
  for await (const rows of expansionPages(side, page)) {
    for (const row of rows) hash.update(`${canonical(row)}\n`)
    counts.expansions += rows.length
  }
  for (const list of LISTS) {
    for await (const { lines } of list.pages(side.view, page)) {
      for (const line of lines) hash.update(`${line}\n`)
      counts[list.name] += lines.length
    }
  }
  return { ...counts, sha256: hash.digest('hex') }
}
