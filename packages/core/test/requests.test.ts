import { describe, expect, it } from 'vitest'
import type { MemoryRequest, ScopedMemory } from '../src/index.ts'
import type { RequestReader } from '../src/extraction/index.ts'
import { allCards, allItems, expectSound } from './support/invariants.ts'
import { exportOf, openMemory } from './support/memory.ts'
import { toyPack, requestPack } from './support/rules.ts'

const open = () => openMemory({ languages: [requestPack()] })

const asked = async (alice: ScopedMemory, text: string): Promise<MemoryRequest> => {
  const { request } = await alice.remember(text)
  if (request === undefined) throw new Error(`"${text}" was read as no request`)
  return request
}

const shown = ({ concerns: { cards, items, turns } }: MemoryRequest) => ({
  cards: cards.map(({ slot, value }) => `${slot}=${value}`),
  items: items.map(({ text }) => text),
  turns: turns.map(({ question }) => question),
})

const valuesOf = async (memory: ScopedMemory) => (await allCards(memory)).map(({ value }) => value)
const textsOf = async (memory: ScopedMemory) => (await allItems(memory)).map(({ text }) => text)

describe('a request to forget', () => {
  it('is told of with what it concerns, and deletes nothing by itself', async () => {
    const { alice } = await open()
    await alice.remember(['I live in Rome', 'I like tea'])
    const request = await asked(alice, 'Forget that I live in Rome.')
    expect(request).toMatchObject({ kind: 'forget', of: 'words', about: { text: 'I live in Rome' } })
    expect(shown(request)).toEqual({
      cards: ['location=Rome'],
      items: ['I live in Rome', 'Forget that I live in Rome.'],
      turns: [],
    })
    expect(await valuesOf(alice)).toEqual(['Rome', 'tea'])
  })

  it('takes away exactly what was shown, once it is confirmed', async () => {
    const { alice } = await open()
    await alice.remember(['I live in Rome', 'I like tea'])
    const request = await asked(alice, 'Forget that I live in Rome.')
    await alice.remember('I live in Rome')
    const result = await alice.forget({ request })
    expect(result).toMatchObject({ items: 2, cards: 1, turns: 0 })
    expect(await valuesOf(alice)).toEqual(['tea'])
    expect(await textsOf(alice)).toEqual(['I like tea', 'I live in Rome'])
    await expectSound(alice)
  })

  it('takes the pair along that logged the request after it was asked', async () => {
    const { alice } = await open()
    await alice.remember('I live in Rome')
    const request = await asked(alice, 'Forget that I live in Rome.')
    await alice.session('s').log('Forget that I live in Rome.', 'Shall I?', { mark: true })
    await alice.session('s').log('What is for lunch?', 'Soup.', { mark: true })
    expect(await alice.forget({ request })).toMatchObject({ turns: 1 })
    expect((await exportOf(alice)).join('\n')).not.toMatch(/Rome/u)
    expect(await alice.sessions.recent()).toHaveLength(1)
  })

  it('is the same in a preview, which keeps nothing', async () => {
    const { alice } = await open()
    await alice.remember(['I live in Rome', 'I like tea'])
    const { request } = await alice.preview('Forget that I live in Rome.')
    expect(request && shown(request)).toEqual({
      cards: ['location=Rome'],
      items: ['I live in Rome'],
      turns: [],
    })
    expect(await textsOf(alice)).toHaveLength(2)
  })

  it('asks for what the words ask for, with its history', async () => {
    const { alice } = await open()
    await alice.remember(['I live in Paris', 'I moved to Rome', 'my name is Ann'])
    expect(shown(await asked(alice, 'Forget my address.')).cards).toEqual(['location=Paris', 'location=Rome'])
    expect(shown(await asked(alice, 'Forget my name.')).cards).toEqual(['name=Ann'])
  })

  it('finds what has all of the words where they name no fact', async () => {
    const { alice } = await open()
    await alice.remember(['Bertha called about the rent', 'the rent is due', 'Bertha is fine', 'I like tea'])
    expect(shown(await asked(alice, 'Forget the rent Bertha called about.')).items).toEqual([
      'Bertha called about the rent',
      'Forget the rent Bertha called about.',
    ])
  })

  it('finds the message before it in its session', async () => {
    const { alice } = await open()
    await alice.remember([
      { text: 'I live in Rome', session: 'a' },
      { text: 'I like tea', session: 'b' },
    ])
    const { request } = await alice.remember({ text: 'Forget what I just said.', session: 'a' })
    expect(request && shown(request)).toEqual({
      cards: ['location=Rome'],
      items: ['I live in Rome'],
      turns: [],
    })
    const { request: other } = await alice.preview('Forget what I just said.')
    expect(other && shown(other).items).toEqual(['Forget what I just said.'])
  })

  it('asks not to keep what was said before, and may be confirmed as well', async () => {
    const { alice } = await open()
    await alice.remember('I live in Rome')
    const request = await asked(alice, 'Do not keep what I just said!')
    expect(shown(request).cards).toEqual(['location=Rome'])
    await alice.forget({ request })
    expect(await valuesOf(alice)).toEqual([])
  })

  it('asks for everything without a list, and gives the counts', async () => {
    const { alice, recollect } = await open()
    await alice.remember(['I live in Rome', 'I like tea'])
    await alice.session('s').log('Where do I live?', 'In Rome.')
    await recollect.scope('bob').remember('I live in Oslo')
    const request = await asked(alice, 'Forget everything!')
    expect(request).toMatchObject({ of: 'everything', concerns: { cards: [], items: [], turns: [] } })
    const counts = { items: 3, cards: 2, turns: 1, change: null }
    expect(await alice.forget({ request }, { dryRun: true })).toMatchObject(counts)
    expect(await valuesOf(alice)).toHaveLength(2)
    await expect(alice.forget({ request }, { grace: 1000 })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await alice.forget({ request })).toMatchObject(counts)
    expect([await textsOf(alice), (await alice.changes.list()).rows]).toEqual([[], []])
    expect(await valuesOf(recollect.scope('bob'))).toEqual(['Oslo'])
  })

  it('passes over what is gone by the time it is confirmed', async () => {
    const { alice } = await open()
    await alice.remember('I live in Rome')
    const request = await asked(alice, 'Forget that I live in Rome.')
    await alice.forget({ slot: 'location' })
    expect(await alice.forget({ request })).toMatchObject({ items: 0, cards: 0, change: null })
  })

  it.each([
    ['another kind', 'Remember that I live in Rome.'],
    ['what shows', 'What do you know?'],
  ])('is refused where it asks for nothing to be forgotten: %s', async (_name, text) => {
    const { alice } = await open()
    const request = await asked(alice, text)
    expect(request.concerns).toEqual({ cards: [], items: [], turns: [] })
    await expect(alice.forget({ request })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('a message that asks nothing of the memory', () => {
  it.each(['I live in Rome', 'Where do I live?', 'I forgot my umbrella', 'hello', '[…]', '我住在长沙'])(
    'has no request: %s',
    async (text) => {
      const { alice } = await open()
      expect(await alice.remember(text)).not.toHaveProperty('request')
      expect(await alice.preview(text)).not.toHaveProperty('request')
    },
  )

  it('is the same said by anybody but the user', async () => {
    const { alice } = await open()
    const said = { role: 'assistant', text: 'Forget that I live in Rome.' } as const
    expect(await alice.remember(said)).not.toHaveProperty('request')
  })

  it('is read once, and no store is asked', async () => {
    let reads = 0
    const counting: RequestReader = { read: () => ((reads += 1), null) }
    const { alice } = await openMemory({ languages: [toyPack({ requests: counting })] })
    await alice.remember('I live in Rome')
    // Once for the message, once where its facts are read.
    expect(reads).toBe(2)
  })
})

describe('a request not to keep something', () => {
  const kept = async (text: string) => {
    const { alice } = await open()
    const { item, changes } = await alice.remember(text)
    return { alice, text: item.text, facts: changes.flatMap(({ card }) => card?.value ?? []) }
  }

  it.each([
    ['Do not keep this: my name is Ann.', 'Do not keep this: […].', []],
    ['I like tea. Do not keep this: my name is Ann.', 'I like tea. Do not keep this: […].', ['tea']],
    ['my name is Ann. Do not keep my name.', 'my name is […]. Do not keep […].', []],
    [
      'my name is Ann. I like tea. Do not keep this: my name is Ann',
      'my name is […]. I like tea. Do not keep this: […]',
      ['tea'],
    ],
    ['my pin is 12.34! I like tea. Do not keep my pin.', '[…]! I like tea. Do not keep […].', ['tea']],
    [
      'my name is Ann, I like tea. Do not keep my name.',
      'my name is […], I like tea. Do not keep […].',
      ['tea'],
    ],
    [
      'Do not keep this: I live in Rome. And do not keep my name. I like tea.',
      'Do not keep this: […]. And do not keep […]. I like tea.',
      ['tea'],
    ],
    ['my pin is 1234. Do not keep that!', '[…]', []],
    ['Do not keep anything. My pin is 1234.', '[…]', []],
  ])('keeps none of the words: %s', async (said, text, facts) => {
    expect(await kept(said)).toMatchObject({ text, facts })
  })

  it('leaves nothing of them in index, export or backfill', async () => {
    const { alice } = await kept('I like tea. Do not keep this: my name is Zoltan.')
    expect((await exportOf(alice)).join('\n')).not.toMatch(/zoltan/iu)
    expect((await alice.recall('Zoltan')).hits).toEqual([])
    await alice.backfill()
    expect(await valuesOf(alice)).toEqual(['tea'])
  })

  it('says nothing of them in a preview either', async () => {
    const { alice } = await open()
    expect(await alice.preview('Do not keep this: my name is Ann.')).toMatchObject({
      text: 'Do not keep this: […].',
      drafts: [],
      request: { kind: 'withhold' },
    })
  })

  it.each([
    ['Noted: Zoltan!', null],
    ['I will not keep "my name is Zoltan".', 'I will not keep "[…]".'],
    ['Done.', 'Done.'],
  ])('keeps no pair that has them: %s', async (said, answer) => {
    const { alice } = await open()
    const session = alice.session('s')
    const { turn } = await session.log('Do not keep this: my name is Zoltan.', said, { mark: true })
    expect(turn).toMatchObject({ question: 'Do not keep this: […].', answer })
    expect((await exportOf(alice)).join('\n')).not.toMatch(/zoltan/iu)
    expect(await alice.sessions.search('Zoltan')).toEqual([])
  })
})
