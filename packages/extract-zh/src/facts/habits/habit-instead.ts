import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { isIntended } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

const INSTEAD =
  /(?:现在|如今|目前)?(?:就|都)?(?:改(?=[喝吃抽嚼])|换成了?(?=[喝吃抽嚼])|(?=只[喝吃抽嚼]))(?<value>只?(?:喝|吃|抽|嚼)(?!了|过|到|完|药|[的着])[^,我你您他她它了过的吗么]{1,8}?)(?:了|啦|咯)?$/gu
/** What one has given up stands right before it. */
const GIVEN_UP =
  /戒(?:了|掉了?)$|戒了[^,]{1,6}$|^[^,我]{1,6}我?(?:已经|也|都|就|给|彻底){0,2}(?:停|断|掐)(?:掉)?了$|不(?:再)?(?:喝|吃|抽)[^,吗么?]{0,6}了$/u
const NOT_OWN = /[说劝让叫]|建议|宝宝|宝贝|孩子|小孩|娃|患者|病人|婴儿|猫|狗/u

/** "奶茶戒了，现在只喝温水", "我不喝咖啡了，改喝豆浆": what one has instead of what one gave up. */
export const habitInstead: ExtractionRule = factRule({
  id: 'zh/habit.instead',
  priority: 62,
  confidence: 0.93,
  anchors: ['喝', '吃', '抽', '嚼'].flatMap((verb) => [`改${verb}`, `只${verb}`, `成${verb}`, `成了${verb}`]),
  pattern: INSTEAD,
  elided: 'chat',
  examples: [
    {
      text: '牙不好，奶茶戒了，现在只喝温水',
      cards: [
        { slot: 'habit', value: '只喝温水' },
        { slot: 'habit', value: '奶茶', relation: 'retracts' },
      ],
    },
    {
      text: '我不喝奶茶了，改喝豆浆',
      cards: [
        { slot: 'habit', value: '喝豆浆' },
        { slot: 'habit', value: '喝奶茶', relation: 'retracts' },
      ],
    },
  ],
  counterExamples: [
    '现在只喝温水',
    '他奶茶戒了，现在只喝温水',
    '宝宝奶粉戒了，现在只喝牛奶',
    '医生说咖啡戒了，改喝牛奶会好一点',
    '下雨了，只喝了一杯',
    '如果咖啡戒了，改喝茶',
    '你咖啡戒了，改喝茶了吗？',
    '想把咖啡戒了，改喝茶',
  ],
  read: (match, frame) => {
    const [before = ''] = clausesBefore(match.clause)
    if (frame.negative || !GIVEN_UP.test(before) || isIntended(match, frame)) return null
    if (!frame.explicit && NOT_OWN.test(match.clause.sentence.text)) return null
    return take(match, 'habit')
  },
})
