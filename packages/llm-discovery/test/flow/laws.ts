import type { Page, PageRequest, ScopedMemory, Store } from '@recollect/core'
import type { DiscoverReport } from '@recollect/knowledge'
import { expect } from 'vitest'

/** All rows of a list that comes in pages. */
export async function allOf<T>(list: (page: PageRequest) => Promise<Page<T>>): Promise<readonly T[]> {
  const rows: T[] = []
  let cursor: string | null = null
  do {
    const page: Page<T> = await list({ limit: 1000, cursor })
    rows.push(...page.rows)
    cursor = page.next
  } while (cursor !== null)
  return rows
}

/** Every message is there and in exactly one episode. */
export async function expectNothingLost(memory: ScopedMemory, messages: number): Promise<void> {
  const items = await allOf((page) => memory.items.list(page))
  const episodes = await allOf((page) => memory.episodes.list(page))
  const placed = episodes.flatMap(({ itemIds }) => itemIds)
  expect(items).toHaveLength(messages)
  expect(placed.toSorted()).toEqual(items.map(({ id }) => id).toSorted())
}

/** Every value ever kept rests on words a user said, where it says they stand. How many nodes there are. */
export async function expectTrueQuotes(store: Store, scope: string): Promise<number> {
  return store.read(scope, async ({ items, semantic }) => {
    if (semantic === undefined) throw new Error('This store keeps no knowledge.')
    const nodes = await allOf((page) => semantic.nodes(page))
    const versions = await semantic.versions(nodes.map(({ id }) => id))
    const evidence = [...nodes, ...versions].map((row) => row.evidence)
    const said = await items.byIds([...new Set(evidence.map(({ itemId }) => itemId))])
    const byId = new Map(said.map((item) => [item.id, item]))
    const isTrue = ({ itemId, start, end, quote }: (typeof evidence)[number]) => {
      const item = byId.get(itemId)
      return item?.role === 'user' && item.text.slice(start, end) === quote && quote.trim() !== ''
    }
    expect(evidence.filter((one) => !isTrue(one))).toEqual([])
    const words = nodes.flatMap(({ key, value, context }) => [key, value, context])
    expect(words.filter((text) => /[\0\p{Cs}]/u.test(text))).toEqual([])
    return nodes.length
  })
}

/** Each episode a run could not finish is listed with the reason. */
export function expectReasons({ reports }: DiscoverReport): void {
  const unsaid = reports.filter(({ error, episode, findings }) =>
    error === null
      ? episode.state !== 'discovered' ||
        findings.some(({ verdict, reason, detail }) => verdict === 'quarantined' && !(reason && detail))
      : !/^[A-Z_]{5,} \S/u.test(`${error.code} ${error.message}`),
  )
  expect(unsaid).toEqual([])
}

/** So is each that was given up, and all that was set aside. How many those are. */
export async function expectListed(memory: ScopedMemory): Promise<number> {
  const episodes = await allOf((page) => memory.episodes.list(page))
  expect(episodes.filter(({ state, lastError }) => state === 'failed' && !lastError)).toEqual([])
  const rows = await allOf((page) => memory.discovery.quarantined(page))
  expect(rows.filter(({ reason, detail }) => reason.length < 3 || detail.trim() === '')).toEqual([])
  return rows.length
}
