import { looksLikeWorkplace } from '../text/firms.ts'
import { isKnownPlace, looksLikePlace } from '../text/places.ts'
import { COMPANIES, SCHOOLS } from '../lexicon/work/organizations.ts'
import { KINDS_OF_PLACE, NO_NAME_OF_PLACE, ORGANISATIONS, SCHOOL_ENDS } from '../lexicon/work/workplaces.ts'
import { oneOf } from '../text/patterns.ts'

/** A place before a predicate: 在网易, 在成都. */
export interface Where {
  /** Where 在 begins. */
  readonly start: number
  /** The place without 在 and 里. */
  readonly from: number
  readonly to: number
  /** One has come to it: 进了比亚迪当保安. */
  readonly moved: boolean
  readonly kind: 'place' | 'organisation' | 'school' | 'unknown' | 'none'
}

/** Between the place and the predicate. */
const BETWEEN = /(?:一直|专门|主要|就|都|也|还|负责|上班|工作|打工|给人家?|帮人家?|给别人|跟人|帮着)$/u
const INSIDE = /(?:里面?|那边|这边|那里|这里|上面?|的|(?<=.{2})(?:老家|农村|乡下|镇上|县城))$/u
/** 在给一家火锅店做收银. */
const LEAD = /^(?:了?一?[个家所间](?=.{2})|了|(?:给|帮|替|跟着?)(?=.{2}))/u
const IN = /(?<![正实存])在|(?:[去进到回来]|跑[到去]|[转调换跳]到|[转调]去)(?=了.)|[回去到](?=.)/gu
/** 上物流公司管账去了; no part of 在上海, 晚上. */
const IN_OR_TO = new RegExp(`${IN.source}|(?<![晚早网线街路马手楼天车船地])上(?=.)`, 'gu')
const LONGEST = 16
const KNOWN_FIRMS = new Set(COMPANIES)
const KNOWN_SCHOOLS = new Set(SCHOOLS)
const ORGANISATION = new RegExp(`(?:${oneOf(ORGANISATIONS)})$`, 'u')
const SCHOOL = new RegExp(
  `(?:${oneOf(SCHOOL_ENDS)}|(?<![0-9])[1-9][0-9]{0,2}[中小]|第?[一二三四五六七八九十]{1,3}[中小])$`,
  'u',
)
const NOWHERE = new RegExp(`^(?:${oneOf(KINDS_OF_PLACE)})$`, 'u')
/** 同一家公司, 这所学校: which one was said before, if at all. */
const UNNAMED = /^(?:同一?|当前|目前|现在|这|那|本|某|另|原|前|上一|下一|自己|我们)/u
const NAME = /^(?![一家新老每各某])[\p{Script=Han}a-z0-9.+-]{2,8}$/u
const NO_NAME = new RegExp(`[${NO_NAME_OF_PLACE}]`, 'u')
/** Where one does what one does at home. */
const AT_HAND = /^(?:阳台|院子|院里|窗台|楼顶|天台|花园|后院|门口|路边|楼下|床上|客厅|卧室|厨房)/u
const BROKEN = /[我你您他她它们哪谁什么了着过不没很吗]/u

/** The place that ends a text, or null. `done`: something is done there, so a place that somebody came to counts too. */
export const whereAtEnd = (text: string, done: boolean): Where | null =>
  endsInPlace(text, done) ?? endsInPlace(text.replace(BETWEEN, ''), done)

function endsInPlace(text: string, done: boolean): Where | null {
  const found = [...text.matchAll(done ? IN_OR_TO : IN)]
  const last = found.findLast(({ 0: word, index }) => word !== '上' || !text.slice(0, index).includes('在'))
  if (last === undefined) return null
  const moved = last[0] !== '在'
  const after = last.index + last[0].length
  const from = after + (LEAD.exec(text.slice(after))?.[0].length ?? 0)
  const words = text.slice(from).replace(INSIDE, '')
  const kind = kindOf(words)
  // 回永州开了家店 needs no 了 where the place is known, 去早教中心当老师了 none before it.
  const isCertain = kind === 'place' || (done && (kind === 'organisation' || kind === 'school'))
  if (moved && text.charAt(after) !== '了' && !isCertain) return null
  return kind === null ? null : { start: last.index, from, to: from + words.length, moved, kind }
}

export function kindOf(words: string): Where['kind'] | null {
  if (words.length < 2 || words.length > LONGEST || BROKEN.test(words)) return null
  if (AT_HAND.test(words) || words.startsWith('在')) return null
  if (NOWHERE.test(words) || UNNAMED.test(words)) return 'none'
  if (isKnownPlace(words)) return 'place'
  if (KNOWN_SCHOOLS.has(words) || SCHOOL.test(words)) return 'school'
  if (KNOWN_FIRMS.has(words) || looksLikeWorkplace(words) || ORGANISATION.test(words)) return 'organisation'
  if (looksLikePlace(words)) return 'place'
  return NAME.test(words) && !NO_NAME.test(words) ? 'unknown' : null
}
