import { createRecollect } from '@recollect/core'
import { inMemoryStore } from '@recollect/store-memory'
import { describe, expect, it } from 'vitest'
import { chinese } from '../src/index.ts'

const NOW = Date.UTC(2026, 5, 15)

/** What the user's present is after two plain statements and one more. */
async function present(message: string) {
  const clock = { now: () => NOW, zone: 'UTC' }
  const recollect = await createRecollect({ store: inMemoryStore(), languages: [chinese()], clock })
  const memory = recollect.scope('me')
  for (const text of ['我住在苏州', '我在银行上班', '我是会计', message]) await memory.remember(text)
  const { rows } = await memory.cards.list()
  await recollect.close()
  const shown = new Set([
    'location',
    'employer',
    'occupation',
    'workplace',
    'living_situation',
    'relationship_status',
  ])
  return rows
    .filter(({ active, slot }) => active && shown.has(slot))
    .map(({ value }) => value)
    .toSorted()
}

const KNOWN = ['会计', '苏州', '银行']

describe('a state whose time lies before the message', () => {
  it.each([
    '2015年我住在成都',
    '我2015年住在成都',
    '刚毕业那会儿在上海张江租房子住',
    '刚毕业那会儿我在上海租房子住',
    '疫情前我在旅行社上班',
    '疫情之前我在旅行社上班',
    '我前年还在开滴滴呢',
    '我去年还是单身',
    '上大学那几年我住在武汉',
    '读研那会儿我在实验室打工',
    '生孩子前我在幼儿园当老师',
    '出国前我在腾讯上班',
    '前几年我在深圳打工',
    '年轻那阵子我在煤矿上班',
    '北漂那几年我住在昌平',
    '创业那会儿我住在办公室',
    '封控那段时间我住在浦东',
    '带孩子那几年我在超市上班',
    '高考前我住在姥姥家',
    '90年代我住在沈阳',
  ])('is over and replaces nothing: %s', async (message) => {
    expect(await present(message)).toEqual(KNOWN)
  })

  it.each([
    ['去年我搬到杭州了', '杭州'],
    ['我2024年搬到了杭州', '杭州'],
    ['毕业后我住在杭州', '杭州'],
    ['今年我住在杭州', '杭州'],
    ['我从2024年起住在杭州', '杭州'],
    ['我2018年入职腾讯', '腾讯'],
    ['去年开始我在腾讯上班', '腾讯'],
    ['我住在杭州三年了', '杭州'],
  ])('holds on where the words say that it began then, or goes on: %s', async (message, value) => {
    expect(await present(message)).toContain(value)
  })
})
