import { CITIES, COUNTRIES, FOREIGN_CITIES } from '../lexicon/home/places.ts'
import { oneOf } from './patterns.ts'
import { PEOPLE_WORDS } from './kin.ts'
import type { ModifierRole } from '../lexicon/grammar/modifiers.ts'
import { MODIFIERS } from '../lexicon/grammar/modifiers.ts'
import { isOver, timeAtEnd } from './time-at-end.ts'

const LONGEST = Math.max(...[...MODIFIERS.keys()].map((word) => word.length))

/** Time said with a number. Tried only after a character that can end one. */
const TIMED =
  /(?:(?:大概|大约|差不多)?(?:\d{1,4}|[一二两三四五六七八九十几半]{1,3}|好几)(?:多|来)?个?(?:多)?(?:年|月|周|天|星期|小时|分钟)(?:多|半)?(?:以前|之前|前|以后|之后|后|来|以来)|(?:结婚|恋爱|毕业|在一起|相识)[一二两三四五六七八九十\d]{1,3}周年(?:纪念日?)?|(?:(?:去|今|前|明|后)年)?(?:\d{1,2}|[一二三四五六七八九十]{1,2})月(?:份|(?:\d{1,2}|[一二三四五六七八九十]{1,3})[日号])?|(?:在|从)?\d{2,4}年(?:的时候|起|底|初)?|(?:这|上|下)?个?(?:周|星期|礼拜)[一二三四五六日天末]|(?:\d{1,2}|[一二三四五六七八九十]{1,2})[日号]|(?:早上|晚上|上午|下午)?(?:\d{1,2}|[一二三四五六七八九十]{1,3})点(?:半)?|从(?:\d{1,2}|[一二三四五六七八九十]{1,2})岁|从(?:\p{Script=Han}{1,4}|\d{1,2}岁)(?:开始|起|到大)|(?:小|大|年轻|初中|高中|大学|中学|小学|本科|学生|读研|读博|上高中|上初中|上小学|上大学|念大学|念高中|实习|当兵|留学|怀孕|备考|刚毕业|刚工作|读书|上学|上班|工作|毕业|念书|在校)的?(?:时候|时|那年|那会儿)|(?:退休|结婚|生孩子|生娃|怀孕|毕业|辞职|创业|下岗|出国|回国|工作|离婚|转行)(?:以前|之前|前))$/u
/** While something goes on: neither a date nor the past. */
const WHILE =
  /(?:\p{Script=Han}{2,3}(?=之余)|(?:去|在|练|学)[^,我你您他她它的]{1,5}(?=的时候|时$)|吃饭|做饭|炒菜|睡觉|走路|散步|开车|骑车|洗澡|跑步|上课|写作业|写代码|下雨|下雪|无聊|难过|开心|高兴|压力大|心情(?:不)?好|心情差|生气|失眠|独处|一个人|生病|看书|看剧|旅行|旅游|出差|聚会|聚餐|过年|放假|休息|周末|开会|加班|累|烦|焦虑|饿|空闲|闲|健身|运动|打扫|做家务|通勤|上下班|下班|坐车|坐地铁|坐飞机|逛街|买东西|点菜|点外卖|拍照|画画|听歌|冬天|夏天)(?:的时候|时|之余|路上|期间)$/u
/** 自从有了孩子: what it has been so since. */
const SINCE = /(?:自从|为了|由于)[^,我你您他她]{2,8}$/u
const WHILE_END = /[候时余上间]$/u
const TIMED_END = /[岁年月周天期时钟前后来份日号末点半始起底初候一二三四五六儿]$/u
/** Where and with whom, between subject and predicate: 我在小区门口…, 带孩子…. */
const BESIDE = new RegExp(
  `(?:在(?:[^,我你他她在]{1,8}(?:里|上|外|内|门口|附近|楼下|旁边|老家|家|县城|城里|国外|外地|这边|那边|市中心|街)|${oneOf([...CITIES, ...COUNTRIES, ...FOREIGN_CITIES])})|(?:带|陪|跟|和|与|同)着?(?:我)?(?:${PEOPLE_WORDS}|家人|家里人|全家|大家|别人|人|团队)(?:们)?(?:一起|一块儿?)?)$`,
  'u',
)
const BESIDE_END =
  /[里上外内口近下边家城街国地心港州京海津庆沙安圳都阳岛门庭莞山东南西北川江湖河人友学事娃子儿女妈爸奶爷姥姨姑舅叔伯婆公婿夫妻母父哥姐弟妹们起块团]$/u
const AGO = /(?:以前|之前|前|的?时候|[学中小岁兵究博书]时|那年|那会儿)$/u

export interface Modifiers {
  /** The text before them. */
  readonly rest: string
  readonly negative: boolean
  /** 没有不, 不是不: two denials, which say neither the one nor the other. */
  readonly twiceDenied: boolean
  readonly over: boolean
  /** Said to have ended (不再, 已经不), not merely to be otherwise now (现在不). */
  readonly ceased: boolean
  /** 一起 stands among them. */
  readonly together: boolean
  readonly past: boolean
  /** 没那么…: less than it was. */
  readonly less: boolean
  /** A point in time before now, told by a number or a date: 两年前. */
  readonly ago: boolean
  /** Time words as they stand, null when none. */
  readonly when: string | null
}

/** Takes modifiers off the end of a text, longest first. Linear: each step removes at least one character. */
export function takeModifiers(text: string): Modifiers {
  let rest = text.trimEnd()
  const roles = new Set<ModifierRole>()
  const times: string[] = []
  let denials = 0
  let together = false
  let ago = false
  for (;;) {
    const known = (TIMED_END.test(rest) ? TIMED.exec(rest)?.[0] : undefined) ?? ''
    const modifier = lastModifier(rest) ?? ''
    const read = timeAtEnd(rest) ?? ''
    const isRead = read.length > Math.max(known.length, modifier.length)
    const timed = isRead ? read : known || undefined
    const word = timed ?? (modifier || beside(rest))
    // 太太 is no 太
    if (word === undefined || (word === '太' && rest.endsWith('太太'))) break
    rest = rest.slice(0, rest.length - word.length).trimEnd()
    const role = timed === undefined ? MODIFIERS.get(word) : 'time'
    if (role) roles.add(role)
    together ||= word === '一起'
    if (role === 'not' || role === 'less') denials += 1
    if (role === 'time' || role === 'past') times.unshift(word)
    ago ||= timed !== undefined && (AGO.test(timed) || (isRead && isOver(timed)))
  }
  return {
    rest,
    together,
    negative: roles.has('not') || roles.has('less'),
    twiceDenied: denials > 1,
    over: roles.has('over') || roles.has('not-now'),
    ceased: roles.has('over'),
    past: roles.has('past'),
    less: roles.has('less'),
    ago,
    when: times.length > 0 ? times.join('') : null,
  }
}

const beside = (text: string): string | undefined =>
  (BESIDE_END.test(text) ? BESIDE.exec(text)?.[0] : undefined) ??
  (WHILE_END.test(text) ? WHILE.exec(text)?.[0] : undefined) ??
  SINCE.exec(text)?.[0]

function lastModifier(text: string): string | undefined {
  for (let length = Math.min(LONGEST, text.length); length > 0; length--) {
    const word = text.slice(-length)
    if (MODIFIERS.has(word)) return word
  }
  return undefined
}
