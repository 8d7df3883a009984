import type { Fit, SaidValue } from '@recollect/core/extraction'
import { looksLikeWorkplace } from '../text/firms.ts'
import { isLivelihood } from '../text/livelihood.ts'
import { mayBeName } from '../text/names.ts'
import { isKnownPlace, looksLikePlace } from '../text/places.ts'
import {
  IN_ROOM,
  NOT_IN_NAMES,
  PLACE_KINDS,
  POSTS,
  PREDICATES,
  WORK_MANNERS,
} from '../lexicon/changes/value-types.ts'
import { fold } from '../reading/script.ts'
import { readNumber } from '../time/number.ts'

/** A value in simplified characters, small letters, and the words before it. */
export interface Said extends SaidValue {
  readonly key: string
  readonly lead: string
}

export type Check = (said: Said) => Fit

const NUMERAL = /[\d一二两三四五六七八九十百]/u
const isDigits = (text: string, least: number): boolean => text.replace(/\D/gu, '').length >= least

/** 在养老院做义工: no job. */
const HELPS = /^[里那边]{0,2}(?:做|当|去当)(?:义工|志愿者?|家长|陪护)/u
const VOLUNTEER = /(?:义工|志愿者|家长|客人|观众)$/u

/** 在老黄手下干活、在安静中工作. */
const BESIDE = /(?:手下|手底下|身边|旁边|一起|麾下)$/u
const STATE = /^\p{Script=Han}{2,3}(?<![一二三四五六七八九十附高初实华国])中$/u

const employer: Check = ({ key, lead, after }) => {
  const wants = 'an organisation'
  if (HELPS.test(fold(after))) return { is: 'where somebody helps', wants }
  if (WORK_MANNERS.test(key)) return { is: 'when or where from somebody works', wants }
  if (PREDICATES.has(key)) return { is: 'what is said of one', wants }
  if (BESIDE.test(key)) return { is: 'beside or under somebody', wants }
  if (STATE.test(key) && !looksLikeWorkplace(key)) return { is: 'how somebody works', wants }
  if (key.split(/[和与跟、]/u).every(isKnownPlace) && /在$/u.test(lead))
    return { is: 'a place', wants, slot: 'workplace' }
  return looksLikeWorkplace(key) || /[a-z]/u.test(key) ? 'fits' : 'unknown'
}

const occupation: Check = ({ key }) => {
  const wants = 'a job'
  if (WORK_MANNERS.test(key)) return { is: 'when or where from somebody works', wants }
  if (PREDICATES.has(key)) return { is: 'what is said of one', wants }
  if (VOLUNTEER.test(key)) return { is: 'help', wants }
  return isLivelihood(key) ? 'fits' : 'unknown'
}

const place: Check = ({ key }) => {
  const wants = 'a place'
  if (looksLikePlace(key)) return 'fits'
  if (POSTS.test(key)) return { is: 'a post', wants }
  if (IN_ROOM.test(key)) return { is: 'a part of a room', wants }
  if (PREDICATES.has(key)) return { is: 'what is said of one', wants }
  return /[a-z\d]/u.test(key) ? 'fits' : 'unknown'
}

const hometown: Check = (said) =>
  PLACE_KINDS.test(said.key)
    ? { is: 'a kind of place', wants: 'the name of a place', vague: true }
    : place(said)

const name: Check = ({ key }) => {
  if (NOT_IN_NAMES.test(key) || PREDICATES.has(key)) return { is: 'no name', wants: 'a name' }
  return mayBeName(key) ? 'fits' : 'unknown'
}

const OLDEST = 125
/** 我妈走的时候我才19岁: how old one was. */
const AT_THE_TIME = /(?:时候|那时|那年|当时|那会儿?)[^,，。]{0,6}$/u

/** 周五就45岁了、再过两年就60岁了. */
const TO_COME =
  /(?:下个?(?:周|月|星期)|明[天年早晚]|后[天年]|马上|快要?|即将|将要?|再过.{1,6}|等到?.{0,6}|(?:周|星期|礼拜)[一二三四五六日天末]|月份?|[号日])就(?:要|会|该)?(?:满|到)?$/u

const age: Check = ({ key, lead }) => {
  if (TO_COME.test(lead)) return { is: 'an age to come', wants: 'the age now' }
  if (AT_THE_TIME.test(lead)) return { is: 'an age of the past', wants: 'the age now' }
  const years = readNumber(/\d+|[一二两三四五六七八九十百]+/u.exec(key)?.[0] ?? '')
  if (years === null) return 'unknown'
  return years > OLDEST ? { is: 'no number of years', wants: 'an age' } : 'fits'
}

const FEWEST_DIGITS = 3
const phone: Check = ({ key }) =>
  isDigits(key, FEWEST_DIGITS) ? 'fits' : { is: 'no number', wants: 'a phone number' }
const email: Check = ({ key }) =>
  key.includes('@') ? 'fits' : { is: 'no address', wants: 'an e-mail address' }
const measure: Check = ({ key }) => (NUMERAL.test(key) ? 'fits' : 'unknown')

/** 不知道咋回事, 营业厅说套餐划算就换了: a statement, no wish. Who wishes says to whom, or of what. */
const TELLS =
  /^(?:不知道(?!就)|没想到|听说|昨[天晚]|上[周个]|[他她它])|^\p{Script=Han}{2,4}说.*[^好对行够]了/u
const OF_ANSWERS =
  /[你您]|回[答复话]|答案?|解释|说明|消息|文[字本]|表情|格式|列表|语[气言]|[中英日法][文语]|字数|简短|简洁|详细|正式|称呼|[叫喊]我|举例|代码|说教|啰嗦|直接|别|不要|请|以后|每次|记得|用/u
const instruction: Check = ({ key }) =>
  TELLS.test(key) && !OF_ANSWERS.test(key)
    ? { is: 'what is told of somebody', wants: 'a wish about answers' }
    : 'fits'

/** By slot. Of the others no type is wanted: any value fits. */
export const CHECKS: ReadonlyMap<string, Check> = new Map(
  Object.entries({
    age,
    email,
    employer,
    height: measure,
    hometown,
    instruction,
    location: place,
    name,
    occupation,
    phone,
    weight: measure,
  }),
)

export const saidOf = (said: SaidValue): Said => ({
  ...said,
  key: fold(said.value).toLowerCase().trim(),
  lead: fold(said.before).trim(),
})
