import { describe, expect, it } from 'vitest'
import { openMemory } from './support/memory.ts'

describe('a message that holds in part', () => {
  it('is found, and says which of its facts hold no longer', async () => {
    const { alice } = await openMemory()
    await alice.remember('My name is Bob, I live in Paris')
    await alice.remember('I moved to Rome')
    const [hit] = (await alice.recall('Paris')).hits
    expect(hit).toMatchObject({
      kind: 'item',
      active: true,
      outdated: [{ slot: 'location', value: 'Paris' }],
    })
  })

  it('says nothing where all of it holds, and of the end of a fact', async () => {
    const { alice } = await openMemory()
    await alice.remember('My name is Bob, I live in Paris')
    await alice.remember('I like tea')
    await alice.remember('I no longer like tea')
    for (const query of ['Bob', 'tea']) {
      const { hits } = await alice.recall(query)
      expect(hits.length).toBeGreaterThan(0)
      expect(hits.flatMap(({ outdated }) => outdated)).toEqual([])
    }
  })
})
