import { describe, expect, it } from 'vitest'
import { inMemoryStore } from './support/in-memory-store.ts'
import { allCards, expectSound } from './support/invariants.ts'
import { DAY, NOON, openMemory, sequentialIds } from './support/memory.ts'
import { toyPack } from './support/rules.ts'

describe('what went wrong once', () => {
  it('an export taken while somebody writes can be imported', async () => {
    const { alice } = await openMemory()
    await alice.remember('I live in Paris')
    const lines: string[] = []
    for await (const line of alice.export()) {
      lines.push(line)
      if (lines.length === 2) await alice.remember('I moved to Rome')
    }
    const copy = await openMemory()
    await copy.alice.import(lines)
    expect((await allCards(copy.alice)).filter((card) => card.active)).toHaveLength(1)
  })

  it('a card that was forgotten does not come back when a newer pack reads its message again', async () => {
    const store = inMemoryStore()
    const { alice } = await openMemory({ store })
    const { changes } = await alice.remember('I live in Paris')
    await alice.forget({ card: changes[0]?.card?.id ?? '' })
    const ids = sequentialIds()
    const later = { next: (now: number) => ids.next(now).replace('-8000-', '-9000-') }
    const newer = await openMemory({ store, ids: later, languages: [toyPack({ version: '2.0.0' })] })
    await newer.alice.backfill()
    expect(await allCards(newer.alice)).toEqual([])
  })

  it('of a transcript in one message only the user’s lines become facts', async () => {
    const { alice } = await openMemory()
    await alice.remember('User: I live in Paris\nAssistant: I live in Bonn')
    expect((await allCards(alice)).filter((card) => card.active).map((card) => card.value)).toEqual(['Paris'])
  })

  it('what was said again later stands against a late statement, though nothing holds', async () => {
    const { alice } = await openMemory()
    const day = (n: number) => NOON + n * DAY
    await alice.remember([
      { text: 'I no longer live in Oslo', at: day(3) },
      { text: 'I live in Oslo', at: day(1) },
      { text: 'I live in Oslo', at: day(2) },
      { text: 'I live in Paris', at: day(1) },
      { text: 'I live in Paris', at: day(1) },
    ])
    expect((await allCards(alice)).filter((card) => card.active)).toEqual([])
  })

  const lived = (...said: readonly (readonly [words: string, day: number])[]) =>
    said.map(([words, day]) => ({ text: `I ${words}`, at: NOON + day * DAY }))

  it.each([
    [
      'ended, told of again late',
      lived(
        ['live in Rome', 1],
        ['used to live in Rome', 1],
        ['no longer live in Rome', 3],
        ['live in Rome', 2],
        ['live in Paris', 1],
      ),
    ],
    [
      'replaced by what was ended',
      lived(
        ['used to live in Rome', 3],
        ['live in Paris', 1],
        ['live in Paris', 2],
        ['live in Rome', 1],
        ['live in Rome', 2],
      ),
    ],
  ])('nothing holds after it was %s', async (_name, messages) => {
    const { alice } = await openMemory()
    await alice.remember(messages)
    expect((await allCards(alice)).filter((card) => card.active)).toEqual([])
  })

  it('what takes the place of an ended value by correction was said when that was said', async () => {
    const { alice, clock } = await openMemory()
    await alice.remember({ text: 'I live in Oslo', session: 's1' })
    clock.set(NOON + DAY)
    await alice.remember({ text: 'I used to live in Oslo', at: NOON })
    await alice.correct((await alice.history('location'))[0]?.id ?? '', 'Boston')
    await alice.remember('I live in Rome')
    await expectSound(alice)
  })

  it('messages that said a fact again follow the one that has its words once the first is forgotten', async () => {
    const { alice } = await openMemory()
    await alice.remember(['My name is Bob, I live in Rome', 'I live in Rome since 2024', 'I moved to Rome'])
    await alice.forget({ slot: 'name' })
    await alice.remember('I live in Paris')
    await expectSound(alice)
  })

  it('saying again what was closed for a reason of its own makes no version that ends before it begins', async () => {
    const { alice, clock } = await openMemory()
    const said = (text: string, day: number) => alice.remember({ text, at: NOON + day * DAY })
    await said('I do not live in Oslo', 2)
    await alice.put({ slot: 'location', value: 'Rome' })
    await said('I do not live in Oslo', -1)
    await alice.put({ slot: 'location', value: 'Paris' })
    clock.set(NOON + DAY)
    await said('I live in Paris', 0)
    await alice.correct((await allCards(alice))[0]?.id ?? '', 'Rome')
    clock.set(NOON + 2 * DAY)
    await said('I used to live in Paris', 0)
    clock.set(NOON + 3 * DAY)
    await said('I live in Rome', 1)
    expect((await alice.repair({ dryRun: true })).problems).toEqual([])
  })
})
