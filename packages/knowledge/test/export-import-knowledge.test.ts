import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { InvalidImportError, uuidv7Ids } from '@recollect/core'
import type { ScopedMemory } from '@recollect/core'
import { isDiscoverer } from './support/is-discoverer.ts'
import { DAY, exportOf, NOON, runs } from './support/core.ts'
import { openMemory } from './support/memory.ts'

type Fields = Record<string, unknown>

const USAGE = { day: '2025-03-01', model: 'm', calls: 2, inputTokens: 30, outputTokens: 4, costMicros: 5 }

/** Days of talk, discovered day by day. */
async function talked(days: readonly (readonly string[])[]) {
  const opened = await openMemory({ discoverer: isDiscoverer() })
  const { alice, clock, store } = opened
  for (const [day, texts] of days.entries()) {
    clock.set(NOON + day * DAY)
    await alice.remember(
      texts.map((text, at) => ({
        text,
        session: day % 2 ? 's' : 't',
        at: NOON + day * DAY - 3_600_000 + at,
      })),
    )
    await alice.discover()
  }
  await store.transaction('alice', async (tx) => tx.semantic?.addUsage(USAGE))
  return opened
}

const DAYS = [
  ['the city is oslo, the river is akerselva', 'fine'],
  ['the city is bergen'],
  ['the city is bergen, the mountain is floyen'],
]
const full = async () => exportOf((await talked(DAYS)).alice)

const parsed = (lines: readonly string[]): Fields[] => lines.map((line) => JSON.parse(line) as Fields)

async function refusal(memory: ScopedMemory, lines: readonly string[]): Promise<InvalidImportError> {
  const error: unknown = await memory.import(lines).catch((caught: unknown) => caught)
  if (error instanceof InvalidImportError) return error
  throw error
}

describe('export of episodes and knowledge', () => {
  it('writes episodes, nodes with their values and links, relationships, quarantine and usage behind the rest', async () => {
    const lines = parsed(await full())
    const types = lines.map(({ type }) => type)
    expect([...new Set(types)]).toEqual([
      'recollect',
      'item',
      'episode',
      'node',
      'relationship',
      'quarantined',
      'usage',
    ])
    for (const { type: _type, ...fields } of lines.slice(1)) {
      expect(Object.keys(fields)).toEqual(Object.keys(fields).sort())
      expect(JSON.stringify(fields)).not.toMatch(/"scope"|"vector/u)
    }
    const city = lines.find(({ key }) => key === 'the city')
    expect(city).toMatchObject({ version: 2, versions: 2, history: [{ value: 'oslo' }, { value: 'bergen' }] })
  })
})

describe('import of episodes and knowledge', () => {
  it('brings everything back: the export of the import is the same bytes', async () => {
    const key = fc.constantFrom('the city', 'the river', 'my cat')
    const value = fc.constantFrom('oslo', 'bergen', 'narvik')
    const said = fc.oneof(
      fc.tuple(key, value).map((one) => one.join(' is ')),
      fc.constantFrom('hello', '你好', '🍕'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(said, { maxLength: 4 }), { maxLength: 5 }), async (days) => {
        const lines = await exportOf((await talked(days)).alice)
        const { alice } = await openMemory()
        await alice.import(lines)
        expect(await exportOf(alice)).toEqual(lines)
        expect(await alice.import(lines)).toMatchObject({ episodes: 0, nodes: 0, skipped: lines.length - 1 })
        expect(await exportOf(alice)).toEqual(lines)
        expect((await alice.discovery.status()).messages).toBe(0)
      }),
      { numRuns: runs(8) },
    )
  })

  it('goes on as the original would', async () => {
    const { alice, clock } = await openMemory({ discoverer: isDiscoverer(), ids: uuidv7Ids() })
    expect(await alice.import(await full())).toMatchObject({ items: 4, episodes: 3, nodes: 3 })
    expect((await alice.nodes.byKey('the city'))?.value).toBe('bergen')
    expect((await alice.nodes.search('floyen'))[0]?.node.key).toBe('the mountain')
    clock.set(NOON + 10 * DAY)
    await alice.remember({ text: 'the city is narvik', at: NOON + 9 * DAY })
    await alice.discover()
    expect((await alice.nodes.evolution('the city')).timeline.map(({ value }) => value)).toEqual([
      'oslo',
      'bergen',
      'narvik',
    ])
    expect(await alice.discovery.usage(NOON, NOON)).toEqual([USAGE])
  })

  it.each<[fault: string, type: string, change: (record: Fields) => Fields, says: RegExp]>([
    [
      'an item that is not there',
      'episode',
      (one) => ({ ...one, itemIds: ['00000000-0000-7000-8000-00000000ffff'] }),
      /is not there/u,
    ],
    [
      'an item twice',
      'episode',
      ({ itemIds, ...one }) => ({ ...one, itemIds: [itemIds, itemIds].flat() }),
      /twice/u,
    ],
    ['no message', 'episode', (one) => ({ ...one, itemIds: [] }), /itemIds/u],
    ['an unknown state', 'episode', (one) => ({ ...one, state: 'lost' }), /state/u],
    [
      'an end before its beginning',
      'episode',
      (one) => ({ ...one, startedAt: Number(one['endedAt']) + 1 }),
      /endedAt/u,
    ],
    [
      'a quote that is not there',
      'node',
      (one) => ({ ...one, history: quoting(one, 'elsewhere') }),
      /quote/u,
    ],
    ['no value that holds', 'node', (one) => ({ ...one, version: 7 }), /history/u],
    ['an unknown gap', 'node', (one) => ({ ...one, gapType: 'guess' }), /gapType/u],
    [
      'an episode that is not there',
      'node',
      (one) => ({ ...one, links: [{ episodeId: '00000000-0000-7000-8000-00000000ffff', evolved: false }] }),
      /episode/u,
    ],
    [
      'a node that is not there',
      'relationship',
      (one) => ({ ...one, to: '00000000-0000-7000-8000-00000000ffff' }),
      /node/u,
    ],
    ['more strength than there is', 'relationship', (one) => ({ ...one, strength: 2 }), /strength/u],
    ['an unknown reason', 'quarantined', (one) => ({ ...one, reason: 'mood' }), /reason/u],
    ['a day that is none', 'usage', (one) => ({ ...one, day: '2025-02-30' }), /day/u],
    ['a field nobody knows', 'usage', (one) => ({ ...one, extra: 1 }), /extra/u],
  ])('refuses %s and keeps nothing', async (_fault, type, change, says) => {
    const lines = await full()
    const at = parsed(lines).findIndex((one) => one['type'] === type)
    const bad = lines.map((line, n) => (n === at ? JSON.stringify(change(JSON.parse(line) as Fields)) : line))
    const { alice } = await openMemory()
    const error = await refusal(alice, bad)
    expect(error.message).toMatch(says)
    expect(error.message).toContain(String(at + 1))
    expect(await exportOf(alice)).toHaveLength(1)
  })

  it('refuses an episode whose message is in another one there', async () => {
    const { alice, clock } = await talked([['the city is oslo']])
    const lines = await exportOf(alice)
    const [episode] = (await alice.episodes.list()).rows
    await alice.episodes.forget(episode?.id ?? '')
    clock.set(NOON + DAY)
    await alice.discover()
    const error = await refusal(alice, lines)
    expect(error.message).toContain('in episode')
  })
})

const quoting = ({ history }: Fields, quote: string): unknown =>
  Array.isArray(history)
    ? history.map((one: Fields) => ({ ...one, evidence: { ...(one['evidence'] as Fields), quote } }))
    : history
