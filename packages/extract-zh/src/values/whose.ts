import { ANYONE } from '@recollect/core/extraction'
import { OTHER } from '@recollect/rules'
import { OF_NOBODY } from '../lexicon/changes/new-values.ts'
import { bringsInStranger, mentions } from '../people/mentions.ts'
import { subjectOfClause } from '../text/earlier.ts'
import { takeModifiers } from '../text/modifiers.ts'
import { oneOf } from '../text/patterns.ts'

const SELF = /[我俺咱](?!们?家?(?:的)?(?:邻居|客户|老板|领导|同事|房东))/gu
const PRONOUN = /(?<![其吉维利])[他她它](?![们命])|小家伙|小朋友|臭小子|小丫头|小东西|老人家|老头子?|老太太/gu
const NOBODY = new RegExp(oneOf(OF_NOBODY), 'u')

/** Whom the words before a value speak of last; null for somebody or something nothing is known of. */
export function whoseIn(before: string): string | null {
  if (NOBODY.test(before) || bringsInStranger(before)) return null
  const kin = mentions(before).at(-1)
  const self = [...before.matchAll(SELF)].at(-1)?.index ?? -1
  const pronoun = [...before.matchAll(PRONOUN)].at(-1)?.index ?? -1
  if (kin && kin.start >= self && kin.start > pronoun) return kin.several ? null : kin.entity
  if (self > pronoun) return 'user'
  return pronoun < 0 ? ANYONE : OTHER
}

const OF_SELF = /^$|(?:[我俺咱]|本人)(?:的|自己)?$/u

/** Whether what changes is the speaker's: nobody else stands before it in its clause. 张三升职了 is his. */
export function isOwnChange(near: string, at: number): boolean {
  const lead =
    near
      .slice(0, at)
      .split(/[,。!?;\n~]/u)
      .at(-1) ?? ''
  const said = near.split(/[,。!?;\n~]/u).map(subjectOfClause)
  return OF_SELF.test(takeModifiers(lead).rest) && !said.some((who) => who !== undefined && who !== 'user')
}
