import { describe, expect, it } from 'vitest'
import { leastTime } from './least-time.ts'
import { questions } from '../src/questions/index.ts'
import { QUESTIONS, IMPERSONAL, WHOSE } from './corpus/questions.ts'
import { detect } from './support.ts'

const parted = (text: string): readonly string[] => text.split('|').map((one) => one.trim())
const slotsOf = (text: string) => detect(text).slots

const KINDS: Readonly<Record<string, string>> = {
  颜色: 'color',
  水果: 'food',
  饮料: 'drink',
  电影: 'movie',
  电视剧: 'show',
  书: 'book',
  歌: 'song',
  歌手: 'artist',
  运动: 'sport',
  球队: 'team',
  动物: 'animal',
  季节: 'season',
  科目: 'subject',
  游戏: 'game',
  城市: 'place',
}
const favorite = (kind: string): readonly string[] => [
  `我最喜欢的${kind}是什么`,
  `我最爱的${kind}？`,
  `我最喜欢什么${kind}`,
  `你还记得我最喜欢的${kind}吗`,
  `我最喜欢的${kind}是啥来着`,
  `提醒我一下我最喜欢哪个${kind}`,
]

const PEOPLE: Readonly<Record<string, string>> = {
  老板: 'relation.boss',
  室友: 'relation.roommate',
  同事: 'relation.coworker',
  邻居: 'relation.neighbor',
  老师: 'relation.teacher',
  朋友: 'relation.friend',
  叔叔: 'family.uncle',
  表哥: 'family.cousin',
  岳母: 'family.mother_in_law',
}
const who = (person: string): readonly string[] => [
  `我${person}是谁`,
  `谁是我${person}`,
  `我的${person}是谁来着`,
  `你还记得我${person}是谁吗`,
  `我现在的${person}是哪位`,
  `我${person}到底是谁呀`,
]

describe('问的是什么', () => {
  it.each(
    Object.entries(QUESTIONS).flatMap(([slots, list]) => parted(list).map((text) => [text, slots] as const)),
  )('“%s” asks for %s', (text, slots) => {
    expect(slots.split(' ')).toContain(slotsOf(text)[0])
  })

  it.each(Object.entries(KINDS))('asks for the favourite %s in every wording', (kind, name) => {
    for (const text of favorite(kind)) expect([text, slotsOf(text)[0]]).toEqual([text, `favorite_${name}`])
  })

  it.each(Object.entries(PEOPLE))('asks who %s is in every wording', (person, slot) => {
    for (const text of who(person)) {
      expect([text, slotsOf(text)[0]]).toEqual([text, slot])
      expect(slotsOf(text)).toContain('name')
    }
  })

  it.each(parted(IMPERSONAL))('“%s” asks for no slot', (text) => {
    expect(slotsOf(text)).toEqual([])
  })
})

describe('whose fact is asked for', () => {
  it.each(
    Object.entries(WHOSE).flatMap(([entity, list]) => parted(list).map((text) => [text, entity] as const)),
  )('“%s” asks about %s', (text, entity) => {
    expect(detect(text).entity).toBe(entity)
  })
})

describe('粤语、繁体与中英夹杂', () => {
  it.each([
    ['我住邊度呀', 'location'],
    ['我嘅生日係幾時', 'birthday'],
    ['我有冇養狗㗎', 'pet'],
    ['我做緊咩工作', 'occupation'],
    ['我鍾意食乜嘢', 'likes'],
    ['我電話幾多號', 'phone'],
    ['我的 email 是啥', 'email'],
    ['我的job是什么工作', 'occupation'],
  ])('“%s” asks for %s', (text, slot) => {
    expect(detect(text).isQuestion).toBe(true)
    expect(slotsOf(text)[0]).toBe(slot)
  })
})

describe('what a yes/no question names', () => {
  it.each([
    ['我喜欢的颜色是蓝色吗', '蓝色'],
    ['我去过罗马吗', '罗马'],
    ['我有没有去过日本', '日本'],
    // Whether it is over is told by the habit itself.
    ['我戒烟了吗', null],
  ])('“%s” names %s', (text, value) => {
    expect(detect(text).value).toBe(value)
  })
})

it('reads the slots of a long text in a time that grows with its length', () => {
  for (const unit of ['我', '我的', '什么', '有没有', '喜欢', '去哪', '什么时候', '最喜欢的', '是不是']) {
    const read = () => {
      for (const slot of questions.slots) slot.pattern.test(unit.repeat(600 / unit.length))
    }
    expect(leastTime(read), unit).toBeLessThan(250)
  }
})
