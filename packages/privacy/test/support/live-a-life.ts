import type { ScopedMemory } from '@recollect/core'
import type { FixedClock } from '@recollect/testkit'

const DAY = 86_400_000

const MESSAGES = [
  { text: '我叫王小明，住在朝阳区，电话是13800138000。', speaker: '小明', session: 's1', key: 'first' },
  {
    text: 'My email is ming@example.com and I work at Acme.',
    session: 's1',
    metadata: { channel: 'mail', n: 1 },
  },
  { text: '我搬到海淀区了，喜欢喝 oolong tea。', session: 's2', metadata: { channel: 'chat', 城: '北京' } },
  { text: 'I am allergic to peanuts, and my wife is called 小红.', speaker: 'Ming' },
] as const

const QUESTIONS = ['我住在哪里？', 'What is my phone number?', 'email', '海淀', 'tea 茶', 'peanuts'] as const

/** Uses every verb of a memory once or twice and gives back all that was answered. */
export async function liveALife(memory: ScopedMemory, clock: FixedClock): Promise<unknown> {
  const told: unknown[] = []
  for (const message of MESSAGES) {
    told.push(await memory.remember(message))
    clock.set(clock.now() + DAY)
  }
  told.push(await memory.remember(MESSAGES[0]))
  return {
    told,
    facts: await facts(memory),
    asked: await asked(memory),
    sessions: await sessions(memory),
    log: await log(memory),
  }
}

async function asked(memory: ScopedMemory): Promise<unknown> {
  const found: unknown[] = []
  for (const question of QUESTIONS) {
    found.push(await memory.recall(question), await memory.answer(question))
    found.push(await memory.recall(question, { filter: { metadata: { channel: 'chat', 城: '北京' } } }))
    found.push(await memory.recall(question, { filter: { speaker: 'Ming' } }))
  }
  return found
}

async function facts(memory: ScopedMemory): Promise<unknown> {
  const put = await memory.put({ slot: 'hobby', value: '登山 hiking' })
  const home = await memory.history('location')
  const corrected = await memory.correct(home.at(-1)?.id ?? '', '西城区')
  const before = await memory.cards.list({ limit: 100 })
  const undone = await memory.undo(corrected.change ?? '')
  const messages = await memory.items.list({ limit: 100 })
  return {
    ...{ put, home, corrected, before, undone, messages },
    after: await memory.cards.list({ limit: 100 }),
    was: await memory.at(messages.rows[1]?.saidAt ?? 0).answer('我住在哪里？'),
    diff: await memory.diff(messages.rows[0]?.saidAt ?? 0, messages.rows[3]?.saidAt ?? 0),
  }
}

async function sessions(memory: ScopedMemory): Promise<unknown> {
  const session = memory.session('talk')
  const logged = await session.log('怎么配置 Discord？', 'Use the portal 门户.', { topics: ['discord 配置'] })
  await session.log('And WeChat?', '用二维码。')
  return {
    logged,
    recent: await session.recent(),
    found: await session.search('discord 门户'),
    same: await session.same('怎么配置 Discord？'),
    topics: await memory.sessions.topics(),
    renamed: await memory.sessions.renameTopic('discord 配置', '微信'),
    topicsNow: await memory.sessions.topics(),
    context: await session.context('怎么配置 Discord？'),
    stats: await memory.sessions.stats(),
  }
}

async function log(memory: ScopedMemory): Promise<unknown> {
  const discovered = await memory.discover({ ongoing: true })
  const episodes = await memory.episodes.list()
  const [first] = (await memory.items.list({ limit: 1 })).rows
  const forgotten = await memory.forget({ item: first?.id ?? '' })
  const changes = await memory.changes.list()
  const exported: string[] = []
  for await (const line of memory.export()) exported.push(line)
  return { discovered, episodes, forgotten, changes, exported, stats: await memory.stats() }
}
