import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { KIN_WORDS } from '../../text/kin.ts'
import { VEHICLES } from '../../lexicon/things/things.ts'
import { BY_NOW } from '../../text/patterns.ts'

const OVER = new RegExp(
  `(?:[把将])?(?:那|这)?[台辆部]?(?:旧的?|原来的|之前的|以前的)?(?<value>(?:(?![我你您他她它的这那])[\\p{Script=Han}a-z\\d])(?:(?![我你您他她它的这那])[\\p{Script=Han}a-z\\d ]){1,12}?)${BY_NOW}(?:被?我)?(?:(?:(?:让|叫|给|被)人?(?:给)?(?:偷|顺走|骑走|开走)|报废|卖|转手|转让|出手|出|退役|淘汰|下岗|送人|被偷)(?:掉)?|(?<![卖转送借还租])(?:给|送)(?:了)?(?:我们?)?(?:${KIN_WORDS})(?:拿去|拿走|开走|骑走|用|开|骑|去)?(?:[^,吗吧呢]{0,6}))(?:了|啦)$`,
  'gu',
)
/** One before that which one has. */
const EARLIER = /[上前]一?[台辆部]/u
/** Somebody's, or no thing one drives or works on. */
const NO_THING = /[把给将谁票房店货]|隔壁|同[事学]|朋友|邻居|老板|亲戚/u
const NOT_DONE = /想|要|打算|准备|考虑|能|该|别|不|没|差点|如果|要是|怎么|快/u

/** "捷达报废了", "小新给我弟用了": a car or a device one has no more, if the memory knows it as one's own. */
export const thingOver: ExtractionRule = factRule({
  id: 'zh/thing.over',
  priority: 61,
  confidence: 0.92,
  anchors: [
    '报废',
    '报销',
    '卖',
    '转手',
    '转让',
    '出手',
    '出了',
    '退役',
    '淘汰',
    '下岗',
    '送',
    '被偷',
    '人偷',
    '人骑走',
    '人开走',
    '给我',
  ],
  pattern: OVER,
  elided: 'chat',
  event: true,
  ownOnly: true,
  readsNegation: true,
  examples: [
    { text: '捷达上个月报废了', cards: [{ slot: 'vehicle', value: '捷达', relation: 'retracts' }] },
    { text: '小新给我弟用了', cards: [{ slot: 'device', value: '小新', relation: 'retracts' }] },
  ],
  counterExamples: [
    '他捷达报废了',
    '捷达报废了吗？',
    '要是捷达报废了',
    '想把捷达卖了',
    '捷达还没卖',
    '上一辆捷达报废了',
  ],
  read: (match, frame) => {
    const value = match.capture('value')
    if (
      !value ||
      EARLIER.test(match.before + match.text) ||
      NO_THING.test(value.text) ||
      frame.negative ||
      NOT_DONE.test(match.text) ||
      NOT_DONE.test(match.before)
    )
      return null
    const gone = { value, relation: 'retracts', known: true } as const
    const car = { slot: 'vehicle', ...gone } as const
    return VEHICLES.includes(value.text) ? car : [car, { slot: 'device', ...gone }]
  },
})
