import type { RuleMatch } from '@recollect/core/extraction'
import { goesOnAboutSelf, mayBeOwn } from '../text/own-rule.ts'
import { PEOPLE_WORDS } from '../text/kin.ts'
import type { Subject } from '../text/subject.ts'

const TO_COME =
  /明[天年日早晚]|(?<!以)后[天年]|下(?:个|周|月|星期|学期|半年|礼拜|次)|将来|未来|今后|即将|马上/u

/** So far in a message may be about its writer without 我: more than one predicate alone would tell. */
const OPENING = 3

/** What is to be written or turned into other words is nobody's: 帮我写一段:…. */
const MATERIAL = /(?:写|翻译|润色|改写|造句|总结|续写|改|念|读|填|编|造|生成|模拟|举)[^,。!?\n]{0,14}:/u

/** 最好住在地铁附近: what is wished for. */
const WISHED = /最好(?=[住在找有离靠是])/u

/** Said to be so, now or before, of somebody it can be said of. */
export function isAsserted(match: RuleMatch, { modifiers, ...subject }: Subject, mayDeny = false): boolean {
  const { sentence, start } = match.clause
  if (MATERIAL.test(sentence.message.slice(0, start)) || WISHED.test(match.clause.text)) return false
  if (modifiers.twiceDenied || (!mayDeny && (modifiers.negative || modifiers.over))) return false
  if (modifiers.when !== null && TO_COME.test(modifiers.when)) return false
  return (
    subject.entity !== 'user' ||
    mayBeOwn(match, { ...subject, modifiers, negative: false, over: false }, OPENING)
  )
}

/** Whether words without a verb are said of somebody the sentence names; 孩子 may be anybody's. */
export const isSaidOfNamed = (match: RuleMatch, { explicit, entity }: Subject): boolean =>
  explicit || (entity === 'user' ? goesOnAboutSelf(match) : entity !== 'user.child')

const RELATIVE = new RegExp(`^的?${PEOPLE_WORDS}`, 'u')

/** 我妈高血压: words that begin with a relative are said of that one. */
export const isOfRelative = (words: string): boolean => RELATIVE.test(words)
