import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

/** What holds after the messages, as `user.wife:health=怀孕`; a denial with `!`. */
async function heldAfter(...texts: readonly string[]): Promise<readonly string[]> {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [chinese()] })
  const memory = recollect.scope('someone')
  await memory.remember(texts)
  const { rows } = await memory.cards.list({ limit: 100 })
  return rows
    .filter(({ slot, active }) => active && !slot.startsWith('event_'))
    .map(
      ({ entity, slot, value, polarity }) =>
        `${entity}:${slot}=${polarity === 'negative' ? '!' : ''}${value}`,
    )
    .toSorted()
}

describe('what happened', () => {
  it.each([
    [['我单身', '嫁人了'], ['user:relationship_status=已婚']],
    [['我有女朋友', '我们领证了'], ['user:relationship_status=领证']],
    [['我结婚了', '手续办完了，正式离婚'], ['user:relationship_status=离异']],
    [['我在美团上班', '美团不干了'], []],
    [['我在美团上班', '跳到小红书了'], ['user:employer=小红书']],
    [['我在美团工作', '从美团毕业了，去了小红书'], ['user:employer=小红书']],
    [['我老婆怀孕了', '当爸啦！闺女，六斤八两'], ['user:family.daughter=女儿']],
    [['我打算五月去成都玩', '成都不去了'], []],
    [['我计划下个月去成都旅游', '成都之行取消了'], []],
    [['我准备考PMP', 'PMP过了！5A！'], []],
    [['我有一辆捷达', '捷达卖了两万块'], []],
    [['我爸有哮喘', '哮喘总算好了'], []],
    [['我喜欢吃火锅', '火锅吃伤了，再也不吃了'], []],
    [['我养了只猫叫土豆', '土豆昨天晚上走了'], []],
  ])('%j leaves %j', async (texts, held) => {
    expect(await heldAfter(...texts)).toEqual(held)
  })
})

describe('what did not happen, or not to the speaker,', () => {
  it.each([
    ['我在美团上班', '同事从美团毕业了'],
    ['我在美团上班', '我弟从美团毕业了'],
    ['我在美团上班', '要是离开美团就好了'],
    ['我在美团上班', '今天不干了，明天继续'],
    ['我有一辆捷达', '隔壁老王的捷达卖了'],
    ['我有一辆捷达', '想把捷达卖了'],
    ['我有一辆捷达', '捷达还没卖'],
    ['我有一辆捷达', '我哥的捷达卖了'],
    ['我结婚了', '我朋友分手了'],
    ['我结婚了', '我们分了一个西瓜'],
    ['我喜欢吃火锅', '今天火锅不吃了，太晚了'],
    ['我喜欢吃火锅', '火锅吃完了'],
    ['我打算五月去成都玩', '我妹成都不去了'],
    ['我打算五月去成都玩', '会议取消了'],
    ['我养了只猫叫土豆', '土豆吃完了'],
    ['我准备考PMP', 'PMP过了能加薪吗？'],
    ['我准备考PMP', '我同事PMP过了'],
    ['我老婆怀孕了', '隔壁生了个儿子'],
    ['我有哮喘', '感冒好了'],
    ['我每天喝咖啡', '今天不喝咖啡了'],
  ])('%s still holds after: %s', async (fact, text) => {
    expect(await heldAfter(fact, text)).toEqual(expect.arrayContaining([...(await heldAfter(fact))]))
  })
})

describe('生孩子', () => {
  it.each([
    [
      ['我们有一个女儿', '我老婆怀孕了', '老婆昨晚生了个儿子'],
      ['user:family.daughter=女儿', 'user:family.son=儿子'],
    ],
    [['我女儿出生了，取名叫安安'], ['user.daughter:name=安安', 'user:family.daughter=女儿']],
    [['我有两个孩子', '昨天老三出生了'], ['user:family.child=3']],
    [
      ['我有一个儿子', '二胎来了，是个闺女'],
      ['user:family.daughter=女儿', 'user:family.son=儿子'],
    ],
    [['我姐生了个女儿'], ['user.sister:family.daughter=女儿']],
  ])('counts, and is of whom it is told: %j', async (texts, held) => {
    expect(await heldAfter(...texts)).toEqual(held)
  })

  it.each([
    '我姐昨天生了个儿子',
    '我想再生个儿子',
    '要是昨天儿子出生了',
    '她儿子昨天出生了',
    '儿子昨天来了',
    '老婆昨天生了儿子的气',
  ])('is no news of another son of ours: %s', async (text) => {
    expect(await heldAfter('我有两个儿子', text)).toContain('user:family.son=两')
  })
})

describe('结婚', () => {
  const lin = '我女朋友林晚是老师'
  it.each(['我跟林晚领证了', '我们领证了', '上周娶了林晚', '我和林晚上个月结婚了'])(
    'makes a wife of the girlfriend, with what is known of her: %s',
    async (text) => {
      const held = await heldAfter(lin, text)
      expect(held).toEqual(expect.arrayContaining(['user.wife:name=林晚', 'user.wife:occupation=老师']))
      expect(held.filter((fact) => fact.includes('girlfriend'))).toEqual([])
    },
  )

  it('names whom one married where nobody was known', async () => {
    expect(await heldAfter('我跟陈哲领证了')).toContain('user.spouse:name=陈哲')
  })

  it.each([
    '我哥结婚了',
    '我想跟林晚领证',
    '要是我跟林晚领证了',
    '我跟林晚领证了吗？',
    '我跟王芳领证了',
    '我同学跟林晚结婚了',
  ])('is none of ours: %s', async (text) => {
    expect(await heldAfter(lin, text)).toEqual(
      expect.arrayContaining(['user.girlfriend:name=林晚', 'user.girlfriend:occupation=老师']),
    )
  })
})
