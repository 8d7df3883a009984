import type { SegmentRules } from '@recollect/rules'
import { FIELDS } from '../lexicon/grammar/fields.ts'
import { BARE_AFTER } from '../lexicon/changes/mistakes.ts'
import { ASKING, FRESH_STARTS, LEAD_INS, TRAILING_SOUNDS } from '../lexicon/grammar/run-on.ts'
import { LONG_BREATH } from '../text/run-on.ts'
import { oneOf } from '../text/patterns.ts'

/** A space after a label belongs to it: 职业 程序员. */
const AFTER_LABEL = `(?<!(?:^|[\\s,。;!?\\n.、)])(?:我的)?(?:${oneOf(Object.values(FIELDS).flat())}) )`
const PICTURE = String.raw`(?:\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}])+|\[[^[\]\n]{1,6}\]`
/** 但凡, 不过节 and 结果是 are no turn of the thought. */
const TURN = '但是|然后|因为|所以|而且'
const LATE_TURN =
  '不过(?![是任了过节年生日春个这敏关审瘾硬去来])|虽然|比如说?|例如|就是因为|以至于|除非|但(?!是|凡|愿|丁|书)'

/** 我住在海淀不是朝阳, 我不是住在朝阳而是海淀: one value said and one denied, without a comma. */
const CONTRAST =
  '(?<=(?:住|叫|姓|在|来自)[^,。!?不]{2,12})(?=而?(?:不是|并非)(?!(?:住|叫|姓|很|太|吗|吧|不|我|你|您|他|她|因为|说|想|要))[^,。!?;不\\n]{1,10}(?:$|[,。!;~\\n]))|(?<=不是?(?:住|叫|姓|在|来自)[^,。!?不]{1,12})(?=而是)'
/** 我住在朝阳(打错了,是海淀): what is put right in brackets. */
const SLIP = '(?:[说写打输记搞弄填讲]错|口误|手误|笔误|更正|不对|应该是|不是|是)'
const BRACKETED = `\\((?=${SLIP})|\\)(?<=\\(${SLIP}[^()]{0,24}\\))(?=$|[,。!;~\\n])`

const END = '(?=$|[,。!?;~…\\n])'
const BEGIN = '(?<=^|[,。!?;~…\\n])'
const SAID = (length: number) => `(?<=[^,。!?;~…\\n\\s]{${length}})`
/** 我在厂里上夜班一晚上两百六想问下…: statements and a question in one breath. */
const RUN_ON = [
  `${BEGIN}${oneOf(LEAD_INS)}(?=[我俺咱]|\\p{Script=Han}{4})`,
  `${TRAILING_SOUNDS}${END}`,
  `(?=${oneOf(ASKING)})(?<=[我俺][^,。!?;~…\\n\\s]{4,40})`,
  `(?<=(?<![过到完])了)${SAID(4)}(?=${oneOf(FRESH_STARTS)})`,
  LONG_BREATH,
].join('|')

/**
 * Sentences end at 。！？ and line breaks; clauses at commas, at pictures, at a space between Chinese words (spoken transcripts mark pauses
 * so), before 但是 and its like, and where one breath holds several statements. 、 joins a list and cuts nothing. A space after 是, 在 or 叫
 * belongs to what follows.
 */
export const segment: SegmentRules = {
  sentenceEnd: /[。!?…;\n~]|\.{2,}|\.(?=\s|$)/gu,
  clauseEnd: new RegExp(
    `,(?!${BARE_AFTER})|${BRACKETED}|${CONTRAST}|:(?=["“「])|(?<=回复@[^\\s:,。!?]{1,20}):| (?=\\p{Script=Han})(?<=[^是在叫为到用\\s] |现在 |华为 |因为 )${AFTER_LABEL}|${PICTURE}|(?=你(?:也|是|都)?(?:知道|懂|晓得)的?(?:$|[,。!~]))(?<=[^,\\s])|(?=${TURN})(?<=[^,\\s])|(?=${LATE_TURN})(?<=[^,\\s]{3})|${RUN_ON}`,
    'gu',
  ),
}
