import { KIN, KIN_MODIFIERS, SOCIAL } from '../lexicon/kinship.ts'
import { SURNAMES } from '../lexicon/names.ts'
import { oneOf } from '../patterns.ts'

const RELATION_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(KIN).flatMap(([relation, words]) => words.map((word): [string, string] => [word, relation])),
)

/** All relation words as an alternation. */
export const KIN_WORDS = oneOf(RELATION_OF.keys())
/** Those of animals left out. */
export const PEOPLE_WORDS = oneOf(
  [...RELATION_OF].filter(([, relation]) => relation !== 'pet').map(([word]) => word),
)

/** After 我: 妈妈, 的女朋友, 最好的朋友, 同事李敏, 表弟小刚的. */
const TAIL = new RegExp(
  `^(?:们|家)?(?:的|那个?|这个?)?(?:${oneOf(KIN_MODIFIERS)}){0,2}?(?<kin>${KIN_WORDS})(?:们)?(?:[${SURNAMES}]\\p{Script=Han}{1,2}|小\\p{Script=Han}{1,2}|[a-z]{2,12})?(?:他|她|它)?(?:的|家)?$`,
  'u',
)
const BARE = new RegExp(`^(?:${oneOf(KIN_MODIFIERS)})?(?<kin>${KIN_WORDS})(?:们)?的?$`, 'u')

/** The relation a kinship word stands for, undefined for other words. */
export const relationOf = (word: string): string | undefined => RELATION_OF.get(word)

export const slotOfRelation = (relation: string): string =>
  `${SOCIAL.has(relation) ? 'relation' : 'family'}.${relation}`

/** The relation named by the words after 我, or null. */
export function kinAfterSelf(tail: string): string | null {
  const kin = TAIL.exec(tail)?.groups?.['kin']
  return kin === undefined ? null : (RELATION_OF.get(kin) ?? null)
}

/** A kinship word that stands alone as subject ("爸爸在医院工作") is the speaker's. Friends and teachers need 我. */
export function bareKin(text: string): string | null {
  const kin = BARE.exec(text)?.groups?.['kin']
  const relation = kin === undefined ? undefined : RELATION_OF.get(kin)
  return relation === undefined || SOCIAL.has(relation) || relation === 'pet' || relation === 'child'
    ? null
    : relation
}
