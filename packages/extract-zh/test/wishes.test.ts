import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'
import { NO_WISHES, WISHES } from './corpus/wishes.ts'
import { cardsOf } from './support.ts'

const wishes = (text: string) =>
  cardsOf(text)
    .filter(({ slot }) => slot === 'instruction')
    .map(({ facet, value }) => `${facet ?? '-'}: ${value}`)

describe('a standing wish', () => {
  it.each(WISHES)('%s', (text, ...expected) => {
    expect(wishes(text)).toEqual(expected)
  })

  it('ends by a cancellation', () => {
    const cards = cardsOf('不用管之前说的英式拼写了')
    expect(cards.map(({ relation, facet, value }) => [relation, facet, value])).toEqual([
      ['retracts', 'language', '英式拼写'],
    ])
  })

  it('has no polarity', () => {
    expect(cardsOf('以后别用表情').map(({ polarity }) => polarity)).toEqual(['positive'])
  })
})

describe('no standing wish', () => {
  it.each(NO_WISHES)('%s', (text) => {
    expect(wishes(text)).toEqual([])
  })

  it('is a name to be called by', () => {
    expect(cardsOf('叫我小明').map(({ slot, value }) => `${slot}=${value}`)).toEqual(['nickname=小明'])
  })
})

describe('wishes over several messages', () => {
  const holding = async (...messages: readonly string[]) => {
    const recollect = await createRecollect({ store: inMemoryStore(), languages: [chinese()] })
    const memory = recollect.scope('me')
    for (const message of messages) await memory.remember(message)
    const { rows } = await memory.cards.list()
    await recollect.close()
    return rows
      .filter(({ active, slot }) => active && slot === 'instruction')
      .map(({ value }) => value)
      .toSorted()
  }

  it('of one side replace each other', async () => {
    expect(await holding('以后用中文回答我', '别用表情', '以后用英文回答吧')).toEqual(
      ['别用表情', '用英文回答'].toSorted(),
    )
  })

  it('are lifted', async () => {
    expect(await holding('别用表情符号', '可以用表情了')).toEqual(['可以用表情'])
  })

  it('are cancelled', async () => {
    expect(await holding('以后用英式拼写', '不用管之前说的英式拼写了')).toEqual([])
  })

  it('of a scope stand beside the general one', async () => {
    expect(await holding('代码评审的时候直接一点', '以后语气温柔一点')).toEqual(
      ['代码评审的时候直接一点', '语气温柔一点'].toSorted(),
    )
  })
})
