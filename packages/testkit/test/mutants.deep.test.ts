import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { expectSameBehaviour, runCase, STORE_GROUPS } from '../src/index.ts'
import type { StoreCase, StoreHarness } from '../src/index.ts'
import { bareStore } from '../src/plugin/bare-store.ts'
import { mutants } from './mutants/index.ts'
import { semanticMutants } from './mutants/semantic/index.ts'

/** The sentence each mutant breaks; it may break others too. */
const BROKEN: Readonly<Record<string, string>> = {
  'two actives': 'refuses a second active card under one version and value key',
  'swallowed conflict': 'refuses a second item with the same id or key, and keeps the first',
  'lost rollback': 'takes every kind of write back when the work rejects, and rejects with its error',
  'silent miss': 'says NOT_FOUND when an item to update or remove is not there',
  'normalised text': 'gives every text of an item back exactly',
  'added postings': 'replaces what was indexed for an item, terms and counts',
  'scope leak': 'keeps the same ids, keys, terms and cards of many scopes apart',
  'dirty read': 'never shows the writes of an open transaction to a read beside it',
  'unordered history': 'orders history by recording, whatever the times, ids and versions',
  'cut count': 'cuts the term that crosses the budget to its newest items and still counts it exactly',
  'wide family': 'reads `family.*` as every slot of the family, and not as its neighbours',
  'repeated row': 'pages through items once each, in order, ending without an empty page',
  'late filter': 'gives the newest equal messages that pass, not those that pass among the newest',
  'loose metadata': 'lists, counts and reads back by every filter alike',
  'narrow count': 'reads a stretch of the items, with order and counts of the whole scope, under any budget',
  'near enough': 'compares every vector of a scope of hundreds, put in any order',
  'mixed models': 'never compares vectors of another model or length',
  'oldest first': 'gives the nearest first, of equal ones the newest, down to the lowest score',
  'first vector': 'replaces the vector of an item',
  'kept models': 'removes the vectors of every other space, and says how many',
  'new place': 'puts a removed item back as it was, at the place it had',
  'late expiry': 'gives active cards that have expired at a moment, earliest first',
  'trusted clock': 'names the last change made by a moment, though clocks run backwards',
  'any maker': 'names the change that inserted a record, and none for what came before the log',
  'kept images': 'erases every image of records and says so on the changes that had one',
  'silent erasure': 'says of the changes that inserted an erased record that they were erased',
  'flat terms': 'gives items with their hashes and terms, gaps left out',
  'bare changes': 'gives changes with what each overwrote',
  'revived change': 'writes a change down as it stood elsewhere',
  'items only': 'raises numbers, so that records are restored beside them, and lowers none',
  'kept keys': 'finds an archived turn only by number and in its session, until it is taken out',
  'unordered ties': 'finds turns newest first by time, of equal times the one inserted later',
  'closed range': 'goes through all that it finds in ranges of any size',
  'mixed kinds': 'finds a turn by its hash, its topics, their terms and its own, each by its kind',
  'by number': 'finds turns newest first by time, of equal times the one inserted later',
  'short tail': 'gives the tail of a session by place, whatever the times and numbers',
  'unit order': 'lists sessions by code point, in pages of any size',
  'archived totals': 'sums the figures of all sessions',
  'made place': 'refuses a second turn at a place of a session, and keeps the first',
  'ghost keys': 'takes every write to sessions back when its transaction fails, each alone',
  'silent turn': 'says NOT_FOUND when a turn to update or remove is not there',
  'merged session': 'replaces the whole session that is there under an id',
  'merged variable': 'replaces the whole variable that is there under a name',
  'closed gap': 'refuses a link that leaves a gap, or stands at a place that is taken',
  'first link': 'knows the newest of many links, and of those appended in the same transaction',
  'shared chain': 'keeps the audit logs of many scopes apart',
  'repeated link': 'lists links oldest first, in pages of any size, ending without an empty page',
  'lost count': 'gives every link back as it was appended',
  'kept link': 'takes a link back when its transaction fails, and the writes when the link is refused',
  ...Object.fromEntries(Object.entries(semanticMutants).map(([name, { breaks }]) => [name, breaks])),
}

const CASES = Object.values(STORE_GROUPS).flat()

async function failures(harness: StoreHarness, cases: readonly StoreCase[] = CASES): Promise<string[]> {
  const failed: string[] = []
  for (const testCase of cases) {
    await runCase(harness, testCase).catch(() => failed.push(testCase.name))
  }
  return failed
}

describe('the kit', () => {
  it('passes the reference store', async () => {
    expect(await failures({ name: 'reference', create: async () => inMemoryStore() })).toEqual([])
  })

  it('passes a store that keeps messages and facts alone, and compares it', async () => {
    const plain = { name: 'plain', create: async () => bareStore(inMemoryStore()) }
    expect(await failures(plain)).toEqual([])
    await expectSameBehaviour(plain, plain, { runs: 5 })
  })

  it.each(Object.entries(mutants))('rejects a store with the fault "%s"', async (name, mutate) => {
    const harness = { name, create: async () => mutate(inMemoryStore()) }
    const broken = CASES.filter((testCase) => testCase.name === BROKEN[name])
    expect(await failures(harness, broken)).toEqual([BROKEN[name]])
    // One fault, not a wreck that would fail anything: a quarter of the cases shows it, all of them where it fails several.
    const others = CASES.filter((_, at) => at % 4 === 0)
    const some = await failures(harness, others)
    expect((some.length < 5 ? some : await failures(harness)).length).toBeLessThan(20)
  })

  it('asks for reopen() when a store declares that it needs one', async () => {
    const durable = Object.freeze({ ...inMemoryStore().capabilities, durable: true })
    const harness = { name: 'forgetful', create: async () => ({ ...inMemoryStore(), capabilities: durable }) }
    const [testCase] = STORE_GROUPS['durability'] ?? []
    if (testCase === undefined) throw new Error('the durability group is empty')
    await expect(runCase(harness, testCase)).rejects.toThrow(/reopen\(\)/u)
  })

  it('names every case once', () => {
    const names = CASES.map((testCase) => testCase.name)
    expect(new Set(names).size).toBe(names.length)
  })
})
