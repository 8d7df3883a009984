import { describe, expect, it } from 'vitest'
import { slotRegistry } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { chinese } from '../src/index.ts'

const pack = chinese()
const SAID_AT = Date.parse('2024-05-15T10:20:00+08:00')
const ZONE = 'Asia/Shanghai'
const extract = (text: string) =>
  pack.extractor.extract(normalizeText(text), {
    saidAt: SAID_AT,
    zone: ZONE,
    slots: slotRegistry(pack.slots),
  })

/** The time words of the card of a slot, and when they are. */
const whenOf = (text: string, slot: string) => {
  const card = extract(text).drafts.find((draft) => draft.slot === slot)
  const from = card?.eventDate?.from
  return [
    card?.when ?? null,
    from === undefined || from === null ? null : new Date(from + 8 * 3_600_000).toISOString().slice(0, 10),
  ]
}

describe('time words of a card', () => {
  it.each([
    ['我去年三月搬到了绍兴', 'location', '去年三月', '2023-03-01'],
    ['我上周五晚上去了扬州旅游', 'event_travel', '上周五晚上', '2024-05-10'],
    ['我打算下个月初去大理', 'plan', '下个月初', '2024-06-01'],
    ['我住在泉州五年了', 'location', '五年了', '2019-05-15'],
    ['我妈妈有高血压十二年了', 'health', '十二年了', '2012-05-15'],
    ['我们结婚七年了', 'relationship_status', '七年了', '2017-05-15'],
    ['我上个月底搬到了惠州', 'location', '上个月底', '2024-04-21'],
    ['我大年初三去了扬州旅游', 'event_travel', '大年初三', '2024-02-12'],
    ['我去年国庆搬到了惠州', 'location', '去年国庆', '2023-10-01'],
    ['我小时候住在乡下', 'location', '小时候', null],
    ['自从2019年起我就住在珠海', 'location', '自从2019年起', '2019-01-01'],
  ])('are read in: %s', (text, slot, when, from) => {
    expect(whenOf(text, slot)).toEqual([when, from])
  })

  it('tell what is over from what holds', () => {
    const tenseOf = (text: string) => extract(text).drafts.map(({ tense }) => tense)
    expect(tenseOf('我九十年代住在东莞')).toEqual(['past'])
    expect(tenseOf('我从2015年到2018年住在东莞')).toEqual(['past'])
  })

  it('stay away from states they do not date', () => {
    expect(whenOf('我喜欢去年那件红色的大衣', 'likes')[0]).toBeNull()
    expect(whenOf('我每周五都去游泳', 'habit')[1]).toBeNull()
  })

  it('change no value', () => {
    expect(extract('我住在泉州五年了').drafts.map(({ value }) => value)).toEqual(['泉州', '五年'])
  })
})

describe('normal forms of a card', () => {
  it.each([
    ['我身高一米七八', '178 cm'],
    ['我体重120斤', '60 kg'],
    ['我今年二十八岁', '28'],
    ['我的生日是6月4号', '--06-04'],
    ['我有两个妹妹', '2'],
    ['我是O型血', 'O'],
    ['例会时间改为下午三点半', '15:30'],
  ])('stand beside its words: %s', (text, normal) => {
    // What happened is a fact only where it changes one that is known.
    const stated = extract(text).drafts.filter(({ known }) => known !== true)
    expect(stated.map((card) => card.normal)).toEqual([normal])
  })
})
