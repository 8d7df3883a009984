import type { NormalizedText } from '@recollect/core/extraction'
import { rewritten } from '@recollect/rules'
import { FIELDS } from '../lexicon/grammar/fields.ts'
import { oneOf } from '../text/patterns.ts'

/**
 * A space that only sets Latin letters or digits off from the Chinese around them: 在 google 上班. After them it stays before a word
 * that opens a clause of its own, since a space may also stand for a pause: 我用 iphone 你呢.
 */
const OPENS_A_CLAUSE =
  '我|你|您|他|她|它|但|然后|因为|所以|而且|不过|今天|昨天|明天|现在|平时|目前|以前|之前|刚|老家|工作在|住在|坐标|爱好|喜欢|来自|在读|从事|毕业'
/** A label does so too when it is told apart from its value; else it may belong to the words before: 在 google 工作, 用 iphone 手机. */
const LABEL = `${oneOf(Object.values(FIELDS).flat())}[ :是为叫]`
/** Who writes no space before them means one after them as a pause: 我今年24 身高178. */
const JOINED = '\\p{Script=Han}[a-z0-9+#%.]{1,14}'
const BORDER = new RegExp(
  `(?<=\\p{Script=Han}) (?=[a-z0-9])|(?<=[a-z0-9+#%])(?<!${JOINED}) (?=\\p{Script=Han})(?!${OPENS_A_CLAUSE}|${LABEL})`,
  'gu',
)

/** Every space beside Chinese or a mark: where words are set apart one by one, none of them says anything. */
const BETWEEN_WORDS = /(?<=[\p{Script=Han}。、,.!?:;]) | (?=[\p{Script=Han}。、,.!?:;])/gu
const FUNCTION_WORD = /(?:^| )[我的是了很在有也不都](?= |$)/u
const WORDS_AT_LEAST = 5
/** A mark set off by a space is a token itself. */
const SET_OFF = / [。,.!?]$/u
const FEW_WORDS = 3
const LONGEST_WORD = 4

/** Whether the words are set apart one by one, as in corpora: 我 喜欢 看 小说 。 */
function isTokenised(text: string): boolean {
  if (!FUNCTION_WORD.test(text)) return false
  const words = text.split(' ').filter((word) => word !== '')
  const han = words.filter((word) => /\p{Script=Han}/u.test(word))
  const single = han.filter((word) => word.length === 1).length
  return (
    han.length >= (SET_OFF.test(text) ? FEW_WORDS : WORDS_AT_LEAST) &&
    single * 4 >= han.length &&
    han.every((word) => word.length <= LONGEST_WORD)
  )
}

/** The text without the spaces at the borders of scripts; positions lead back to the words as written. */
export function closedUp(text: NormalizedText): NormalizedText {
  if (!text.text.includes(' ')) return text
  return rewritten(text, isTokenised(text.text) ? BETWEEN_WORDS : BORDER, () => '')
}
