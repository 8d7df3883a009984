import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
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

  it.each([
    ['Pardon, je voulais dire Bruges'],
    ["Je me suis trompée, j'habite à Bruges"],
    ["J'habite à Bruges, pas à Gand"],
  ])('puts right what was said by mistake, after "%s"', async (correction) => {
    const camille = await aMemory()
    await camille.remember("J'habite à Gand")
    await camille.remember(correction)
    const { rows } = await camille.cards.list()
    const right = rows.find(({ active }) => active)
    expect(right).toMatchObject({ slot: 'location', value: 'Bruges', version: 1 })
    expect(rows.find(({ value }) => value === 'Gand')).toMatchObject({ correctedBy: right?.id })
  })

  it.each([
    ["Pardon, j'habite à Bruges"],
    ["Je ne me suis pas trompée, j'habite à Bruges"],
    ["J'habite maintenant à Bruges, pas à Gand"],
    ["J'habite à Bruges, pas loin de Gand"],
    ["Mon frère a fait une faute de frappe, j'habite à Bruges"],
  ])('takes "%s" for a change, not for a mistake', async (change) => {
    const camille = await aMemory()
    await camille.remember("J'habite à Gand")
    await camille.remember(change)
    const { rows } = await camille.cards.list()
    expect(rows.find(({ active }) => active)).toMatchObject({ value: 'Bruges', version: 2 })
    expect(rows.find(({ value }) => value === 'Gand')).toMatchObject({ correctedBy: null })
  })

  it('names every source when they disagree', async () => {
    const camille = await aMemory()
    const at = '2024-01-05'
    await camille.remember({ text: 'Ma sœur habite à Oslo', session: 'crm', at })
    await camille.remember({ text: 'Ma sœur habite à Namur', session: 'formulaire', at })
    expect((await camille.recall('Où habite ma sœur ?')).answer?.text).toBe(
      "Les sources ne sont pas d'accord (adresse, ta sœur) : Oslo (05/01/2024, crm) ou Namur (05/01/2024, formulaire).",
    )
  })

  it('counts from the words of a date how long something holds', async () => {
    const camille = await aMemory()
    await camille.remember("J'ai déménagé à Bruges en 2019")
    const { rows } = await camille.cards.list()
    expect(rows[0]).toMatchObject({ when: 'en 2019', validFrom: Date.UTC(2019, 0, 1) })
  })
})
