import type { NamePlace, NormalizedText } from '@recollect/core/extraction'
import { KIN_WORDS } from '../text/kin.ts'
import { looksLikeName } from '../text/names.ts'

/** What statements of oneself, requests and clauses that join on begin with. */
const NO_NAME =
  '我你您俺咱请帮给怎什为谁哪今明昨前后现最在有没不是想要能可会这那就都也还又再因所但如虽对好嗯哦他她它每从到只已正很真太更其另而且然'
/** A clause that begins with none of the words statements of oneself and requests begin with, or one that tells of somebody beside. */
const MAY_NAME = new RegExp(
  `(?:^|[,，.。!！?？;；:：、\\s])(?![${NO_NAME}])\\p{Script=Han}{2}|[和跟与同给带送把让陪替抱遛喂]\\p{Script=Han}{2}|[A-Z][a-z]`,
  'u',
)

export const mayName = ({ source }: NormalizedText): boolean => MAY_NAME.test(source)

const AROUND = 12
/** 我儿子乐乐, 叫糯米, 小名. */
const GIVEN_BEFORE = new RegExp(
  `(?:${KIN_WORDS}|叫做?|名叫|名字是?|取名|起名|改名|小名|大名|姓|喊|称呼?|[是即]|[大小老二]的)[:,“"「]?$`,
  'u',
)
/** 乐乐是我儿子. */
const GIVEN_AFTER = /^(?:[,(])?(?:是|就是|,)?(?:我|咱|俺)(?:们)?(?:家)?(?:的)?[^,。]{0,4}(?:$|[,。!])/u
const LATIN = /^[a-z]/u
/** Where a clause begins, time words and openers left aside, or after a word that takes a person. */
const SUBJECT =
  /(?:^|[,.。!?;:、\s]|[天晚早年月周时候今昨现在后来刚才最近而但是和跟与同给带送把让陪替抱遛喂])$/u

/** Whether a known name stands in a text as somebody spoken of. */
export function isSpokenOf(text: NormalizedText, folded: string, { start, end }: NamePlace): boolean {
  const before = folded.slice(Math.max(0, start - AROUND), start)
  const after = folded.slice(end, end + AROUND)
  const name = folded.slice(start, end)
  if (LATIN.test(name)) {
    const span = text.toSource(start, end)
    if (/[a-z0-9'-]$/u.test(before) || /^[a-z0-9-]/u.test(after)) return false
    if (!/^\p{Lu}/u.test(text.source.slice(span.start, span.end))) return false
  }
  if (GIVEN_BEFORE.test(before) || GIVEN_AFTER.test(after)) return false
  return SUBJECT.test(before) || looksLikeName(name) || LATIN.test(name)
}
