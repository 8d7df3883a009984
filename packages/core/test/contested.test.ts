import { describe, expect, it } from 'vitest'
import type { ScopedMemory } from '../src/index.ts'
import { DAY, NOON, openMemory } from './support/memory.ts'

/** Two sources that say different things of the same day. */
async function dispute(alice: ScopedMemory): Promise<void> {
  await alice.put({ slot: 'location', value: 'Boston', source: 'crm', validFrom: NOON })
  await alice.put({ slot: 'location', value: 'Austin', source: 'form', validFrom: NOON })
}

async function disputed() {
  const opened = await openMemory()
  await dispute(opened.alice)
  return opened
}

describe('what sources disagree about', () => {
  it.each([['Where do I live?'], ['Do I live in Boston?'], ['Do I live in Austin?']])(
    'is answered with what each of them says: %s',
    async (question) => {
      const { alice } = await disputed()
      const { answer, hits } = await alice.recall(question)
      expect(answer).toMatchObject({ text: 'contested: Boston, Austin', evidence: 'weak' })
      expect(answer.cards.map(({ session }) => session)).toEqual(['crm', 'form'])
      expect(hits.every(({ active }) => active)).toBe(true)
    },
  )

  it('is not told as past', async () => {
    const { alice } = await openMemory()
    await alice.remember({ text: 'I live in Paris', at: NOON - 9 * DAY })
    await dispute(alice)
    expect((await alice.answer('Where did I live before?')).text).toBe('past: Paris')
  })

  it('gives the value that held first an end, where a direct write says that it began sooner', async () => {
    const { alice } = await disputed()
    await alice.put({ slot: 'location', value: 'Boston', source: 'crm', validFrom: NOON - DAY })
    expect(await alice.history('location')).toMatchObject([
      { value: 'Boston', active: false, validFrom: NOON - DAY, validTo: NOON },
      { value: 'Austin', active: true, validTo: null },
    ])
  })

  it('is answered plainly once it is settled, and as disputed of the time before', async () => {
    const { alice, clock } = await disputed()
    clock.set(NOON + 5 * DAY)
    await alice.remember('I moved to Denver')
    expect(await alice.answer('Where do I live?')).toMatchObject({ text: 'fact: Denver', evidence: 'strong' })
    expect((await alice.at(NOON + DAY).answer('Where do I live?')).text).toBe('contested: Boston, Austin')
    expect((await alice.at({ knownAt: NOON + DAY }).answer('Where do I live?')).text).toBe(
      'contested: Boston, Austin',
    )
    expect((await alice.answer('Where did I live before?')).text).toBe('contested: Boston, Austin')
  })
})

describe('what was said by mistake', () => {
  async function corrected() {
    const opened = await openMemory()
    const { alice, clock } = opened
    await alice.remember('I live in Paris')
    clock.set(NOON + 5 * DAY)
    const { changes } = await alice.remember('I live in Rome')
    clock.set(NOON + 6 * DAY)
    await alice.correct(changes[0]?.card?.id ?? '', 'Oslo')
    return opened
  }

  it('is no answer, neither about now nor about the past', async () => {
    const { alice } = await corrected()
    expect((await alice.answer('Where do I live?')).text).toBe('fact: Oslo')
    expect((await alice.answer('Where did I live before?')).text).toBe('past: Paris')
    expect((await alice.answer('What has changed, where I live?')).text).toBe('change: Paris, Oslo')
    expect((await alice.answer('Do I live in Rome?')).text).toBe('no: Oslo')
  })

  it('is no hit of a question about the past, unless all that is inactive is asked for', async () => {
    const { alice } = await corrected()
    const quotes = async (includeInactive?: boolean) => {
      const options = includeInactive === undefined ? {} : { includeInactive }
      return (await alice.recall('Where did I live before?', options)).hits.map(({ quote }) => quote)
    }
    expect(await quotes()).toContain('I live in Paris')
    expect(await quotes()).not.toContain('I live in Rome')
    expect(await quotes(true)).toContain('I live in Rome')
    const { trace } = await alice.recall('Where did I live before?', { trace: true })
    expect(trace?.dropped).toContainEqual(
      expect.objectContaining({
        stage: 'active',
        quote: 'I live in Rome',
        reason: expect.stringContaining('mistake'),
      }),
    )
  })
})
