import { DOUBLE_SURNAMES, GIVEN, NOT_NAMES, SURNAMES } from '../lexicon/people/names.ts'
import { oneOf } from './patterns.ts'

const NOT_A_NAME = new Set(NOT_NAMES)
const FULL = new RegExp(
  `^(?:[${SURNAMES}][${GIVEN}]{1,2}|(?:${oneOf(DOUBLE_SURNAMES)})\\p{Script=Han}{1,2})$`,
  'u',
)
const FAMILIAR = new RegExp(
  `^(?:[小阿][${SURNAMES}${GIVEN}]|老[${SURNAMES}]|[${SURNAMES}](?:哥|姐|总|工|老师|先生|女士|小姐|同学)|([${GIVEN}])\\1)$`,
  'u',
)
const LATIN = /^[a-z][a-z'.-]{1,15}(?: [a-z][a-z'.-]{1,15})?$/u

/** Whether a word looks like a person's name by its form: 王小明, 小红, 张老师. For 我是X, where anything may follow. */
export function looksLikeName(text: string): boolean {
  return !NOT_A_NAME.has(text) && (FULL.test(text) || FAMILIAR.test(text))
}

/** The same for a word that begins with a family name, where a person is expected: 林晚. */
export const mayBeFullName = (text: string): boolean =>
  looksLikeName(text) ||
  (!NOT_A_NAME.has(text) &&
    /^.{2,3}$/u.test(text) &&
    SURNAMES.includes(text.charAt(0)) &&
    !NO_NAME.test(text))

export const looksLatinName = (text: string): boolean => LATIN.test(text)

const NO_NAME =
  /[你您他她它我这那哪谁什么了的吗呢吧不没去来吃喝看做干起买到给在很都是有得着过让把被出回会能要想说叫死事人们个车饭活逛玩聚报]/u
const TOO_LONG = 6

const NO_NICKNAME =
  /自己|[上下]楼|[你您他她它我这那谁什么了的吗呢吧去来吃喝到给着让把被出回起快别听等]|^[不没会能要想说看做干叫查注买带帮写交打开收发拿找搬换多少]|注意|一些|东西|声$|下$/u

/** Whether a word may be what others call one: 活地图, 大喇叭. */
export const mayBeNickname = (text: string): boolean =>
  mayBeName(text) || (/^\p{Script=Han}{2,5}$/u.test(text) && !NO_NICKNAME.test(text))

/** Whether a word may be a name after 我叫 or 叫我, which say that one follows. */
export function mayBeName(text: string): boolean {
  if (looksLikeName(text) || looksLatinName(text)) return true
  return (
    text.length <= TOO_LONG &&
    text.length > 0 &&
    !NO_NAME.test(text) &&
    /^[\p{Script=Han}a-z0-9·_ -]+$/u.test(text)
  )
}
