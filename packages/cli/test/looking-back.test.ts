import { createRecollect } from '@recollect/core'
import type { ScopedMemory, Store } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { fixedClock } from '@recollect/testkit'
import { timeline } from '@recollect/timeline'
import { afterEach, describe, expect, it } from 'vitest'

const stores: readonly (readonly [string, () => Store])[] = [
  ['in memory', () => inMemoryStore()],
  ['on SQLite', () => sqliteStore({ file: ':memory:' })],
]

const on = (day: string) => Date.parse(`${day}T08:00:00Z`)

describe.each(stores)('facts over time, %s', (_name, store) => {
  const open: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
  })

  async function opened() {
    const clock = fixedClock(on('2024-01-05'), 'UTC')
    const recollect = await createRecollect({
      plugins: [timeline()],
      store: store(),
      languages: [chinese(), english()],
      clock,
    })
    open.push(() => recollect.close())
    return { memory: recollect.scope('alice'), clock }
  }

  const answer = async (memory: Pick<ScopedMemory, 'answer'>, question: string) =>
    (await memory.answer(question)).text

  it.each([
    ['我住在杭州', '我搬到宁波了', '我住在哪里？', '杭州', '宁波'],
    ['I live in Leeds', 'I moved to Porto', 'Where do I live?', 'Leeds', 'Porto'],
    ['我住在 Leeds', '我搬到 Porto 了', 'Where do I live?', 'Leeds', 'Porto'],
  ])('"%s", then "%s": each time is told in its own tense', async (first, second, question, old, now) => {
    const { memory, clock } = await opened()
    await memory.remember(first)
    clock.set(on('2024-06-01'))
    await memory.remember(second)
    clock.set(on('2025-01-01'))
    const then = await answer(memory.at(on('2024-03-01')), question)
    expect(then).toContain(old)
    // As it was said when it held.
    expect(then).toBe(await answer(memory.at({ knownAt: on('2024-03-01') }), question))
    expect(then).not.toMatch(/以前|used to|lived|直到|until/u)
    expect(await answer(memory.at(on('2024-07-01')), question)).toContain(now)
    const asked = await memory.recall(question, { validAt: '2024-03-01' })
    expect(asked.hits.map(({ quote }) => quote)).toEqual([first])
    expect((await memory.recall(question)).hits.map(({ quote }) => quote)).not.toContain(first)
  })

  it.each([
    ['我住在杭州', '说错了，是宁波', '我住在哪里？', '我以前住在哪里？', '杭州', '宁波'],
    [
      'I live in Leeds',
      'Sorry, I meant Porto',
      'Where do I live?',
      'Where did I live before?',
      'Leeds',
      'Porto',
    ],
  ])('"%s" – "%s": the mistake is never told', async (said, right, question, before, wrong, value) => {
    const { memory, clock } = await opened()
    await memory.remember(said)
    clock.advance(60_000)
    await memory.remember(right)
    clock.set(on('2025-01-01'))
    expect(await answer(memory, question)).toContain(value)
    for (const asked of [question, before]) {
      const { answer: told, hits } = await memory.recall(asked)
      expect(told.text).not.toContain(wrong)
      expect(hits.map(({ quote }) => quote)).not.toContain(said)
    }
    expect(await answer(memory.at(on('2024-02-01')), question)).toContain(value)
    expect((await memory.diff('2024-01-01', '2024-02-01')).map(({ after }) => after?.value)).toEqual([value])
  })

  it.each([
    ['我喜欢喝茶', '我不喜欢喝茶了', '我喜欢喝什么？'],
    ['I live in Leeds', 'I no longer live in Leeds', 'Where do I live?'],
    ['我住在 Leeds', "I don't live in Leeds anymore", '我住在哪里？'],
  ])('"%s", then "%s": what was withdrawn is no answer and no hit', async (said, withdrawn, question) => {
    const { memory, clock } = await opened()
    await memory.remember(said)
    clock.advance(86_400_000)
    await memory.remember(withdrawn)
    clock.advance(86_400_000)
    const { answer: told, hits } = await memory.recall(question)
    expect(told.evidence).toBe('none')
    expect(hits.map(({ quote }) => quote)).not.toContain(said)
  })

  it.each([
    ['交接说明', '重启网关前先问老周', '交接说明是什么？', '重启网关前要先问谁？'],
    [
      'handover-note',
      'ask Kim before restarting the gateway',
      "What's the handover note?",
      'Who should be asked before restarting the gateway?',
    ],
    ['handover-note', '重启 gateway 前先问老周', 'handover notes 是什么？', '重启 gateway 前先问谁？'],
  ])(
    'a fact under the name "%s" is found by it, by its words, and not once it expired',
    async (slot, value, byName, byWords) => {
      const { memory, clock } = await opened()
      await memory.put({ slot, value, expiresAt: '2024-02-01' })
      expect(await memory.answer(byName)).toMatchObject({
        text: expect.stringContaining(value),
        evidence: 'strong',
      })
      expect(await memory.answer(byWords)).toMatchObject({
        text: expect.stringContaining(value),
        evidence: 'weak',
      })
      clock.set(on('2024-02-01'))
      for (const question of [byName, byWords]) {
        const { answer: told, hits } = await memory.recall(question)
        expect([told.evidence, hits]).toEqual(['none', []])
      }
      expect(await answer(memory.at('2024-01-20'), byName)).toContain(value)
    },
  )

  it.each([
    ['我住在哪里？', '杭州', '宁波', '说法不一'],
    ['Where do I live?', 'Leeds', 'Porto', 'disagree'],
  ])('of two sources neither is picked: %s', async (question, one, other, words) => {
    const { memory } = await opened()
    await memory.put({ slot: 'location', value: one, source: 'crm', validFrom: '2024-01-05' })
    await memory.put({ slot: 'location', value: other, source: 'form', validFrom: '2024-01-05' })
    const told = await memory.answer(question)
    expect(told.evidence).toBe('weak')
    for (const part of [one, other, 'crm', 'form', words]) expect(told.text).toContain(part)
  })

  it('forgets for every time', async () => {
    const { memory, clock } = await opened()
    const { item } = await memory.remember('我住在杭州')
    clock.advance(1000)
    await memory.forget({ item: item.id }, { grace: 86_400_000 })
    for (const then of [memory, memory.at(on('2024-01-05')), memory.at({ knownAt: on('2024-01-05') })]) {
      const { answer: told, hits } = await then.recall('我住在哪里？')
      expect([told.evidence, hits]).toEqual(['none', []])
    }
  })
})
