import type { Clause } from '@recollect/core/extraction'
import { clausesBefore } from './earlier.ts'

/** What points, asks, opens a sentence, or is a person: nothing one could like or loathe. */
const NO_TOPIC =
  /^(?:这|那|此|该|谁|某|大家|别人|人家|有人|反正|其实|不过|因为|所以|但|可是|而且|如果|虽然|只要|只有|今天|昨天|刚才|当时|结果|现在|以前|之前|后来|有时|平时|一般|通常|平常|经常|说实话|老实说|有点|真的|确实|从小|小时候|听说|看来|原来|怪不得|难怪|当然|总之|本来|然后|和(?!牛)|跟|对|被|让|把|给|在|老公|老婆|妈妈?$|爸爸?$|我)|[你您她它我咱]|(?<!吉)他|什么|怎么|为啥|哪|[了吗呢吧啊哦哈嗯是也得让使都还在给]$|(?<![甜辣咸酸苦冰凉生油腻荤素味类])的$|看[见到]|时候|\d点|[早晚]上|第[一二三两]|^说|^(?:不|没|就|也|都|还|才|是|有|好|很|太|最|真|要|会|能|一|早|爱|喜欢|讨厌|算|问题|主要|可惜|感觉|觉得|天哪|救命|说|想|看|听)$|^(?:不|没|就|也|都|还(?!珠)|才|是|有|很|太|最)/u
const AS_TOPIC =
  /^(?:说到|说起|要说|论|至于|提到|像|关于)?(?<topic>[\p{Script=Han}a-z0-9《》]{1,10}?)(?:嘛|呢|啊|呀|吧|的话|这块|这方面|这一块|方面|这种东西|这玩意儿?|这东西|之类的|什么的|上)?$/u

/** 羊肉味道太重: the thing, and why. */
const JUDGED =
  /(?:的)?(?:味儿?|膻味儿?|腥味儿?|味道|口感|价格|节奏|声音)?(?:太|很|真|有点|实在|特别|好(?!吃)|也|就是|都是)[^,]{1,8}$/u

export const isTopic = (text: string): boolean => !NO_TOPIC.test(text)

/** What the clause before puts up for talk: "榴莲嘛，我受不了", "要说水果，我最爱芒果". */
export function topicBefore(clause: Clause): string | null {
  const [near] = clausesBefore(clause)
  const topic = near === undefined ? undefined : AS_TOPIC.exec(near.replace(JUDGED, ''))?.groups?.['topic']
  return topic !== undefined && isTopic(topic) ? topic : null
}
