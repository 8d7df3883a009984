import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

/** What holds after the messages, as `user.nephew:age=6`; without names and what happened. */
async function heldAfter(...texts: readonly string[]): Promise<readonly string[]> {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [chinese()] })
  const memory = recollect.scope('someone')
  for (const text of texts) await memory.remember([text])
  const { rows } = await memory.cards.list({ limit: 100 })
  return rows
    .filter(({ slot, active }) => active && !/^(?:event_|name$)/u.test(slot))
    .map(({ entity, slot, value }) => `${entity}:${slot}=${value}`)
    .toSorted()
}

describe('a value by itself takes the place of the one it can become', () => {
  it.each([
    [['我体重74公斤', '早上上秤，69.8，居然成了'], ['user:weight=69.8公斤']],
    [['我现在128斤', '体重秤上是119.6，哭了'], ['user:weight=119.6斤']],
    [['外甥今年5岁', '昨天小家伙过生日，视频里吹了六根蜡烛，一下就6岁了'], ['user.nephew:age=6']],
    [['我弟19岁', '啊不对，20了，上个月刚过完生日'], ['user.brother:age=20']],
    [['女儿九岁', '上周六给她过的十岁生日'], ['user.daughter:age=10']],
    [['我手机是小米14', '没救了，干脆上了iPhone 16'], ['user:device=iPhone 16']],
    [['我用的是iPhone 12', '老公给我下单的Mate 70今天到手，拍照真清楚'], ['user:device=Mate 70']],
  ])('%j leaves %j', async (texts, held) => {
    expect(await heldAfter(...texts)).toEqual(held)
  })
})

describe('a value of something or somebody else changes nothing', () => {
  it.each([
    ['我体重74公斤', '隔壁老王瘦到69公斤了'],
    ['我体重74公斤', '行李上秤，69.8'],
    ['我体重74公斤', '想瘦到70公斤'],
    ['我体重74公斤', '我爸瘦到69公斤了'],
    ['外甥今年5岁', '邻居家孩子过生日，6岁了'],
    ['外甥今年5岁', '下个月过生日就6岁了'],
    ['外甥今年5岁', '给小家伙过生日，来了6个小朋友了'],
    ['我手机是小米14', '差点换了iPhone 16'],
    ['我手机是小米14', '给我妈换了iPhone 16'],
    ['我手机是小米14', 'iPhone 16终于降价了'],
    ['我手机是小米14', '同学换了iPhone 16'],
    ['我手机是小米14', '纠结要不要换iPhone 16'],
  ])('%s and %s', async (fact, other) => {
    const before = await heldAfter(fact)
    expect((await heldAfter(fact, other)).filter((one) => before.includes(one))).toEqual(before)
  })
})
