import { createRecollect } from '@recollect/core'
import { sessions } from '@recollect/sessions'
import { transfer } from '@recollect/transfer'
import type { Recollect, ScopedMemory, Store } from '@recollect/core'
import type { FormInput } from '@recollect/sessions'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { sqliteStore } from '@recollect/store-sqlite'
import { describe, expect, it } from 'vitest'

const SECOND = 1000
const STORES: readonly (readonly [name: string, make: () => Store])[] = [
  ['in memory', () => inMemoryStore()],
  ['on SQLite', () => sqliteStore({ file: ':memory:' })],
]

/** A second passes with each look at the clock. */
async function opened(
  store: Store,
): Promise<{ readonly recollect: Recollect; readonly alice: ScopedMemory }> {
  let now = Date.UTC(2025, 2, 1)
  const clock = { zone: 'UTC', now: () => (now += SECOND) }
  const recollect = await createRecollect({
    plugins: [sessions(), transfer()],
    store,
    languages: [english(), chinese()],
    clock,
  })
  return { recollect, alice: recollect.scope('alice') }
}

const submit = (
  alice: ScopedMemory,
  title: string,
  fields: FormInput['fields'],
  more: Partial<FormInput> = {},
) => alice.session('s1').working.submitForm({ title, fields, ...more })

const firstFor = async (alice: ScopedMemory, query: string) => (await alice.recall(query)).hits[0]?.quote
const answerTo = async (alice: ScopedMemory, query: string) => (await alice.recall(query)).answer?.text

const activeFacts = async (alice: ScopedMemory) =>
  (await alice.cards.list({ active: true })).rows.map(({ slot, value }) => `${slot}=${value}`).sort()

describe.each(STORES)('a form %s', (_name, make) => {
  it('is found in Chinese by its title, its fields and its values', async () => {
    const { alice, recollect } = await opened(make())
    await submit(alice, '旅行', {
      预算: '两千',
      同行人: ['妈妈', '爸爸'],
      需要签证: true,
      酒店: { 城市区域: '静安' },
    })
    expect(await firstFor(alice, '我的旅行预算是多少？')).toBe('旅行 – 预算：两千')
    expect(await firstFor(alice, '两千')).toBe('旅行 – 预算：两千')
    expect(await firstFor(alice, '签证需要吗')).toBe('旅行 – 需要签证：是')
    expect(await firstFor(alice, '谁和我同行')).toBe('旅行 – 同行人：妈妈、爸爸')
    expect(await firstFor(alice, '静安')).toBe('旅行 – 酒店.城市区域：静安')
    await recollect.close()
  })

  it('is found in English by its title, its fields and its values', async () => {
    const { alice, recollect } = await opened(make())
    await submit(alice, 'Travel form', { budget: 2000, departureDate: 'Friday', stay: { hotel_stars: 4 } })
    expect(await firstFor(alice, "what's my travel budget?")).toBe('Travel form – budget: 2000')
    expect(await firstFor(alice, 'departure date')).toBe('Travel form – departure date: Friday')
    expect(await firstFor(alice, 'hotel stars')).toBe('Travel form – stay.hotel stars: 4')
    await recollect.close()
  })

  it('gives the facts of its fields and of sentences in them, in both languages', async () => {
    const { alice, recollect } = await opened(make())
    await submit(alice, '个人信息', {
      姓名: '陆瑶',
      职业: '工程师',
      爱好: ['钓鱼', '游泳'],
      近况: '我搬到了海淀区',
    })
    await submit(alice, 'Profile', {
      email: 'a@b.de',
      about: 'I am allergic to peanuts',
      备注: '我的猫叫Momo',
    })
    expect(await answerTo(alice, '我现在住在哪里？')).toBe('你住在海淀区。')
    expect(await activeFacts(alice)).toEqual(
      expect.arrayContaining([
        'allergy=peanuts',
        'email=a@b.de',
        'hobby=游泳',
        'hobby=钓鱼',
        'location=海淀区',
        'name=Momo',
        'name=陆瑶',
        'occupation=工程师',
      ]),
    )
    for (const { card, item } of (await alice.recall('我是做什么工作的？')).hits)
      if (card?.slot === 'occupation') expect(item?.text).toBe('个人信息 – 职业：工程师')
    await recollect.close()
  })

  it('replaces what it said before, and the whole submission can be undone', async () => {
    const { alice, recollect } = await opened(make())
    await submit(
      alice,
      'Profile',
      { city: 'Lyon', hobbies: ['hiking', 'chess'], budget: 5 },
      { slots: { city: 'location' } },
    )
    const before = await activeFacts(alice)
    const { batch } = await submit(
      alice,
      'Profile',
      { city: 'Rome', hobbies: ['chess'], budget: null },
      { slots: { city: 'location' } },
    )
    expect(await activeFacts(alice)).toEqual(['hobby=chess', 'location=Rome'])
    expect(await answerTo(alice, 'Where do I live?')).toBe('You live in Rome.')
    expect((await alice.items.list({ active: true })).rows.map(({ text }) => text)).toEqual([
      'Profile – city: Rome',
      'Profile – hobbies: chess',
    ])
    await alice.undo(batch)
    expect(await activeFacts(alice)).toEqual(before)
    expect(await answerTo(alice, 'Where do I live?')).toBe('You live in Lyon.')
    expect((await alice.repair({ dryRun: true })).problems).toEqual([])
    await recollect.close()
  })

  it('is not found any more once its session is deleted; its facts are', async () => {
    const { alice, recollect } = await opened(make())
    await submit(alice, 'Profile', { about: 'I live in Oslo', codeword: 'xylophone' })
    await alice.session('s1').delete()
    expect(await answerTo(alice, 'Where do I live?')).toBe('You live in Oslo.')
    expect((await alice.recall('xylophone')).hits).toEqual([])
    let exported = ''
    for await (const line of alice.export()) exported += line
    expect(exported).not.toContain('xylophone')
    await recollect.close()
  })

  it('loses no field when many are submitted and set at once', async () => {
    const { alice, recollect } = await opened(make())
    const { working } = alice.session('s1')
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => [
        submit(alice, 'Profile', { [`field${at}`]: at }),
        working.set({ shared: { [`f${at}`]: at } }),
      ]).flat(),
    )
    const all = await working.all()
    expect(all.map(({ name, version }) => [name, version])).toEqual([
      ['form:Profile', 20],
      ['shared', 20],
    ])
    expect((await alice.items.list()).rows).toHaveLength(20)
    await recollect.close()
  })
})
