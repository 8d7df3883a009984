import { SIGNS, TYPES_OF_PEOPLE } from '../lexicon/selves.ts'
import { oneOf } from '../patterns.ts'
import { isKnownPlace } from '../frame/places.ts'
import type { Read } from './class.ts'

/** Classes of what people are by number or by name: how old, born under which sign, of which people. */

const whole =
  (pattern: RegExp): Read =>
  (words) => {
    const value = pattern.exec(words)?.groups?.['value']
    if (value === undefined) return null
    const start = words.lastIndexOf(value)
    return [start, start + value.length]
  }

const NUMBER =
  '(?:[1-9]\\d?|[二三四五六七八九]?十[一二三四五六七八九]?|[二三四五六七八九]十[一二三四五六七八九]?)'
/** 刚满三十, 八十三了, 都六十二岁的人了. */
export const years: Read = whole(
  new RegExp(
    `^(?:今年|过完年|过了年|明年|虚岁|周岁|实岁|刚满|刚过|都|已经|快|马上|就要|眼看|转眼){0,3}(?<value>${NUMBER}(?:岁(?:半|多)?|出头))(?:的人)?$`,
    'u',
  ),
)
/** 八十三了: a number alone is an age with 了, of somebody who is named. */
export const bareYears: Read = whole(
  new RegExp(
    `^(?:今年|过完年|虚岁|周岁|刚满|刚过|都|已经|快|马上|就要){0,3}(?<value>[二三四五六七八九]?十[一二三四五六七八九]?|[二三四五六七八九]十[一二三四五六七八九]?|[2-9]\\d)$`,
    'u',
  ),
)

export const sign: Read = whole(
  new RegExp(`^(?:是)?(?:典型的?|标准的?|纯种)?(?<value>(?:${oneOf(SIGNS)})座)(?:的)?$`, 'u'),
)
export const bareSign: Read = whole(new RegExp(`^(?<value>${oneOf(SIGNS)})$`, 'u'))

export const mbti: Read = whole(
  /^(?:mbti)?(?:是|测出来是?|测了是)?(?:个)?(?<value>[ei][ns][ft][jp])(?:型)?(?:人格)?$/u,
)

export const people: Read = whole(
  /^(?:是)?(?<value>(?:汉|满|回|蒙古|藏|苗|壮|维吾尔|彝|土家|侗|瑶|朝鲜|白|傣|黎|畲|哈萨克|布依|锡伯|达斡尔|纳西|羌|仡佬|水|哈尼|佤|傈僳|拉祜|东乡|撒拉|土|京|鄂伦春|鄂温克|赫哲|毛南|仫佬|裕固|保安|阿昌|景颇|塔吉克|乌孜别克|俄罗斯)族|客家人)$/u,
)

/** 沈阳铁西的, 老家湖南娄底的. */
const FROM = /^(?:是)?(?:老家|祖籍|原籍|家)?(?:在|是)?(?<value>\p{Script=Han}{2,8})$/u
export const from: Read = (words) => {
  const value = FROM.exec(words)?.groups?.['value']
  return value !== undefined && isKnownPlace(value) ? [words.length - value.length, words.length] : null
}

/** 纯纯夜猫子, 典型的社畜. */
export const kind: Read = whole(
  new RegExp(
    `^(?:是)?(?:一?[个枚名只]|纯纯|妥妥的?|典型的?|标准的?|资深|十足的?|重度|骨灰级|老|铁杆|标准|彻底的?|彻头彻尾的?|从小就?是|是){1,2}的?(?<value>${oneOf(TYPES_OF_PEOPLE)})(?:一[枚个名])?$`,
    'u',
  ),
)

const MONEY =
  '(?:\\d{1,3}(?:\\.\\d)?[kw万千]|\\d{3,6}|[一二两三四五六七八九十]{1,3}[千万百][一二三四五六七八九]?[千百]?(?:[一二三四五六七八九][百十]?)?)(?:多|来|出头|左右)?(?:块|元)?(?:钱)?'
const PAID =
  '(?:税后|税前|到手|实发|底薪|工资|月薪|年薪|薪水|收入|补助|补贴|退休金|养老金|低保|生活费|提成|时薪|日薪|月入|年入|流水)'
const EVERY =
  '(?:一个?月|每个?月|月均|一年|每年|年底|一天|每天|一晚上|一小时|一单|刨去[^,]{1,6}|去掉[^,]{1,6})'
const EARNS =
  '(?:能|才|就|也就|差不多|大概|基本|到手|落|落个|挣|挣个|赚|拿|拿个|开|发|有|是|也就是|给|给开|只有|不到|将近|快|大约|平均|勉强|还剩){0,4}'
/** 薪水一万九, 一个月到手七千五, 一个月也就落个八千来块. */
export const pay: Read = whole(
  new RegExp(
    `^(?:${EVERY}${EARNS}${PAID}|${PAID}${EARNS}${EVERY}|${PAID}|${EVERY}(?=[^,]{0,6}(?:落|挣|赚|拿|到手|开|发)))(?:我)?${EARNS}(?<value>${MONEY})$`,
    'u',
  ),
)
