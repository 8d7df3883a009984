import { playConversation } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { english } from '../src/index.ts'

/** A fact, news of it, and where it is held. */
type News = readonly [fact: string, news: string, entity: string, slot: string]

const ENDED: readonly News[] = [
  ['I drive a Mazda 3', 'some lad off Gumtree took the Mazda away for 1500', 'user', 'vehicle'],
  ['I drive a Golf', 'a young couple drove off in the Golf this morning', 'user', 'vehicle'],
  ['I drive a Golf', 'A woman came for the Golf on Saturday and paid cash', 'user', 'vehicle'],
  ['I use a Pixel 7', 'the Pixel fell in the river', 'user', 'device'],
  ['I have a dog called Bruno', 'we had to let Bruno go on Friday', 'user', 'pet'],
  ['We have a cat called Podi', 'Podi left us on Sunday night', 'user', 'pet'],
  ['My dad is an accountant', 'dad has hung up his boots', 'user.father', 'occupation'],
  ['I have plantar fasciitis', 'the foot is a hundred percent', 'user', 'health'],
  ["I've got tennis elbow", "elbow's back to full strength", 'user', 'health'],
]

const HELD: readonly News[] = [
  ['I drive a Golf', 'some guy took the bus away from here', 'user', 'vehicle'],
  ['I drive a Golf', 'a guy took the Golf for a spin', 'user', 'vehicle'],
  ['I drive a Golf', 'I dreamt a guy drove off in the Golf', 'user', 'vehicle'],
  ['I drive a Golf', 'what if some lad drove off in the Golf?', 'user', 'vehicle'],
  ['I use a Pixel 7', 'the Pixel fell on the sofa', 'user', 'device'],
  ['I have a dog called Bruno', 'we let Bruno go first', 'user', 'pet'],
  ['I have a dog called Bruno', 'they let Bruno go without a lead', 'user', 'pet'],
  ['We have a cat called Podi', 'Podi left us a mouse', 'user', 'pet'],
  ['My dad is an accountant', 'dad hung up his coat', 'user.father', 'occupation'],
  ['I have plantar fasciitis', 'the knee is a hundred percent', 'user', 'health'],
  ['I have plantar fasciitis', 'the foot is not back to normal', 'user', 'health'],
]

async function slotsAfter([fact, news, entity]: News): Promise<readonly string[]> {
  const { held } = await playConversation(english(), [fact, news])
  return held.filter((card) => card.entity === entity).map(({ slot }) => slot)
}

describe('news of a thing that is known', () => {
  it.each(ENDED)('ends it: %s, %s', async (...news) => {
    expect(await slotsAfter(news)).not.toContain(news[3])
  })

  it.each(HELD)('leaves it: %s, %s', async (...news) => {
    expect(await slotsAfter(news)).toContain(news[3])
  })
})
