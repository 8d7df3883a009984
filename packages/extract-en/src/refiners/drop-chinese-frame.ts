import type { Candidate, Reading, Refiner } from '@recollect/core/extraction'
import { lead } from './context.ts'
import { isGiven } from './given-patterns.ts'

const HAN = /[\u3400-\u9fff]/u
/** The clause before its first English word. */
const HEAD = /^[^a-z]*/u
/** Chinese words that lead a statement in without changing what it says: fillers, connectives, times. */
const NEUTRAL =
  /^(?:其实|老?实话?说|说实话|说真的|坦白说|大家好|你好|哈|嗨|嗯|哦|啊|呀|哎|唉|是的|没错|对了?|好的?|话说|顺便说|反正|原来|另外|还有|而且|但是?|可是|不过|因为|所以|然后|虽然|结果|后来|平时|平常|周末|有时候?|通常|每[天周年月晚]|一直|从小|小时候|[去今前明后]年|[上这下]个?(?:月|周|星期|礼拜)|昨天|今天|明天|前天|最近|现在|目前|如今|刚|刚才|之前|以前|已经|也|真的|年初|年底|家里|我们?的?|[\d年月号日前后\s\p{P}\p{S}])*$/u
/** Chinese words at the end that ask or suppose. */
const TAIL = /(?:[吗么]|就好了?|多好啊?|的话|怎么样|什么)[\s\p{P}]*$/u

/** What the candidate is said in: after a comma a predicate of its own ("我在 Google 工作, based in Zurich"), no item of a list. */
function statementOf(candidate: Candidate, reading: Reading): string {
  const before = lead(candidate, reading)
  const comma = before.lastIndexOf(',')
  return PREDICATE.test(before.slice(comma + 1))
    ? candidate.clause.text.slice(comma + 1)
    : candidate.clause.text
}
const PREDICATE = /^ ?(?!(?:and|or|&) $)[a-z]/u

function frameOf(candidate: Candidate, reading: Reading): string | null {
  if (!HAN.test(candidate.clause.text)) return null
  const text = statementOf(candidate, reading)
  const head = HEAD.exec(text)?.[0] ?? ''
  if (!NEUTRAL.test(head)) return 'Chinese words before it may change what it says'
  return TAIL.test(text) ? 'Chinese words after it ask or suppose' : null
}

/** 如果我 work at Google, 我 live in Leeds 吗: what the Chinese around an English statement makes of it is not known here. */
export const dropChineseFrame: Refiner = {
  id: 'en/drop-chinese-frame',
  refine: (candidate, reading) => {
    const reason = isGiven(candidate) ? null : frameOf(candidate, reading)
    return reason === null ? [candidate] : { drop: reason }
  },
}
