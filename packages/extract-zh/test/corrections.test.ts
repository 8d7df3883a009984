import { slotRegistry, extractFacts } from '@recollect/core/extraction'
import { normalizeText } from '@recollect/core/text'
import { describe, expect, it } from 'vitest'
import { pack } from './support.ts'

const slots = slotRegistry(pack.slots)
const CONTEXT = { saidAt: Date.UTC(2024, 4, 1), zone: 'Asia/Shanghai', slots }

/** As a message is read as a whole: `user.location=金坛 (not 溧阳)`; `(corrects)` where the wrong value is not named. */
const read = (text: string): readonly string[] =>
  extractFacts([pack], normalizeText(text), CONTEXT)
    .drafts.filter(({ effect }) => effect === undefined)
    .map(({ entity, slot, value, when, correction }) => {
      const marks =
        correction === undefined ? '' : correction.of === null ? ' (corrects)' : ` (not ${correction.of})`
      return `${entity}.${slot}=${value}${when === null ? '' : ` @${when}`}${marks}`
    })

describe('更正', () => {
  it.each([
    ['说错了，是嘉定', 'user.location=嘉定 (corrects)'],
    ['说错了是嘉定', 'user.location=嘉定 (corrects)'],
    ['說錯了，是嘉定', 'user.location=嘉定 (corrects)'],
    ['打错字了应该是41岁', 'user.age=41 (corrects)'],
    ['打错了，应该是小梅', 'user.name=小梅 (corrects)'],
    ['口误，是周四', 'user.generic=周四 (corrects)'],
    ['其实是嘉定，刚才说错了', 'user.location=嘉定 (corrects)'],
    ['应该是嘉定才对', 'user.location=嘉定 (corrects)'],
    ['不是青浦，是嘉定，我记错了', 'user.location=嘉定 (not 青浦)'],
    ['不是青浦，是嘉定', 'user.location=嘉定 (not 青浦)'],
    ['不好意思，是周四不是周五', 'user.generic=周四 (not 周五)'],
    ['我是想说嘉定，不是青浦', 'user.location=嘉定 (not 青浦)'],
    ['我的意思是嘉定', 'user.location=嘉定 (corrects)'],
    ['更正一下，我住在嘉定', 'user.location=嘉定 (corrects)'],
    ['更正一下，我住在嘉定，不是青浦', 'user.location=嘉定 (not 青浦)'],
    ['更正：我属羊', 'user.zodiac=羊 (corrects)'],
    ['我刚才说错了，我属羊', 'user.zodiac=羊 (corrects)'],
    ['刚才打错了，我的手机号是13600007788', 'user.phone=13600007788 (corrects)'],
    ['我住在嘉定，不是青浦', 'user.location=嘉定 (not 青浦)'],
    ['抱歉，是嘉定', 'user.location=嘉定 (corrects)'],
    ['更正：嘉定', 'user.location=嘉定 (corrects)'],
    ['更正一下：我住在嘉定', 'user.location=嘉定 (corrects)'],
    ['手误：我住在嘉定', 'user.location=嘉定 (corrects)'],
    ['其实是嘉定', 'user.location=嘉定 (corrects)'],
    ['笔误，嘉定', 'user.location=嘉定 (corrects)'],
    ['啊不，嘉定', 'user.location=嘉定 (corrects)'],
    ['哦不对，嘉定区', 'user.location=嘉定区 (corrects)'],
    ['是嘉定，不是青浦', 'user.location=嘉定 (not 青浦)'],
    ['我住的是嘉定，不是青浦', 'user.location=嘉定 (not 青浦)'],
    ['我住的不是青浦，是嘉定', 'user.location=嘉定 (not 青浦)'],
    ['我住的地方不是青浦，是嘉定', 'user.location=嘉定 (not 青浦)'],
    ['我没住过青浦，住的是嘉定', 'user.location=嘉定 (not 青浦)'],
    ['青浦说错了，是嘉定', 'user.location=嘉定 (not 青浦)'],
    ['把青浦改成嘉定', 'user.generic=嘉定 (not 青浦)'],
    ['之前说的青浦是错的，我住在嘉定', 'user.location=嘉定 (not 青浦)'],
    ['不是胡琴，是扬琴', 'user.generic=扬琴 (not 胡琴)'],
    ['不是美团，是小米', 'user.generic=小米 (not 美团)'],
    ['不是王梅，是王玫', 'user.generic=王玫 (not 王梅)'],
    ['说错了，是绿豆汤', 'user.generic=绿豆汤 (corrects)'],
    ['说错了，叫豆豆', 'user.generic=豆豆 (corrects)'],
  ])('“%s”', (text, card) => {
    expect(read(text)).toEqual([card])
  })

  it.each([
    ['我住在青浦，说错了，是嘉定', 'user.location=嘉定 (not 青浦)'],
    ['我住在青浦。说错了，是嘉定', 'user.location=嘉定 (not 青浦)'],
    ['我住在青浦，等等，不对，是嘉定', 'user.location=嘉定 (not 青浦)'],
    ['我老家在青浦，说错了，是嘉定', 'user.hometown=嘉定 (not 青浦)'],
    ['我姑姑住在青浦，说错了，是嘉定', 'user.aunt.location=嘉定 (not 青浦)'],
    ['我哥42岁，写错了，是41岁', 'user.brother.age=41 (not 42)'],
    ['我叫小玫，打错了，是小梅', 'user.name=小梅 (not 小玫)'],
    ['我喜欢胡琴，说错了，是扬琴', 'user.likes=扬琴 (not 胡琴)'],
    [
      '我的邮箱是mj@example.org，打错了，是maj@example.org',
      'user.email=maj@example.org (not mj@example.org)',
    ],
    ['我舅舅是裁缝，说错了，是木匠', 'user.uncle.occupation=木匠 (not 裁缝)'],
    ['我住在青浦，啊不，嘉定', 'user.location=嘉定 (not 青浦)'],
    ['我住在青浦，说错了，嘉定', 'user.location=嘉定 (not 青浦)'],
    ['我住在青浦，sorry，嘉定', 'user.location=嘉定 (not 青浦)'],
    ['我叫王梅，不对，王玫', 'user.name=王玫 (not 王梅)'],
    ['我喜欢听胡琴，不对，扬琴', 'user.likes=扬琴 (not 听胡琴)'],
    ['我姑姑住在青浦，不对，嘉定', 'user.aunt.location=嘉定 (not 青浦)'],
    ['我住在青浦（打错了，是嘉定）', 'user.location=嘉定 (not 青浦)'],
    ['我说我住在青浦，其实是嘉定', 'user.location=嘉定 (not 青浦)'],
    ['我说我住在青浦，其实住在嘉定', 'user.location=嘉定 (not 青浦)'],
    ['我不是住在青浦，而是嘉定', 'user.location=嘉定 (not 青浦)'],
    ['我不是住在青浦而是嘉定', 'user.location=嘉定 (not 青浦)'],
  ])('“%s” leaves only the right value as a fact', (text, card) => {
    expect(read(text)).toEqual([card])
  })

  it.each([
    ['我住在嘉定不是青浦', 'user.location=嘉定 (not 青浦)'],
    ['我住嘉定不是青浦', 'user.location=嘉定 (not 青浦)'],
    ['我住在嘉定而不是青浦', 'user.location=嘉定 (not 青浦)'],
    ['我姑姑住在嘉定不是青浦', 'user.aunt.location=嘉定 (not 青浦)'],
    ['我老家在嘉定不是青浦', 'user.hometown=嘉定 (not 青浦)'],
    ['我叫王玫不是王梅', 'user.name=王玫 (not 王梅)'],
    ['我在小米上班不是美团', 'user.employer=小米 (not 美团)'],
    ['我是裁缝不是木匠', 'user.occupation=裁缝 (not 木匠)'],
  ])('“%s” names both, and the value is the right one alone', (text, card) => {
    expect(read(text)).toEqual([card])
  })

  it('in the same message is about the value of its own kind', () => {
    expect(read('我住在青浦，养了一只鹦鹉，说错了，是嘉定')).toEqual([
      'user.pet=鹦鹉',
      'user.location=嘉定 (not 青浦)',
    ])
  })

  it('of a time puts the time right, not the place', () => {
    expect(read('我今年三月搬到了嘉定，说错了，是四月')).toEqual(['user.location=嘉定 @今年四月'])
  })
})

describe('no correction', () => {
  it.each([
    '啊不，我不去',
    '啊不，算了',
    '不对，太贵了',
    '不对，是我错了',
    '不好意思，老师',
    '抱歉，是我不好',
    '其实是这样的',
    '其实是老师的问题',
    '他住在青浦，不对，嘉定',
    '不是我，是他',
    '不是钱的问题，是时间的问题',
    '把背景改成蓝色',
    '怎么把青浦改成嘉定？',
    '他住的是嘉定，不是青浦',
    '我说错了，对不起',
    '他说错了，是嘉定',
    '老师写错了，是41岁',
    '如果我说错了，是我的问题',
    '我说错了吗',
    '我错了，是我不好',
    '我说错话了，惹她生气了',
    '我打错了人',
    '我记错了时间，迟到了',
    '不是我说错了，是你听错了',
    '不是不想，是不敢',
    '不是不好，是太贵',
    '这不是猫，是狗',
    '他不是裁缝，是木匠',
    '他的意思是周四',
    '我的意思是我不想去',
    '我是说真的',
    '我是说前天那份，不是这份',
    '你是想说嘉定吗？',
    '开玩笑的，其实是火星',
    '“说错了，是嘉定”是他的台词',
  ])('“%s” says nothing', (text) => {
    expect(read(text)).toEqual([])
  })

  it.each([
    ['我现在住在嘉定，不是青浦了', 'user.location=嘉定 @现在'],
    ['你说错了，我住在嘉定', 'user.location=嘉定'],
    ['不是周四，改成周五', 'user.generic=周五'],
    ['我住嘉定，不住青浦了', 'user.location=嘉定'],
    ['我住在嘉定，不是很远', 'user.location=嘉定'],
    ['我住在嘉定不是为了上班', 'user.location=嘉定'],
    ['我从青浦搬走了', 'user.location=青浦'],
  ])('“%s” tells a fact or a change', (text, card) => {
    expect(read(text)[0]).toBe(card)
  })
})

describe('an update of what was spoken of last', () => {
  it.each([
    ['更新为嘉定', '嘉定'],
    ['更换为嘉定', '嘉定'],
    ['改为嘉定', '嘉定'],
    ['改成周四', '周四 @周四'],
    ['现在是嘉定', '嘉定'],
    ['变成41了', '41'],
  ])('%s', (text, value) => {
    expect(read(text)).toEqual([`user.generic=${value}`])
  })

  it.each([
    '水变成冰',
    '改成英文',
    '改成100字',
    '他改成周四了',
    '现在是旺季',
    '能不能改成红色？',
    '他变成了木匠',
  ])('not “%s”', (text) => {
    expect(read(text)).toEqual([])
  })
})
