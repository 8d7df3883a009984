import { KIN_OF_KIN } from '../lexicon/people/kin-chains.ts'
import { CLOSE_ONES, KIN, KIN_MODIFIERS, SOCIAL } from '../lexicon/people/kinship.ts'
import { GIVEN, SURNAMES } from '../lexicon/people/names.ts'
import { oneOf } from './patterns.ts'

const RELATION_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(KIN).flatMap(([relation, words]) => words.map((word): [string, string] => [word, relation])),
)

/** All relation words as an alternation. */
export const KIN_WORDS = oneOf(RELATION_OF.keys())
/** Those of animals left out. */
export const PEOPLE_WORDS = oneOf(
  [...RELATION_OF].filter(([, relation]) => relation !== 'pet').map(([word]) => word),
)

/** 我那个不争气的弟弟, 我在深圳的表哥. */
const DESCRIBED =
  '(?:(?:那个|这个|那位)?(?:在[^,你您他她它我]{1,6}|[^,你您他她它我的]{0,2}(?:不争气|可怜|可爱|退休|离异|单身|出嫁|出国|去世|过世|当兵|失散多年|同父异母|同母异父|从小玩到大|上大学|读高中|读大学|没结婚|未婚|已婚|当老师|做生意|唯一|最小|最大|最疼我|苦命|能干|调皮|淘气|爱管闲事|从没见过面))的)?'

/** After 我: 妈妈, 的女朋友, 最好的朋友, 同事李敏, 表弟小刚的. */
const TAIL = new RegExp(
  `^(?:们|家)?(?:的|那个?|这个?)?${DESCRIBED}(?:${oneOf(KIN_MODIFIERS)}){0,2}?(?<kin>${KIN_WORDS})(?:们)?(?:[${SURNAMES}]\\p{Script=Han}{1,2}|[小阿]\\p{Script=Han}{1,2}|大[伟勇强军鹏明刚]|[${GIVEN}]{2}|(?<twice>\\p{Script=Han})\\k<twice>|[a-z]{2,12})?(?:他|她|它)?(?:这人|这个人|这辈子|一辈子|(?:最大|唯一|主要|最突出|最明显)的?)?(?:的|家|俩|两口子|一家)?$`,
  'u',
)
const MODIFIER = `(?:${oneOf(KIN_MODIFIERS)})`
/** 我弟弟的儿子, 我二姨家的表妹. */
const CHAIN = new RegExp(
  `^(?:们|家)?(?:的)?${MODIFIER}{0,2}?(?<of>${KIN_WORDS})(?:家里?的?|的)(?:那个?)?${MODIFIER}??(?<kin>${KIN_WORDS})(?:们)?(?:的|家)?$`,
  'u',
)
const BARE = new RegExp(`^(?:${oneOf(KIN_MODIFIERS)})??(?<kin>${KIN_WORDS})(?:们)?的?$`, 'u')

/** The relation a kinship word stands for, undefined for other words. */
export const relationOf = (word: string): string | undefined => RELATION_OF.get(word)

export const slotOfRelation = (relation: string): string =>
  `${SOCIAL.has(relation) ? 'relation' : 'family'}.${relation}`

/** 娘家 is a home, no mother. */
const NATAL = /^们?的?娘家/u

/** The relation named by the words after 我, or null. */
export function kinAfterSelf(tail: string): string | null {
  if (NATAL.test(tail)) return null
  const kin = TAIL.exec(tail)?.groups?.['kin']
  return kin === undefined ? kinOfKin(tail) : (RELATION_OF.get(kin) ?? null)
}

/** The relation of a relation: my brother's son is my nephew. */
export function kinOfKin(tail: string): string | null {
  const { of, kin } = CHAIN.exec(tail)?.groups ?? {}
  if (of === undefined || kin === undefined) return null
  return KIN_OF_KIN[RELATION_OF.get(of) ?? '']?.[RELATION_OF.get(kin) ?? ''] ?? null
}

/** 小哥哥 is any young man, and 姐 alone as often the speaker as her sister. */
const SLANG =
  /^小(?:哥哥|姐姐|妹妹|弟弟|妮子)|^(?:妮子|[臭胖大]?小子|大兄弟|老伙计|老头子?|丫头|老爷子|老爷爷|家属|那口子|当家的|老太太)$/u

/** 隔壁大爷, 楼下阿姨: people nearby are called so, and are no relatives. */
const NEARBY = /^(?:隔壁|楼[上下]|对门|对面|小区|门口|村[里头口])/u

/** People one calls so only when they are one's own. */
const CLOSE: ReadonlySet<string> = new Set(CLOSE_ONES)

/** 同事小邱: with a name, one's own. */
const NAMED = new RegExp(
  `^(?<kin>${oneOf('同事 室友 舍友 闺蜜 闺密 发小 同桌 邻居 老同学 大学同学 高中同学 初中同学 同学 师傅 师父 徒弟 搭档 战友 死党 哥们 哥们儿 好友 学姐 学长 学妹 学弟 师兄 师姐'.split(' '))})(?:[小老阿]\\p{Script=Han}|[${SURNAMES}]\\p{Script=Han}{1,2})$`,
  'u',
)

/** 女朋友林晚, 老公建国. */
const WITH_NAME = new RegExp(
  `^(?<bare>(?:${oneOf(KIN_MODIFIERS)})??(?:${KIN_WORDS}))(?:[小老阿][${SURNAMES}${GIVEN}]|[${SURNAMES}]\\p{Script=Han}{1,2}|[${GIVEN}]{2}|(?<twice>[${GIVEN}])\\k<twice>)$`,
  'u',
)

/** A kinship word that stands alone as subject ("爸爸在医院工作") is the speaker's. Friends and teachers need 我. */
export function bareKin(text: string): string | null {
  const kin = BARE.exec(text)?.groups?.['kin']
  const named = NAMED.exec(text)?.groups?.['kin']
  if (named !== undefined) return RELATION_OF.get(named.replace(/^(?:大学|高中|初中)/u, '')) ?? null
  if (kin === undefined) return ofNamed(text) ?? kinOfKin(text)
  if (SLANG.test(text) || (kin.length === 1 && kin !== '爸' && kin !== '妈')) return null
  const relation = RELATION_OF.get(kin)
  if (NEARBY.test(text)) return relation === 'neighbor' ? relation : null
  // 小孩子 and 现在的小孩 are any.
  const isOwn = CLOSE.has(relation === 'child' ? text : kin)
  if (relation !== undefined && isOwn) return relation
  return relation === undefined || SOCIAL.has(relation) || relation === 'pet' || relation === 'child'
    ? null
    : relation
}

function ofNamed(text: string): string | null {
  const bare = WITH_NAME.exec(text)?.groups?.['bare']
  return bare === undefined ? null : bareKin(bare)
}
