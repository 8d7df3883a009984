import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import type { Store } from '@recollect/core'
import type { LogInput, SessionMemory } from '@recollect/sessions'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { describe, expect, it } from 'vitest'

const STORES: readonly (readonly [name: string, open: () => Store])[] = [
  ['memory', inMemoryStore],
  ['sqlite', () => sqliteStore({ file: ':memory:' })],
]

async function withSession<T>(
  work: (session: SessionMemory) => Promise<T>,
  open: () => Store = inMemoryStore,
) {
  const recollect = await createRecollect({
    plugins: [sessions()],
    store: open(),
    languages: [chinese(), english()],
  })
  const done = await work(recollect.scope('evan').session('s'))
  await recollect.close()
  return done
}

const topicsOf = (pairs: readonly LogInput[], open?: () => Store) =>
  withSession(async (session) => (await session.log(pairs)).map(({ turn }) => turn.topics), open)
const topicsOne = async (q: string, a?: string) => (await topicsOf([{ q, a: a ?? null }]))[0]

describe('automatic topics', () => {
  it.each([
    'hi',
    'Hello!',
    'ok',
    'thanks a lot',
    'Good morning, how are you today?',
    'What do you think?',
    'Can you help me with something?',
    'Tell me more about it',
    'yes please',
    'See you tomorrow',
    'How much is it?',
    'two or three',
    '42',
    '👍',
    '你好',
    '谢谢',
    '谢谢你啊',
    '好的，明白了',
    '早上好，最近怎么样？',
    '你觉得呢',
    '可以帮我一下吗',
    '再说说',
    '晚安，明天见',
    '多少钱',
    '两三个',
    '没问题 ok',
  ])('find none in %j', async (q) => {
    expect(await topicsOne(q)).toEqual([])
  })

  it.each<[q: string, a: string, topics: readonly string[]]>([
    ['How do I configure Discord?', 'Go to the Discord settings and invite the bot.', ['discord']],
    ['What wine goes with salmon?', 'A dry white wine; salmon is fat.', ['wine', 'salmon']],
    ['怎么给猫剪指甲？', '趁猫睡着的时候，一次只剪一两个指甲。', ['猫']],
    ['签证要准备什么材料', '签证需要护照、照片和在职证明。', ['签证']],
    ['Docker 怎么限制内存？', '给容器加 --memory，Docker 会限制它的内存。', ['docker', '内存']],
  ])('name what %j is about', async (q, a, topics) => {
    const found = await topicsOne(q, a)
    expect(found).toEqual(expect.arrayContaining([...topics]))
    expect(found?.length).toBeLessThanOrEqual(3)
  })

  it('are whole words, as they are written', async () => {
    const [found] = await topicsOf([{ q: '上下文窗口和向量数据库有什么区别' }])
    expect(found).toEqual(['上下文窗口', '向量数据库'])
    expect(await topicsOne('Which databases do migrations need?')).toEqual(['databases', 'migrations'])
  })

  it('join words that stand side by side in the question and the answer', async () => {
    const a = 'The memory design is an index over sequences. A memory design like this is sparse.'
    expect(await topicsOne('Why this memory design?', a)).toEqual(['memory_design'])
  })

  it('prefer what the log has already, whatever the form of the word', async () => {
    const [, second, third] = await topicsOf([
      { q: 'one', topics: ['memory_design', 'container'] },
      { q: 'Do containers restart?', a: 'They do.' },
      { q: 'Is the design of your memory good?' },
    ])
    expect(second?.[0]).toBe('container')
    expect(third?.[0]).toBe('memory_design')
  })

  it('are not what a topic shares but one word with', async () => {
    const [, found] = await topicsOf([
      { q: 'one', topics: ['memory_design'] },
      { q: 'Interior design in Oslo' },
    ])
    expect(found).not.toContain('memory_design')
  })

  it('leave out a word that is all over the log', async () => {
    const talk = Array.from({ length: 30 }, (_, i) => ({ q: `kitchen item ${String(i)}`, topics: [] }))
    const [found] = (await topicsOf([...talk, { q: 'A kitchen with marble' }])).slice(-1)
    expect(found).toEqual(['marble'])
  })

  it('are the same for the same log', async () => {
    const pairs = ['我想学吉他', 'Guitar lessons in Oslo', '吉他弦断了怎么换', 'guitar strings'].map((q) => ({
      q,
    }))
    expect(await topicsOf(pairs)).toEqual(await topicsOf(pairs))
  })

  it.each(STORES)('are the same in a store of %s', async (_name, open) => {
    const pairs = ['我想学吉他', 'Guitar lessons in Oslo', '吉他弦断了怎么换', 'hi'].map((q) => ({ q }))
    expect(await topicsOf(pairs, open)).toEqual(await topicsOf(pairs))
  })

  it('are not looked for where topics are given, none among them, and say so', async () => {
    await withSession(async (session) => {
      expect((await session.log({ q: 'Guitar lessons', topics: [] })).turn).toMatchObject({
        topics: [],
        autoTopics: false,
      })
      expect((await session.log('Guitar lessons')).turn).toMatchObject({ autoTopics: true })
    })
  })
})
