import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { VEHICLES } from '../../lexicon/things/things.ts'
import { oneOf } from '../../text/patterns.ts'

/** "家里有两台车", "骑电动车上班", "刚提了辆比亚迪". */
export const vehicleDaily: ExtractionRule = factRule({
  id: 'zh/vehicle.daily',
  priority: 84,
  confidence: 0.93,
  anchors: [
    '辆车',
    '台车',
    '部车',
    '代步',
    '买菜',
    '出门',
    '上班',
    '上下班',
    '通勤',
    '上学',
    '接送孩子',
    '接娃',
    '送外卖',
    '跑滴滴',
  ],
  pattern: new RegExp(
    `我?家里?(?:还)?有(?<count>[一两二三四五几\\d]{1,2}(?:辆|台|部)车)$|(?:通勤|代步|买菜|出门)(?:就|都|一般|全靠|主要|基本)(?:是)?(?:骑|开)(?<ride>${oneOf(VEHICLES)}|电动车|电瓶车)$|(?:每天|平时|都|一直|一般|现在)?(?:骑|开)(?:着|个|辆|我的)?(?<value>(?:${oneOf(VEHICLES)}|电动车|电瓶车|小电驴|电驴|摩托车?|自行车|单车|共享单车))(?:去)?(?:上班|上下班|通勤|上学|接送孩子|接娃|送外卖|跑滴滴)$`,
    'gu',
  ),
  elided: 'chat',
  examples: [
    { text: '骑电瓶车上班', cards: [{ slot: 'vehicle', value: '电瓶车' }] },
    { text: '我家有两台车', cards: [{ slot: 'vehicle', value: '两台车' }] },
  ],
  counterExamples: ['他骑车上班', '你开车上班吗？', '公交车上人多'],
  read: (match, frame) => {
    if (frame.negative) return null
    const count = match.capture('count')
    if (count) return { slot: 'vehicle', value: count }
    const ride = match.capture('ride')
    if (ride !== undefined) return ride.text === '车' ? null : { slot: 'vehicle', value: ride }
    return match.raw('value') === '车' ? null : take(match, 'vehicle')
  },
})
