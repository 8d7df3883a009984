import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { ATTRIBUTES } from '../../lexicon/self/attributes.ts'
import { oneOf } from '../../text/patterns.ts'

const ADVERBS =
  '(?:现在|目前|如今|眼下|还|还在|仍然?|依然|依旧|一直|已经|正式|刚刚?|早就|最近|今年|去年|上个?月|上周|前阵子|就|也|都|早已){0,3}'
/** What follows is no value: 我的公司是不是…, 我的车是我爸买的. */
const NO_VALUE = '(?![不没在为因由从什哪谁我你您他她它这那一很太挺]|个(?!体))'
const IS = `${ADVERBS}(?:是|叫|为|(?<changed>(?:换|改|变|升)(?:成|为|到)了?))`

/** What is thought of a thing, no name of one. */
const SAID_OF_IT =
  /垃圾|黑心|破烂|辣鸡|冷门|热门|[好坏烂差]的?$|(?:大|小|上市|国有|民营|皮包)公司$|^(?:外企|国企|私企|民企|央企|985|211)/u

/** "我的职位现在是主厨", "我姐的爱好换成滑板了": what other rules left of what belongs to somebody. */
export const attribute: ExtractionRule = factRule({
  id: 'zh/attribute.is',
  priority: 16,
  confidence: 0.9,
  anchors: [...ATTRIBUTES.keys()],
  pattern: new RegExp(
    `(?<what>${oneOf(ATTRIBUTES.keys())})${IS}${NO_VALUE}(?<value>[^,。的]{1,20}?)(?:[了啦啊呢吧哦]{0,2})$`,
    'gu',
  ),
  elided: 'none',
  examples: [
    { text: '我的职位现在是主厨', cards: [{ slot: 'occupation', value: '主厨' }] },
    { text: '我姐的爱好换成滑板了', cards: [{ slot: 'hobby', value: '滑板', entity: 'user.sister' }] },
    { text: '我的车换成唐了', cards: [{ slot: 'vehicle', value: '唐', relation: 'updates' }] },
  ],
  counterExamples: [
    '我的车是我爸买的',
    '我的公司是不是倒闭了',
    '他的职位现在是主厨',
    '公司现在是淡季',
    '我的爱好是什么？',
    '我想把爱好换成滑板',
  ],
  read: (match, { negative, over }) => {
    const slot = ATTRIBUTES.get(match.raw('what') ?? '')
    if (slot === undefined || negative || over || SAID_OF_IT.test(match.raw('value') ?? '')) return null
    const isNew = match.raw('changed') !== undefined || /现在|目前|如今|眼下/u.test(match.text)
    return take(match, slot, isNew ? { relation: 'updates' } : {})
  },
})
