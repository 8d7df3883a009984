import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'

const SINCE =
  '(?:[\\d一二两三四五六七八九十几多半好]{1,4}个?(?:多)?(?:年|月|周|天)(?:多)?|很久|好久|很多年|好多年|多年)?'
const STATE = new RegExp(
  `(?:是|还是|恢复|处于|一直|目前|现在|都|也){0,4}(?:一)?(?:个|只|条|名)?(?<value>单身|未婚|已婚|离异|离婚|丧偶|脱单|脱单成功|热恋中?|恋爱中|谈恋爱|恋爱|订婚|已订婚|结婚|新婚|再婚|复婚|分居|隐婚|闪婚|单着|母胎单身|母胎solo|没结婚|没有结婚|没对象|没有对象|没有男朋友|没有女朋友|没男朋友|没女朋友|没谈过恋爱|离过婚|结过婚|分手|失恋|丁克)(?:人士|状态|狗|的人|族|中)?(?:都|已经)?${SINCE}(?:的)?(?:了|啦|啊|呢|着|的){0,4}$`,
  'gu',
)
const NEWLY = /^(?:脱单|订婚|结婚|离婚|分手|谈恋爱|恋爱|再婚|复婚|闪婚|失恋|脱单成功)/u

/** "我单身", "我离婚了". Bare "结婚" without 了 is a topic, not a state. */
export const relationshipStatus: ExtractionRule = factRule({
  id: 'zh/relationship-status.is',
  priority: 86,
  confidence: 0.9,
  anchors: [
    '单身',
    '婚',
    '离异',
    '丧偶',
    '脱单',
    '恋',
    '对象',
    '男朋友',
    '女朋友',
    '分手',
    '分居',
    '单着',
    '母胎',
    '丁克',
  ],
  pattern: STATE,
  elided: 'none',
  examples: [
    { text: '我目前单身', cards: [{ slot: 'relationship_status', value: '单身' }] },
    { text: '我离婚两年了', cards: [{ slot: 'relationship_status', value: '离婚', relation: 'updates' }] },
    { text: '我表姐结婚了', cards: [{ slot: 'relationship_status', value: '结婚', entity: 'user.cousin' }] },
  ],
  counterExamples: ['他们结婚了', '我要离婚', '我也经常离婚', '你结婚了吗？', '如果我们没离婚'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const changed = NEWLY.test(value)
    if (
      changed &&
      !/了|中|啦/u.test(match.text) &&
      frame.modifiers.negative === false &&
      !/^谈恋爱/u.test(value)
    )
      return null
    if (/经常|常/u.test(match.before) || /[他她你]/u.test(frame.lead)) return null
    return take(match, 'relationship_status', changed && !frame.negative ? { relation: 'updates' } : {})
  },
})

const WITH =
  /(?:在)?(?:和|跟|与|同(?![事学桌屋伴居]))(?<who>[^,我你]{1,16}?)(?:都|已经|刚|也|正在|在|又|终于){0,4}(?<value>谈恋爱|分手|结婚|离婚|订婚|复合|领证|恋爱|同居|在一起)(?:[\d一二两三四五六七八九十几多半]{1,4}个?(?:年|月|周|天)(?:多)?)?(?<done>了|啦)?$/gu

/** "我和X分手了". */
export const relationshipWith: ExtractionRule = factRule({
  id: 'zh/relationship-status.with',
  priority: 87,
  confidence: 0.88,
  anchors: ['谈恋爱', '分手', '结婚', '离婚', '订婚', '复合', '领证', '恋爱', '同居', '在一起'],
  pattern: WITH,
  elided: 'none',
  event: true,
  examples: [
    { text: '我跟前任分手了', cards: [{ slot: 'relationship_status', value: '分手', relation: 'updates' }] },
  ],
  counterExamples: ['我想跟他结婚', '他和女朋友分手了', '我要和你离婚'],
  read: (match, frame) =>
    frame.negative ||
    (match.raw('done') === undefined &&
      match.raw('value') !== '谈恋爱' &&
      !/刚|已经|前|昨|上/u.test(match.before))
      ? null
      : take(match, 'relationship_status', { relation: 'updates' }),
})

const ORIENTATION =
  /(?:是)(?:一)?(?:个|名)?(?<value>同性恋|双性恋|异性恋|无性恋|gay|les|拉拉|百合|同志|直女|弯的|直的|泛性恋|钢铁直男)(?:者)?(?:了|啊)?$/gu

/** "我是同性恋". */
export const orientationIs: ExtractionRule = factRule({
  id: 'zh/orientation.is',
  priority: 96,
  confidence: 0.92,
  anchors: ['性恋', 'gay', 'les', '拉拉', '百合', '同志', '直女', '弯的', '直的', '直男'],
  pattern: ORIENTATION,
  elided: 'none',
  examples: [{ text: '我是双性恋', cards: [{ slot: 'orientation', value: '双性恋' }] }],
  counterExamples: ['他是同性恋', '你是gay吗？'],
  read: (match) => take(match, 'orientation'),
})
