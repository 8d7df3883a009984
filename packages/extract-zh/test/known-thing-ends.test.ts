import { playConversation } from '@recollect/testkit'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

/** A fact, news of it, and where it is held. */
type News = readonly [fact: string, news: string, entity: string, slot: string]

const ENDED: readonly News[] = [
  ['我开飞度', '飞度被二手车商收走了', 'user', 'vehicle'],
  ['我开一辆捷达', '捷达让人开走了，一万二', 'user', 'vehicle'],
  ['我开大众途观', '途观让给我表哥了，七万八', 'user', 'vehicle'],
  ['我爸开五菱宏光', '五菱三千块处理给隔壁了', 'user.father', 'vehicle'],
  ['我养了一只仓鼠，叫芝麻', '芝麻今早咽气了', 'user', 'pet'],
  ['我养了一只猫叫芝麻', '芝麻昨晚还是没挺过去', 'user', 'pet'],
  ['我有只八哥叫黑子', '笼门没关严，黑子飞了', 'user', 'pet'],
  ['我有腰间盘突出', '腰彻底利索了', 'user', 'health'],
  ['我手腕骨折了', '石膏拆了，今天都能拎菜了', 'user', 'health'],
]

const HELD: readonly News[] = [
  ['我开飞度', '飞度让雨淋了一天', 'user', 'vehicle'],
  ['我开飞度', '隔壁的车被拖走了', 'user', 'vehicle'],
  ['我开飞度', '飞度要不要让给我表哥？', 'user', 'vehicle'],
  ['我开飞度', '想把飞度处理给我表哥', 'user', 'vehicle'],
  ['我养了一只猫叫芝麻', '芝麻差点没挺过去', 'user', 'pet'],
  ['我养了一只猫叫芝麻', '邻居的鹦鹉飞了', 'user', 'pet'],
  ['我养了一只猫叫芝麻', '芝麻被我抱了一晚上', 'user', 'pet'],
  ['我有腰间盘突出', '腰还没利索', 'user', 'health'],
  ['我有腰间盘突出', '嗓子好了', 'user', 'health'],
  ['我手腕骨折了', '石膏什么时候拆？', 'user', 'health'],
]

async function slotsAfter([fact, news, entity]: News): Promise<readonly string[]> {
  const { held } = await playConversation(chinese(), [fact, news])
  return held.filter((card) => card.entity === entity).map(({ slot }) => slot)
}

describe('news of a thing that is known', () => {
  it.each(ENDED)('ends it: %s, %s', async (...news) => {
    expect(await slotsAfter(news)).not.toContain(news[3])
  })

  it.each(HELD)('leaves it: %s, %s', async (...news) => {
    expect(await slotsAfter(news)).toContain(news[3])
  })
})
