import { createRecollect } from '@recollect/core'
import { contextFor, turnOf } from '@recollect/core/adapter'
import type { AroundSettings } from '@recollect/core/adapter'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'

async function opened(given: Partial<AroundSettings> = {}) {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [english(), chinese()] })
  const memory = recollect.scope('alice')
  const settings: AroundSettings = {
    adapter: 'an-sdk',
    memory,
    session: 'one',
    turn: null,
    remember: true,
    log: true,
    onError: (error) => {
      throw error
    },
    ...given,
  }
  const contextOf = async (text: string) => {
    const turn = turnOf([{ role: 'user', content: text }])
    return turn === null ? '' : contextFor(turn, settings)
  }
  return { memory, contextOf }
}

describe('a request to the memory in a call with a memory around it', () => {
  it.each([
    ['I live in Paris.', 'Forget that I live in Paris.'],
    ["I'm allergic to peanuts", "forget that I'm allergic to peanuts"],
    ['My phone number is 415 555 0134', 'forget my phone number'],
    ['我住在长沙', '忘掉我住在长沙'],
    ['我对花生过敏', '请忘掉我对花生过敏'],
    ['我喜欢喝茶', '忘掉我喜欢喝茶'],
  ])('is told the model, and nothing is forgotten by itself: %s', async (said, asks) => {
    const { memory, contextOf } = await opened()
    await memory.remember(said)
    expect(await contextOf(asks)).toContain('Nothing has been deleted')
    expect((await memory.cards.list({ active: true })).rows).toHaveLength(1)
  })

  it('is handed to the application once, which forgets when the user has confirmed', async () => {
    const asked: string[] = []
    const { memory, contextOf } = await opened({
      onRequest: async ({ kind }, { forget }) => {
        asked.push(kind)
        await forget()
      },
      turn: 'm1',
    })
    await memory.remember('I live in Paris.')
    expect(await contextOf('Forget that I live in Paris.')).toContain('has been deleted')
    expect(asked).toEqual(['forget'])
    expect((await memory.cards.list()).rows).toEqual([])
  })

  it.each(["Don't remember this: I am on a diet", '别记这个：我在减肥'])(
    'keeps words out, and says so: %s',
    async (asks) => {
      const { memory, contextOf } = await opened()
      expect(await contextOf(asks)).toContain('kept out of the memory')
      expect(JSON.stringify((await memory.items.list()).rows)).not.toMatch(/diet|减肥/u)
    },
  )

  it.each(['I like tea', 'I forget my keys all the time', '我喜欢喝茶', '我老是忘带钥匙', 'hello', '谢谢'])(
    'is seen in nothing that asks nothing of the memory: %s',
    async (said) => {
      expect(await (await opened()).contextOf(said)).not.toContain('Memory:')
    },
  )
})
