import { describe, expect, it } from 'vitest'
import { fold } from '../src/reading/script.ts'
import { cardsOf } from './support.ts'

const told = (text: string) =>
  cardsOf(text).map(({ entity, slot, value, relation, tense, polarity }) =>
    [
      entity === 'user' ? '' : `${entity.slice('user.'.length)} `,
      relation === 'retracts' ? 'retracts ' : '',
      `${slot}=${value}`,
      polarity === 'negative' && slot !== 'dislikes' && slot !== 'fear' ? ' (not)' : '',
      tense === 'past' ? ' (past)' : '',
    ].join(''),
  )

describe('facts spread over sentences', () => {
  it.each([
    ['我有个哥哥。他是医生。', 'brother occupation=医生'],
    ['我老婆是护士。她很喜欢养花。', 'wife likes=养花'],
    ['周敏是我的室友。她会弹古筝。', 'roommate skill=弹古筝'],
    ['我是护士。在市二院上班。', 'employer=市二院'],
    ['紧急联系人写我妈吧，她电话13700002222', 'mother phone=13700002222'],
  ])('%s', (text, card) => {
    expect(told(text)).toContain(card)
  })

  it.each([
    '他三十了。他是医生。',
    '老王来了。他是司机。',
    '我妈和我姐都来了。她是医生。',
    '我哥哥来了。她是医生。',
    '我有个哥哥。昨天别人介绍了一个人。他是医生。',
  ])('are nobody’s when it cannot be told whose: %s', (text) => {
    expect(told(text).filter((card) => card.includes('occupation'))).toEqual([])
  })
})

describe('lines of a form', () => {
  it.each([
    ['爱好：钓鱼', ['hobby=钓鱼']],
    ['1. 姓名：陆瑶', ['name=陆瑶']],
    ['职业 程序员', ['occupation=程序员']],
    ['姓名 陆瑶 性别 女 年龄 27', ['name=陆瑶', 'gender=女', 'age=27']],
    ['现居：赣州\n籍贯：吉安', ['location=赣州', 'hometown=吉安']],
  ])('%s', (text, cards) => {
    expect(told(text).toSorted()).toEqual(cards.toSorted())
  })

  it.each(['姓名：', '爱好：暂无', '工作 好累', '职业 规划', '【招聘】岗位：会计，月薪：8000'])(
    'left blank or another’s say nothing: %s',
    (text) => {
      expect(told(text)).toEqual([])
    },
  )
})

describe('what was, or would have been', () => {
  it.each([
    ['我本来住在抚顺', ['location=抚顺 (past)']],
    ['我原本是老师', ['occupation=老师 (past)']],
    ['我没那么喜欢吃辣了', ['retracts likes=吃辣']],
    ['我租的房子在二七广场附近', ['location=二七广场附近']],
  ])('%s', (text, cards) => {
    expect(told(text)).toEqual(cards)
  })

  it.each(['我本来想去大理的', '原来我是个笨蛋', '我没那么喜欢吃辣'])('leaves nothing: %s', (text) => {
    expect(told(text)).toEqual([])
  })
})

describe('written Cantonese and traditional characters', () => {
  it.each([
    ['我喺觀塘返工', 'workplace=觀塘'],
    ['我系香港人', 'hometown=香港'],
    ['我鍾意食魚蛋', 'likes=食魚蛋'],
    ['我唔鍾意行街', 'dislikes=行街'],
    ['我屋企養咗隻貓', 'pet=貓'],
    ['我上個月搬咗去將軍澳', 'location=將軍澳'],
    ['我屋企喺荃灣', 'location=荃灣'],
    ['我識煮飯', 'skill=煮飯'],
    ['我細佬喺銀行做嘢', 'brother employer=銀行'],
    ['我對海鮮過敏', 'allergy=海鮮'],
  ])('%s', (text, card) => {
    expect(told(text)).toContain(card)
  })

  it.each([
    ['你食咗飯未呀', '你吃了饭未呀'],
    ['佢喺度做緊嘢', '他在度做着事'],
    ['妳的手機', '你的手机'],
    ['看著他', '看着他'],
    ['名著和著作', '名著和著作'],
    ['乾隆年間', '乾隆年间'],
    ['衣服乾了', '衣服干了'],
    ['關係', '关系'],
    ['左手', '左手'],
  ])('folds %s, keeping its length', (text, folded) => {
    expect(fold(text)).toBe(folded)
    expect(fold(text)).toHaveLength(text.length)
  })
})

describe('two languages in one sentence', () => {
  it.each([
    ['我在Google做PM', 'occupation=PM'],
    ['我的hobby是hiking', 'hobby=hiking'],
    ['我base在苏州', 'location=苏州'],
  ])('%s', (text, card) => {
    expect(told(text)).toContain(card)
  })
})

describe('values', () => {
  it.each([
    ['我喜欢双子座我就是双子座', 'likes=双子座'],
    ['我真的很讨厌下雨天😭但今天没下', 'dislikes=下雨天'],
    ['我喜欢周末在家看侦探小说、去郊外露营', 'likes=去郊外露营'],
  ])('end where a second statement begins: %s', (text, card) => {
    expect(told(text)).toContain(card)
  })
})
