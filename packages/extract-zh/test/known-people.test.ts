import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/core/in-memory'
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
