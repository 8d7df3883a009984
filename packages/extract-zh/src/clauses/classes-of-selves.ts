import { DOUBLE_SURNAMES, SURNAMES } from '../lexicon/people/names.ts'
import { SIGNS, TYPES_OF_PEOPLE } from '../lexicon/self/selves.ts'
import { oneOf } from '../text/patterns.ts'
import { isKnownPlace } from '../text/places.ts'
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
    `^(?:今年|过完年|过了年|我?说的是|虚岁|周岁|实岁|其实|才|是|刚满|刚过|都|已经|转眼){0,3}(?<value>${NUMBER}(?:岁(?:半|多)?|出头))(?:的人)?$`,
    'u',
  ),
)
/** 八十三了: a number alone is an age with 了, of somebody who is named. */
export const bareYears: Read = whole(
  /^(?:今年|过完年|虚岁|周岁|刚满|刚过|都|已经){0,3}(?<value>[二三四五六七八九]?十[一二三四五六七八九]?|[2-9]\d)$/u,
)

/** 周岁才15: said by how it is counted. */
export const countedYears: Read = whole(
  new RegExp(`^(?:虚岁|周岁|实岁)(?:才|是|都|刚)?(?<value>${NUMBER})$`, 'u'),
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
const NO_PART = /[我你他她它的了着过不没是在有来去买卖做开住学读人]/u
export const from: Read = (words) => {
  const value = FROM.exec(words)?.groups?.['value']
  return value !== undefined && isFrom(value) ? [words.length - value.length, words.length] : null
}
/** 沈阳铁西: a district nobody has listed, after a city. */
const isFrom = (value: string): boolean =>
  isKnownPlace(value) ||
  (value.length === 4 && isKnownPlace(value.slice(0, 2)) && !NO_PART.test(value.slice(2)))

/** 纯纯夜猫子, 典型的社畜. */
export const kind: Read = whole(
  new RegExp(
    `^(?:是)?(?:一?[个枚名只]|纯纯|妥妥的?|典型的?|标准的?|资深|十足的?|重度|骨灰级|老|铁杆|标准|彻底的?|彻头彻尾的?|从小就?是|天生的?|天生就是|是){1,2}的?(?<value>${oneOf(TYPES_OF_PEOPLE)})(?:一[枚个名])?$`,
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

const NUMBER_OF_JIN =
  '(?:\\d{2,3}(?:\\.\\d)?|[一二两]百[零一二三四五六七八九]?[一二三四五六七八九十]{0,2}|[一二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]十[一二三四五六七八九]?)'
/** 一百九十斤, after how tall one is. */
export const weight: Read = whole(
  new RegExp(
    `^(?:体重)?(?:大概|差不多|才|就|都|只有|快|将近|净重|前两天称了一?下|刚称的?|称了下?){0,2}(?<value>${NUMBER_OF_JIN}(?:多|来)?(?:斤|公斤|kg|千克)(?:多|左右|出头)?)$`,
    'u',
  ),
)
/** 今早一称172斤, 上秤181斤: as the scales say. */
export const weighed: Read = whole(
  new RegExp(
    `^(?:今早|早上|昨晚|昨天|今天|刚|刚才|前两天|空腹)?(?:上秤|上称|一称|称了称|称了一?下|过秤|称体重|称|称的|称了)(?:,|是|才|有|都|还|已经|:| ){0,2}(?<value>${NUMBER_OF_JIN}(?:多|来)?(?:斤|公斤|kg)?(?:多)?)$`,
    'u',
  ),
)
export const height: Read = whole(
  /^(?:身高)?(?:净身高|光脚|裸高|大概|差不多|才|就|也就|只有){0,2}(?<value>一米[四五六七八九](?:[一二三四五六七八九\d])?|1米\d{1,2}|1\.[4-9]\d?米?|1[4-9]\d(?:cm|公分|厘米))(?:的个子|的个儿|左右)?$/u,
)

const DATE =
  '(?:(?:农历|阴历|阳历|公历|正月|腊月)?(?:(?:19|20)?\\d{2}年)?(?:\\d{1,2}|[一二三四五六七八九十]{1,2})月(?:初|廿)?(?:\\d{1,2}|[一二三四五六七八九十]{1,3})[日号]?)'
/** 六月三号生的. */
export const born: Read = whole(new RegExp(`^(?:我?是)?(?<value>${DATE})(?:的生日|生日|生|出生|生人)$`, 'u'))
export const bornYear: Read = whole(/^(?:我?是)?(?<value>(?:19|20)?[0-9]\d年(?:\d{1,2}月)?)$/u)

/** 姓欧阳. */
export const surname: Read = whole(
  new RegExp(`^(?:我|免贵)?姓(?<value>${oneOf(DOUBLE_SURNAMES)}|[${SURNAMES}])$`, 'u'),
)
