import { looksLikeFirm } from '../frame/firms.ts'
import { isKnownPlace, looksLikePlace } from '../frame/places.ts'
import { COMPANIES } from '../lexicon/organizations.ts'
import { NOWHERE_TO_LIVE, SHOPS } from '../lexicon/shops.ts'
import { oneOf } from '../patterns.ts'
import { isOfRelative } from './asserted.ts'
import type { Read } from './class.ts'
import { kindOf } from './where.ts'

/** Classes of places: where one lives, works, learns, what one runs. */

const NOWHERE = new RegExp(`^(?:${oneOf(NOWHERE_TO_LIVE)})|[家店院校舍]$|(?:${oneOf(NOWHERE_TO_LIVE)})$`, 'u')
const NAME = /^\p{Script=Han}{2,6}$/u
const NO_NAME =
  /[我你您他她它们的了着过不没很一二两三几个就都也还在是有和跟好太最挺那这哪天月年]|装修|收拾|布置|打扫|通风|散味|路上/u
const PART = /(?:这边|那边|附近|一带|那块|这块)$/u

/** Where somebody lives: a place, or any name after 住. */
export const home: Read = (words) => {
  const place = words.replace(PART, '')
  const is =
    isKnownPlace(place) ||
    (!NOWHERE.test(place) &&
      !NO_NAME.test(place) &&
      !isOfRelative(place) &&
      (looksLikePlace(place) || NAME.test(place)))
  return is ? [0, place.length] : null
}

const NEW_HOME =
  /^(?:新家|现在的家|新房子?|新租的房子?|租的房子?|出租屋|现在的?房子|新住处|住的地方)(?:就|现在|租|买|定)?在(?<place>\p{Script=Han}{2,8})$/u
/** 新家在未来科技城. */
export const newHome: Read = (words) => {
  const place = NEW_HOME.exec(words)?.groups?.['place']
  const value = place === undefined ? null : home(place, '住')
  return value === null || place === undefined
    ? null
    : [words.length - place.length, words.length - place.length + value[1]]
}

const FIRMS = new Set(COMPANIES)
const ONE = /^(?:了|的)?(?:现在|目前)?(?:一[家个所间]|家|另一家|新的?)?/u
/** One visits 医院 and 银行 as well. */
const BUSINESS =
  /(?:公司|集团|企业|工厂|.厂|大厂|外企|国企|私企|央企|民企|德企|日企|美企|事务所|律所|工作室|研究[院所]|设计院|机构|车企|药企|房企|创业|平台|.社|中心)$/u
/** One goes to a firm for an hour, too. */
const GOES = /^[去到]$/u
const ENTERS = /^(?:入职|加入|跳槽[到去]|跳[到去])$/u

/** The firm one has joined: 进了比亚迪, 去了一家体检中心, 入职橙子互动. */
export const firm: Read = (words, verb) => {
  const one = ONE.exec(words)?.[0] ?? ''
  const name = words.slice(one.length)
  const kind = kindOf(name)
  const counted = /[家个所间]$/u.test(one)
  const is =
    (!GOES.test(verb) && (looksLikeFirm(name) || (BUSINESS.test(name) && kind === 'organisation'))) ||
    (kind === 'organisation' && counted) ||
    (ENTERS.test(verb) && (FIRMS.has(name) || kind === 'organisation' || kind === 'unknown'))
  return is && name.length > 1 ? [one.length, words.length] : null
}

/** The school one has changed to. */
export const school: Read = (words) =>
  kindOf(words) === 'school' && words.length > 2 ? [0, words.length] : null

const SHOP = new RegExp(
  `^(?:一)?(?:[家个间座片])?(?<shop>[\\p{Script=Han}a-z]{0,8}(?:${oneOf(SHOPS)}))$`,
  'u',
)
/** 一家米粉店. */
export const shop: Read = (words) => {
  const name = SHOP.exec(words)?.groups?.['shop']
  return name === undefined || /[我你他她的了不没去来在]/u.test(name)
    ? null
    : [words.length - name.length, words.length]
}
