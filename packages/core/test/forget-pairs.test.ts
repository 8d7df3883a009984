import { describe, expect, it } from 'vitest'
import type { ForgetTarget, RememberResult, ScopedMemory } from '../src/index.ts'
import { allCards, expectSound } from './support/invariants.ts'
import { DAY, exportOf, openMemory } from './support/memory.ts'

const SECRET = /zoltan|rome|tarantula|violet|z@x/iu

/** What a user says, what is answered, and what another conversation asks later. */
const TALKS: readonly (readonly [said: string, answer: string, asked: string])[] = [
  ['I live in Rome', 'Noted: you live in Rome.', 'Where do I live?'],
  ['my name is Zoltan', 'Hello Zoltan!', 'What is my name?'],
  ['I like violet tea', 'Violet tea it is.', 'What do I like?'],
  ['I have a tarantula', 'A tarantula, how nice.', 'What pets do I have?'],
  ['my email is z@x.org', 'I will write to z@x.org.', 'my email?'],
  ['I moved to Rome', 'Rome, then!', 'Where do I live?'],
]

interface Talk {
  readonly memory: ScopedMemory
  readonly said: RememberResult
}

/** As an adapter does it: remembered, answered, logged; and something else besides. */
async function talked([said, answer]: (typeof TALKS)[number]): Promise<Talk> {
  const { alice: memory } = await openMemory()
  const session = memory.session('first')
  const result = await memory.remember({ text: said, session: 'first' })
  await session.log(said, answer)
  await session.log(said, answer, { mark: true })
  await session.log('What is for lunch?', 'Soup.')
  return { memory, said: result }
}

const prompts = async (memory: ScopedMemory, asked: string) => {
  const of = async (session: string) => (await memory.session(session).context(asked)).text
  return [await of('first'), await of('second')].join('\n')
}

describe.each(TALKS)('a logged turn about what is forgotten: %s', (...talk) => {
  const [, , asked] = talk

  it.each<[by: string, target: (said: RememberResult) => ForgetTarget]>([
    ['item', ({ item }) => ({ item: item.id })],
    ['card', ({ changes }) => ({ card: changes[0]?.card?.id ?? '' })],
    ['slot', ({ changes }) => ({ slot: changes[0]?.card?.slot ?? '' })],
  ])('reaches no prompt of another session, forgotten by %s', async (_by, target) => {
    const { memory, said } = await talked(talk)
    expect(await prompts(memory, asked)).toMatch(SECRET)
    expect(await memory.forget(target(said))).toMatchObject({ items: 1, turns: 2 })
    expect(await prompts(memory, asked)).not.toMatch(SECRET)
    expect((await exportOf(memory)).join('\n')).not.toMatch(SECRET)
    expect((await memory.sessions.recent()).map(({ question }) => question)).toEqual(['What is for lunch?'])
    await expectSound(memory)
  })
})

describe('a message that says more than what is forgotten', () => {
  it('goes, and its other facts stay without their words; an undo brings it back', async () => {
    const { alice } = await openMemory()
    const { item } = await alice.remember('I live in Rome, I like tea')
    const { change, items } = await alice.forget({ slot: 'location' }, { grace: DAY })
    expect(items).toBe(1)
    const [tea, ...others] = await allCards(alice)
    expect([others, tea]).toMatchObject([[], { value: 'tea', active: true, itemId: null, span: null }])
    expect(await alice.provenance(tea?.id ?? '')).toMatchObject({ path: 'rule', message: null })
    expect((await alice.repair({ dryRun: true })).problems).toEqual([])
    await expectSound(alice)
    await alice.undo(change ?? '')
    expect((await allCards(alice)).map(({ value, itemId }) => [value, itemId])).toEqual([
      ['Rome', item.id],
      ['tea', item.id],
    ])
    await expectSound(alice)
  })

  it('keeps a fact with the other message that said it', async () => {
    const { alice } = await openMemory()
    await alice.remember('I live in Rome, I like tea')
    const { item } = await alice.remember('I like tea')
    await alice.forget({ slot: 'location' })
    expect(await allCards(alice)).toMatchObject([{ value: 'tea', itemId: item.id, active: true }])
    await expectSound(alice)
  })

  it('goes through export, import and backfill without its words', async () => {
    const { alice, recollect } = await openMemory()
    await alice.remember('I live in Rome, I like tea')
    await alice.forget({ slot: 'location' })
    const bob = recollect.scope('bob')
    await bob.import(await exportOf(alice))
    await bob.backfill()
    expect((await allCards(bob)).map(({ value }) => value)).toEqual(['tea'])
    expect(JSON.stringify(await exportOf(bob))).not.toMatch(SECRET)
  })
})

describe('what is not forgotten along', () => {
  it.each([
    ['a greeting that a name stands in by chance', 'hello there', 'I like hello'],
    ['another value of the slot', 'I like green tea', 'I like tea'],
    ['somebody else who lives there', 'My wife lives in Rome', 'I live in Rome'],
    ['a trip to the same place', 'the train to Rome is late', 'I live in Rome'],
  ])('%s', async (_name, other, said) => {
    const { alice } = await openMemory()
    await alice.remember(other)
    await alice.session('s').log(other, 'OK', { mark: true })
    const { changes } = await alice.remember(said)
    await alice.forget({ card: changes[0]?.card?.id ?? '' })
    expect((await alice.items.list()).rows.map(({ text }) => text)).toEqual([other])
    expect(await alice.session('s').recent()).toHaveLength(1)
  })
})
