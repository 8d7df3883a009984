import { createRecollect } from '@recollect/core'
import type { ConfigInput } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

const NOTES = [
  '昨天去练车，教练一直夸我',
  '楼下新开的面馆味道不错',
  '我的吉他弦断了一根',
  '领导今天又让我改方案',
  '阿黄把拖鞋咬坏了',
  '我攒了三十五张邮票',
  '下个月想去看海',
  'The hospital called about my results',
]

async function best(query: string, config: ConfigInput = {}) {
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [chinese()], config })
  const memory = recollect.scope('me')
  await memory.remember(NOTES)
  const { hits } = await memory.recall(query)
  await recollect.close()
  return hits.map(({ quote }) => quote)
}

describe('recall of Chinese notes', () => {
  it.each([
    ['上司对我怎么样', '领导今天又让我改方案'],
    ['我会什么乐器', '我的吉他弦断了一根'],
    ['我的汽车驾照考得怎样', '昨天去练车，教练一直夸我'],
    ['我有35张什么', '我攒了三十五张邮票'],
    ['我想去哪片海滩', '下个月想去看海'],
  ])('“%s” finds “%s”', async (query, note) => {
    expect((await best(query))[0]).toBe(note)
  })

  it.each(['請問領導今天說了什麼', '请问领导今天说了什么'])(
    'is the same in both scripts: “%s”',
    async (query) => {
      expect((await best(query))[0]).toBe('领导今天又让我改方案')
    },
  )

  it('finds no message by a single character once parts of words do not count', async () => {
    const query = '鞋柜'
    expect(await best(query)).toEqual(['阿黄把拖鞋咬坏了'])
    expect(await best(query, { query: { off: ['subwords'] } })).toEqual([])
  })

  it('finds nothing for what no note speaks of', async () => {
    expect(await best('火星上有生命吗')).toEqual([])
  })
})
