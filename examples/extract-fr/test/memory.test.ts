import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/core/in-memory'
import { describe, expect, it } from 'vitest'
import { french } from '../src/index.ts'

async function aMemory() {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [french()] })
  return recollect.scope('camille')
}

describe('a memory that speaks French', () => {
  it('answers with what holds now, and knows what held before', async () => {
    const camille = await aMemory()
    await camille.remember("J'habite à Gand et je travaille chez Lumio")
    await camille.remember("J'ai déménagé à Bruges")
    expect((await camille.recall("Où est-ce que j'habite ?")).answer?.text).toBe('Tu habites à Bruges.')
    expect((await camille.recall('Où est-ce que je travaille ?')).answer?.text).toBe(
      'Tu travailles chez Lumio.',
    )
    const history = await camille.history('location')
    expect(JSON.stringify(history)).toContain('Gand')
  })

  it('tells relatives apart from the speaker', async () => {
    const camille = await aMemory()
    await camille.remember('Ma sœur habite à Oslo')
    expect((await camille.recall('Où habite ma sœur ?')).answer?.text).toBe('Ta sœur habite à Oslo.')
    const { answer } = await camille.recall("Où est-ce que j'habite ?")
    expect(answer).toMatchObject({ card: null, evidence: 'none' })
  })

  it('forgets what is said to be over', async () => {
    const camille = await aMemory()
    await camille.remember('Je travaille chez Lumio')
    await camille.remember("J'ai démissionné")
    const { rows } = await camille.cards.list({ active: true })
    expect(rows.filter(({ slot }) => slot === 'employer')).toEqual([])
  })

  it('counts from the words of a date how long something holds', async () => {
    const camille = await aMemory()
    await camille.remember("J'ai déménagé à Bruges en 2019")
    const { rows } = await camille.cards.list()
    expect(rows[0]).toMatchObject({ when: 'en 2019', validFrom: Date.UTC(2019, 0, 1) })
  })
})
