import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

/** Tells the messages one after the other; what the last one said. */
async function lastSaid(messages: readonly string[], atOnce = false) {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [chinese()] })
  const memory = recollect.scope('me')
  const results = atOnce ? [...(await memory.remember(messages))] : []
  if (!atOnce) for (const message of messages) results.push(await memory.remember(message))
  await recollect.close()
  return (results.at(-1)?.changes ?? []).flatMap(({ card }) =>
    card === null ? [] : [`${card.entity} ${card.slot}=${card.value}`],
  )
}

describe('认识的人', () => {
  it.each([
    [['我妹妹叫小敏', '小敏搬到成都了'], 'user.sister location=成都'],
    [['我弟弟叫秦国梁', '国梁搬到成都了'], 'user.brother location=成都'],
    [['我女儿叫秦雨', '小雨搬到成都了'], 'user.daughter location=成都'],
    [['我老公叫阿强', '阿强今年38岁'], 'user.husband age=38'],
    [['我老公叫阿强', '阿强在华为上班'], 'user.husband employer=华为'],
    [['我家狗叫糯米', '糯米3岁了'], 'user.pet age=3'],
    [['我妹妹住在成都', '她上个月搬到北京了'], 'user.sister location=北京'],
    [['我弟弟住在成都', '今天好累', '他上个月搬到北京了'], 'user.brother location=北京'],
  ])('%j', async (messages, said) => {
    expect(await lastSaid(messages)).toContain(said)
    expect(await lastSaid(messages, true)).toContain(said)
  })

  it.each([
    [['我妹妹叫小敏', '“小敏搬到成都了”']],
    [['我妹妹叫小敏', '小敏搬到成都了吗？']],
    [['我妹妹叫小敏', '我表妹也叫小敏', '小敏搬到成都了']],
    [['我女儿叫秦雨', '今天小雨，有点冷']],
    [['我弟弟叫秦国梁', '我表弟叫李国梁', '国梁搬到成都了']],
    [['我家狗叫糯米', '我爱吃糯米']],
    [['我妹妹住在成都', '他搬到北京了']],
    [['我妹妹和我姐姐都在成都', '她搬到北京了']],
    [['我妹妹住在成都', '王姐来了', '她搬到北京了']],
    [['我妹妹住在成都', '其他人搬到北京了']],
  ])('不是说他们：%j', async (messages) => {
    const about = (fact: string) => /北京|成都|pet/u.test(fact)
    expect((await lastSaid(messages)).filter(about)).toEqual([])
  })
})

describe('没有主语的分句', () => {
  it.each([
    ['楼下王姐人挺好，在社区上班'],
    ['楼下大爷退休了，养了条金毛'],
    ['隔壁阿姨在社区上班'],
    ['老沈跟我搭班，家住昆山'],
    ['小王昨天来了，住在浦东'],
    ['我室友的表哥在华为，住在昆山'],
    ['我儿子幼儿园老师姓张，刚毕业，22岁'],
    ['单位张总人不错，是湖南人'],
  ])('不算到用户或亲人头上：%s', async (message) => {
    const facts = await lastSaid([message])
    expect(
      facts.filter((fact) => /^user (?:location|employer|age|hometown)|son|roommate/u.test(fact)),
    ).toEqual([])
  })

  it('算到前面说的那个人头上，没说别人时算用户的', async () => {
    expect(await lastSaid(['同事老沈跟我搭班，家住昆山'])).toEqual(['user.coworker location=昆山'])
    expect(await lastSaid(['我跟王姐一个单位，家住昆山'])).toContain('user location=昆山')
  })
})

describe('问到名字', () => {
  it.each([
    ['浩浩几岁了？', '你儿子九岁。'],
    ['红梅在哪个医院上班？', '你朋友在协和工作。'],
    ['红梅是谁', '你朋友叫红梅。'],
    ['我老婆做什么工作', '你爱人是老师。'],
    ['我孩子几岁了', '你儿子九岁。'],
  ])('%s', async (question, answer) => {
    const recollect = await createRecollect({ store: inMemoryStore(), languages: [chinese()] })
    const memory = recollect.scope('me')
    await memory.remember(['我儿子浩浩今年九岁', '我闺蜜红梅在协和当护士', '我爱人是老师'])
    expect((await memory.recall(question)).answer?.text).toBe(answer)
    await recollect.close()
  })
})
