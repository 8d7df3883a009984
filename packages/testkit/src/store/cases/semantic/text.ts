import type { Store } from '@recollect/core'
import { expect } from 'vitest'
import { aNode, aNodeVersion } from '../../../fixtures/a-node.ts'
import { aModelUsage, aQuarantined } from '../../../fixtures/a-quarantined.ts'
import { aRelationship } from '../../../fixtures/a-relationship.ts'
import { anEpisode } from '../../../fixtures/an-episode.ts'
import { ALICE, expectCode } from '../../steps.ts'
import type { StoreCase } from '../../store-case.ts'
import { REFUSED, TEXTS } from '../texts.ts'
import { everything } from './everything.ts'
import { KINDS, edge, episode, item, node, reading, row, semanticCase, writer, writing } from './steps.ts'

const evidenceOf = (text: string) => ({ quote: text, itemId: item(1), start: 0, end: 1 })
const nodeOf = (at: number, text: string) =>
  aNode({
    id: node(at),
    key: text,
    keyForm: text,
    keyWords: text,
    value: text,
    context: text,
    evidence: evidenceOf(text),
    discoveryMethod: text,
    searchKeywords: [text],
  })
const episodeOf = (at: number, text: string) =>
  anEpisode({
    id: episode(at),
    title: text,
    summary: text,
    content: text,
    session: text,
    narratedBy: text,
    discoveredBy: text,
    lastError: text,
    terms: [text],
  })

/** 500 characters that are hard to make shorter; the longest take four bytes each. */
const longKey = (first: number, count: number): string =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(first + ((at * 7919) % 20_000))).join('')
const LONG_KEYS = [longKey(0x4e00, 500), longKey(0x20000, 250), 'a '.repeat(250)]

const exact: readonly StoreCase[] = [
  semanticCase(
    'gives every text of nodes and episodes back exactly, and finds them by each',
    async ({ store }) => {
      await writing(store, async (semantic) => {
        for (const [at, text] of TEXTS.entries()) {
          await semantic.putNode(nodeOf(at, text))
          await semantic.putEpisode(episodeOf(at, text))
        }
      })
      await store.read(ALICE, async (view) => {
        const { semantic } = view
        for (const [at, text] of TEXTS.entries()) {
          const [one, other] = [{ ...nodeOf(at, text), scope: ALICE }, { ...episodeOf(at, text), scope: ALICE }] // prettier-ignore
          expect(await semantic?.node(node(at)), JSON.stringify(text)).toStrictEqual(one)
          expect(await semantic?.episode(episode(at)), JSON.stringify(text)).toStrictEqual(other)
          expect(await semantic?.lastEpisode(text), JSON.stringify(text)).toStrictEqual(other)
          for (const kind of KINDS)
            expect(await semantic?.find(kind, text, 9), JSON.stringify(text)).toEqual([
              kind === 'episode_term' ? episode(at) : node(at),
            ])
        }
      })
    },
  ),
  semanticCase('gives every text beside nodes and episodes back exactly', async ({ store }) => {
    await writing(store, async (semantic) => {
      for (const at of [1, 2]) await semantic.putNode(aNode({ id: node(at) }))
    })
    for (const text of TEXTS) {
      const version = aNodeVersion({
        nodeId: node(1),
        value: text,
        context: text,
        evidence: evidenceOf(text),
      })
      const joined = aRelationship({ id: edge(1), from: node(1), to: node(2), description: text })
      const held = aQuarantined({ id: row(1), detail: text, proposal: text })
      const used = aModelUsage({ model: text })
      const seen = await writing(store, async (semantic) => {
        await semantic.putVersion(version)
        await semantic.putRelationship(joined)
        await semantic.dropQuarantined()
        await semantic.quarantine([held])
        await semantic.addUsage(used)
        const usage = await semantic.usage(used.day, used.day)
        return [
          await semantic.versions([node(1)]),
          await semantic.relationships([node(1)]),
          (await semantic.quarantined({ limit: 9 })).rows,
          usage.filter(({ model }) => model === text),
        ]
      })
      const rows = [[version], [{ ...joined, scope: ALICE }], [{ ...held, scope: ALICE }], [used]]
      expect(seen, JSON.stringify(text)).toStrictEqual(rows)
    }
  }),
  semanticCase(
    'finds by keys as long as they may be, and keeps a narration of a million characters',
    async ({ store }) => {
      const content = '长沙 𠮷 '.repeat(200_000)
      await writing(store, async (semantic) => {
        for (const [at, key] of LONG_KEYS.entries()) {
          await semantic.putNode(nodeOf(at, key))
          await semantic.putEpisode(anEpisode({ id: episode(at), content, terms: [key] }))
        }
      })
      const seen = await reading(store, async (semantic) => ({
        found: await Promise.all(
          LONG_KEYS.flatMap((key) => KINDS.map((kind) => semantic.find(kind, key, 9))),
        ),
        cut: await semantic.find('node_key', LONG_KEYS[0]?.slice(0, 499) ?? '', 9),
        same: (await semantic.episode(episode(1)))?.content === content,
      }))
      const found = LONG_KEYS.flatMap((_, at) => [[node(at)], [node(at)], [node(at)], [episode(at)]])
      expect(seen).toEqual({ found, cut: [], same: true })
      await expectCode(
        writing(store, (semantic) => semantic.putNode(nodeOf(9, LONG_KEYS[0] ?? ''))),
        'STORE_CONFLICT',
      )
    },
  ),
]

/** Every record with a text that is not stored, in each of its fields. */
const broken = (text: string): Readonly<Record<string, (store: Store) => Promise<unknown>>> => {
  const evidence = evidenceOf(text)
  const put = (work: Parameters<typeof writing>[1]) => (store: Store) => writing(store, work)
  const nodes = [
    { key: text },
    { keyForm: text },
    { keyWords: text },
    { value: text },
    { context: text },
    { evidence },
    { discoveryMethod: text },
    { searchKeywords: ['fine', text] },
  ]
  const episodes = [
    { title: text },
    { summary: text },
    { content: text },
    { session: text },
    { narratedBy: text },
    { discoveredBy: text },
    { lastError: text },
    { terms: ['fine', text] },
  ]
  const both = { from: node(1), to: node(2) }
  const all = [
    ...nodes.map((given) => put((semantic) => semantic.putNode(aNode({ id: node(9), ...given })))),
    ...episodes.map((given) => put((semantic) => semantic.putEpisode(anEpisode(given)))),
    ...[{ value: text }, { context: text }, { evidence }].map((given) =>
      put((semantic) => semantic.putVersion(aNodeVersion({ nodeId: node(1), version: 2, ...given }))),
    ),
    put((semantic) => semantic.putRelationship(aRelationship({ ...both, description: text }))),
    ...[{ detail: text }, { proposal: text }].map((given) =>
      put((semantic) => semantic.quarantine([aQuarantined(), aQuarantined(given)])),
    ),
    put((semantic) => semantic.addUsage(aModelUsage({ model: text }))),
  ]
  return Object.fromEntries(all.map((write, at) => [`${JSON.stringify(text)} ${String(at)}`, write]))
}

const refused: readonly StoreCase[] = [
  semanticCase(
    'refuses NUL and lone surrogates in every text of knowledge, and writes nothing',
    async ({ store }) => {
      await store.transaction(ALICE, async (tx) => {
        for (const at of [1, 2]) await writer(tx).putNode(aNode({ id: node(at) }))
        await writer(tx).putVersion(aNodeVersion({ nodeId: node(1) }))
      })
      const before = await everything(store)
      for (const text of REFUSED)
        for (const [name, write] of Object.entries(broken(text)))
          await expect(write(store), name).rejects.toMatchObject({ code: 'INVALID_INPUT' })
      expect(await everything(store)).toStrictEqual(before)
    },
  ),
]

export const semanticText: readonly StoreCase[] = [...exact, ...refused]
