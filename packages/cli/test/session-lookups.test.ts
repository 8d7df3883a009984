import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import type { ScopedMemory, Store } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { describe, expect, it } from 'vitest'

const STORES: readonly (readonly [name: string, open: () => Store])[] = [
  ['memory', inMemoryStore],
  ['sqlite', () => sqliteStore({ file: ':memory:' })],
]

async function withLog<T>(
  open: () => Store,
  questions: readonly string[],
  work: (evan: ScopedMemory) => Promise<T>,
): Promise<T> {
  const recollect = await createRecollect({
    plugins: [sessions()],
    store: open(),
    languages: [chinese(), english()],
  })
  const evan = recollect.scope('evan')
  await evan.session('s').log(questions.map((q) => ({ q, topics: [] })))
  const done = await work(evan)
  await recollect.close()
  return done
}

const LOG = [
  '你喜欢喝茶吗',
  '记忆系统怎么设计',
  'How does the memory system retrieve context?',
  'Discord 怎么配置',
  '我的猫叫什么',
  '今天天气怎么样',
  '上下文太长怎么办',
]

describe.each(STORES)('a log in a store of %s', (_name, open) => {
  const search = (query: string) =>
    withLog(open, LOG, async (evan) => (await evan.sessions.search(query)).map(({ turn }) => turn.question))

  it.each<[query: string, first: string]>([
    ['茶', '你喜欢喝茶吗'],
    ['猫', '我的猫叫什么'],
    ['天气', '今天天气怎么样'],
    ['設計記憶', '记忆系统怎么设计'],
    ['configure discord', 'Discord 怎么配置'],
    ['DISCORD配置', 'Discord 怎么配置'],
    ['systems for memories', 'How does the memory system retrieve context?'],
    ['上下文', '上下文太长怎么办'],
    ['weather today', '今天天气怎么样'],
    ['how to use the cat', '我的猫叫什么'],
    ['which tea', '你喜欢喝茶吗'],
  ])('finds by %j', async (query, first) => {
    expect((await search(query))[0]).toBe(first)
  })

  it.each(['狗', '咖啡', '今年', 'guitar', '怎么样', 'the'])('finds nothing by %j', async (query) => {
    expect(await search(query)).toEqual([])
  })

  it('counts one character that is left of a longer query for little', async () => {
    const scores = async (query: string) =>
      withLog(open, ['今晚吃什么好', '喝什么茶'], async (evan) =>
        (await evan.sessions.search(query)).map(({ score }) => score),
      )
    expect(Math.max(0, ...(await scores('你好')))).toBeLessThan(0.5)
    expect(await scores('茶')).toEqual([1])
  })

  it.each<[logged: string, asked: string]>([
    ['你喜欢喝茶吗', '我喜欢喝茶吗？'],
    ['Discord 怎么配置？', 'discord怎么配置'],
    ['記憶系統怎麼設計', '记忆系统怎么设计'],
    ['Ｗｈａｔ is my name?', 'what is your name'],
    ['你好，请问猫叫什么', '“你好” 请问猫叫什么！'],
  ])('takes %j and %j for one question', async (logged, asked) => {
    await withLog(open, [logged, 'something else'], async (evan) => {
      expect((await evan.sessions.same(asked)).map(({ question }) => question)).toEqual([logged])
    })
  })
})

describe('the hash of a question', () => {
  it('tells questions apart that differ by a word', async () => {
    const questions = ['我喜欢茶', '我喜欢猫', '喜欢', 'c', 'c#', 'c++', '3.5', '35', '记忆', '记性']
    await withLog(inMemoryStore, questions, async (evan) => {
      const turns = await evan.session('s').recent(questions.length)
      expect(new Set(turns.map(({ questionHash }) => questionHash)).size).toBe(questions.length)
    })
  })
})

describe('the topics of a message', () => {
  it.each(['你觉得这个设计怎么样？', 'What do you think of the design?', '記憶 design', 'memories'])(
    'are found by a word of theirs, in either language: %j',
    async (message) => {
      const recollect = await createRecollect({
        plugins: [sessions()],
        store: inMemoryStore(),
        languages: [chinese(), english()],
      })
      const evan = recollect.scope('evan')
      await evan.session('s').log([
        { q: 'one', topics: ['memory_design'] },
        { q: 'two', topics: ['discord_config'] },
      ])
      const { entries } = await evan.session('t').context(message, { include: ['topic'] })
      expect(entries.map((entry) => ('turn' in entry ? entry.turn.question : entry.line))).toEqual(['one'])
    },
  )
})
