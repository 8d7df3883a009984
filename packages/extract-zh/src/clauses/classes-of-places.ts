import { looksLikeFirm } from '../text/firms.ts'
import { isKnownPlace, looksLikePlace } from '../text/places.ts'
import { HOSTS, LODGINGS } from '../lexicon/home/lodgings.ts'
import { NOWHERE_TO_LIVE, SHOPS } from '../lexicon/work/shops.ts'
import { bareKin } from '../text/kin.ts'
import { COUNTED, oneOf } from '../text/patterns.ts'
import { isOfRelative } from './asserted.ts'
import type { Read } from './class.ts'
import { kindOf } from './where.ts'

/** Classes of places: where one lives, works, learns, what one runs. */

const NOWHERE = new RegExp(`^(?:${oneOf(NOWHERE_TO_LIVE)})|[家店院校舍]$|(?:${oneOf(NOWHERE_TO_LIVE)})$`, 'u')
const NAME = /^\p{Script=Han}{2,6}$/u
const NO_NAME =
  /^给|[我你您他她它们的了着过不没很一二两三几个就都也还在是有和跟好太最挺那这哪天月年]|装修|收拾|布置|打扫|通风|散味|路上/u
const PART = /(?:来|去|这边|那边|附近|一带|那块|这块)$/u

/** Where somebody lives: a place, or any name after 住. */
export const home: Read = (words) => {
  const place = words.replace(PART, '')
  const is =
    isKnownPlace(place) ||
    IN_BLOCK.test(place) ||
    (!NOWHERE.test(place) &&
      !NO_NAME.test(place) &&
      !isOfRelative(place) &&
      (looksLikePlace(place) || NAME.test(place)))
  return is ? [0, place.length] : null
}

/** A town or a part of one: no room of a house. */
export const town: Read = (words) => (kindOf(words) === 'place' ? [0, words.length] : null)

/** Where one has been sent, though only for half a year. */
export const posting: Read = (words) => (isKnownPlace(words) ? [0, words.length] : null)

/** 我妈那儿, 丈母娘家, 外公家那边. */
const KIN_HOME =
  /^(?:在|到|去|了)?(?<value>(?:[我俺咱]们?家?)?(?<kin>\p{Script=Han}{1,4}?)(?:他们)?(?:那儿|那里|那边|那|这儿|这边|家里?|家那边))$/u
export const kinHome: Read = (words) => {
  const { value, kin = '' } = KIN_HOME.exec(words)?.groups ?? {}
  const isKin = (!/^对门|^邻/u.test(kin) && bareKin(kin) !== null) || /^[爸妈哥姐弟妹叔姑姨舅]$/u.test(kin)
  return value === undefined || !isKin ? null : [words.length - value.length, words.length]
}

/** 五单元701, 3号楼2单元: where in a block one lives. */
const IN_BLOCK =
  /^\p{Script=Han}{0,8}?(?:\d{1,3}|[一二三四五六七八九十]{1,3})(?:号楼|单元|栋|幢|号院)[\p{Script=Han}\d-]{0,8}$/u

const NEW_HOME =
  /^(?:新家|现在的家|新房子?|新租的房子?|租的房子?|出租屋|现在的?房子|新住处|住的地方)(?:就|现在|租|买|定)?在(?<place>\p{Script=Han}{2,12}?)(?:旁边|边上|附近|对面|那边)?$/u
/** 新家在未来科技城. */
export const newHome: Read = (words) => {
  const place = NEW_HOME.exec(words)?.groups?.['place']
  const value = place === undefined ? null : home(place, '住')
  if (value === null || place === undefined) return null
  const start = words.lastIndexOf(place)
  return [start, start + value[1]]
}

const ONE = /^(?:了|的)?(?:现在|目前)?(?:一[家个所间]|[家个所间](?=.{2})|另一家|新的?)?/u
/** One visits 医院 and 银行 as well. */
const BUSINESS =
  /(?:公司|集团|企业|工厂|.厂|大厂|外企|国企|私企|央企|民企|德企|日企|美企|事务所|律所|工作室|研究[院所]|设计院|机构|车企|药企|房企|创业|平台|.社|中心)$/u
/** One goes to a firm for an hour, too. */
const GOES = /^[去到]$/u
const POSTED = /^(?:调|借调|派|外派)/u
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
    ((kind === 'school' || kind === 'organisation') && POSTED.test(verb)) ||
    (ENTERS.test(verb) &&
      kind !== null &&
      kind !== 'none' &&
      !isKnownPlace(name) &&
      !/[上下里中]$/u.test(name))
  return is && name.length > 1 ? [one.length, words.length] : null
}

/** The school one has changed to. */
export const school: Read = (words) =>
  kindOf(words) === 'school' && words.length > 2 ? [0, words.length] : null

/** 清华, where one has been taken. */
export const admittedTo: Read = (words) => (kindOf(words) === 'school' ? [0, words.length] : null)

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

const DWELLING =
  /^了?(?:一?[个间套]|一?整套|两间)?(?:\p{Script=Han}{0,6}?的)?(?:大|小|老|新|朝南|朝北|精装|带阳台)?(?<value>[一二两三四]?(?:单间|次卧|主卧|隔断|一居室?|两居室?|三居室?|一房一厅|一室一厅|两室一厅|三室一厅|两房|开间|loft|公寓|农民房|城中村|民房|自建房|地下室|阁楼|平房|小院子?|小院儿))$/u
/** 个单间, 间次卧. */
export const dwelling: Read = (words) => {
  const value = DWELLING.exec(words)?.groups?.['value']
  return value === undefined ? null : [words.length - value.length, words.length]
}

const FLOOR =
  /^(?:在|的是)?(?:[一二三四五六七八九十\d]{1,2}|顶)楼(?:又|还)?(?:没|没有|不带|有|带)(?:个)?电梯$/u
/** 六楼没电梯. */
export const floor: Read = (words) => (FLOOR.test(words) ? [0, words.length] : null)

const WITH = `(?:人|别人|人家|陌生人|朋友|同学|同事|室友|老乡|网友|亲戚|[两二三四五几][个位]\\p{Script=Han}{1,5}|一个\\p{Script=Han}{1,6}|(?:我|我们)(?:爸妈|爸|妈|哥|姐|弟|妹|奶奶|爷爷|姥姥|外婆|男朋友|女朋友|男友|女友|老公|老婆|对象|闺蜜)?|爸妈|父母|男朋友|女朋友|男友|女友|对象|闺蜜|爷爷奶奶|姥姥姥爷|公公婆婆|公婆|婆婆|丈母娘|岳父母|老人|儿子|女儿|闺女|孙子|老伴)`
const TOGETHER = new RegExp(
  `^(?<value>(?:和|跟|与|同)(?:${WITH})(?:们)?(?:一起|一块儿?)?(?:合租|同住|合住|住|过|住一起|住一块儿?|住在一起|搭伙|搭伙过日子|挤一间|一屋|一个宿舍))$`,
  'u',
)
/** 跟人合租. */
export const together: Read = (words) => (TOGETHER.test(words) ? [0, words.length] : null)

const IN_FIRM = /^(?:人)?在(?<value>[\p{Script=Han}a-z0-9]{2,12}?)(?:这边|那边)?(?:上班|干活|干)?$/u
/** 现在在欧莱雅. */
export const inFirm: Read = (words) => {
  const value = IN_FIRM.exec(words)?.groups?.['value']
  if (value === undefined || !looksLikeFirm(value)) return null
  const start = words.indexOf(value)
  return [start, start + value.length]
}

const PROPERTY = new RegExp(
  `^(?:了|着)?(?:${COUNTED}|一套)(?:[^,我你您他她]{1,8}的)?(?:大|小|老|旧|二手)?(?<value>房子|老房子|新房|房|老破小|学区房|商铺|门面|门面房|车位|宅基地|自建房|别墅|公寓|loft|果园|鱼塘|大棚|厂房|四合院)$`,
  'u',
)
/** 有套五十来平的房子. */
export const property: Read = (words) => {
  const value = PROPERTY.exec(words)?.groups?.['value']
  return value === undefined ? null : [words.length - value.length, words.length]
}

const AT_SCHOOL = /^(?:人)?在(?<value>[\p{Script=Han}a-z0-9]{2,10})$/u
/** 我姐家那小子在吉大. */
export const atSchool: Read = (words) => {
  const value = AT_SCHOOL.exec(words)?.groups?.['value']
  if (
    value === undefined ||
    kindOf(value) !== 'school' ||
    /^(?:这|那|学校|大学|中学|小学|幼儿园)/u.test(value)
  )
    return null
  return [words.length - value.length, words.length]
}

const AT_HOME =
  /^(?:人)?(?:还|都|一直|常年|现在|目前|也){0,2}(?:在|住|住在)(?<place>\p{Script=Han}{2,6}?)?(?<value>老家|乡下|国外|外地|农村|镇上|县城|村里|国内|城里|郊区|市区)$/u
/** 我爸妈都在老家. */
export const atHome: Read = (words) => {
  const { place, value } = AT_HOME.exec(words)?.groups ?? {}
  if (value === undefined) return null
  const end = words.length - (place === undefined ? 0 : value.length)
  if (place !== undefined) return isKnownPlace(place) ? [end - place.length, end] : null
  return [end - value.length, end]
}

const LODGING = new RegExp(`^(?:在|的是|的|了|进)?${oneOf(HOSTS)}?(?:的|那儿|那边)?${oneOf(LODGINGS)}$`, 'u')
/** 公司宿舍, 顶楼. */
export const lodging: Read = (words) => {
  if (!LODGING.test(words) || /^(?:家|家里|老家|在家|在家里)$/u.test(words)) return null
  const start = /^(?:在|的是|的|了|进)?/u.exec(words)?.[0].length ?? 0
  return [start, words.length]
}
