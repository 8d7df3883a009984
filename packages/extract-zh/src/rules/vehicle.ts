import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'
import { VEHICLES } from '../lexicon/things.ts'
import { COUNTED, oneOf } from '../patterns.ts'

const VEHICLE = oneOf(VEHICLES)
const HAS = new RegExp(
  `(?<verb>有|买|开|骑|拥有|换|入手|提|喜提|代步的?(?:是)?)(?:着|的(?:是)?|了|过)?(?:自己的)?(?:${COUNTED})?(?<value>(?:(?:(?!有)[\\p{Script=Han}a-z0-9]){0,8}?)(?:${VEHICLE})(?:汉|唐|宋|秦|[a-z0-9]{1,6})?)(?:的?车)?(?:的)?(?:上下班|上班|上学|代步)?(?:了)?$`,
  'gu',
)

/** "我有辆X", "我开X". */
export const vehicleHas: ExtractionRule = factRule({
  id: 'zh/vehicle.has',
  priority: 84,
  confidence: 0.86,
  anchors: VEHICLES.filter((word) => !VEHICLES.some((other) => other !== word && word.includes(other))),
  pattern: HAS,
  elided: 'chat',
  examples: [
    { text: '我有一辆摩托车', cards: [{ slot: 'vehicle', value: '摩托车' }] },
    { text: '我没有车', cards: [{ slot: 'vehicle', value: '车', polarity: 'negative' }] },
  ],
  counterExamples: ['他有辆新车', '我想买车', '我开车去上班', '如果我有车'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const verb = match.raw('verb') ?? ''
    if (
      /^路车|出租|公交|网约|货车|遥控|玩具|模型|火车|停车|堵|洗车|坐|公交|地铁/u.test(value) ||
      (/^[开骑]/u.test(verb) && /^(?:车|汽车|自行车|单车|摩托车?|新车)$/u.test(value))
    )
      return null
    if (/过/u.test(match.text)) return null
    if (!frame.explicit && !(/^(?:买|提|喜提|换|入手)/u.test(verb) && /了/u.test(match.text))) return null
    const bought = /买|换|入手|提/u.test(verb)
    return take(
      match,
      'vehicle',
      bought && !frame.negative ? { relation: verb.includes('换') ? 'updates' : 'sets' } : {},
    )
  },
})

const SOLD = new RegExp(
  `(?:把|将)(?:我的?|自己的?|家里的?)?(?:那辆|那台|旧|老)?(?<value>${VEHICLE})(?:也|都|给){0,2}(?:卖|处理|转|报废)(?:掉|出去|给[^,]{1,6})?(?:了|啦)$|卖(?:掉|出去)?了(?:我的?|自己的?)?(?:那辆|那台|旧|老)?(?<own>${VEHICLE})(?:了)?$|(?:那辆|那台)?(?<mine>${VEHICLE})(?:已经|刚|刚刚|也|都|被我){0,2}(?:卖|报废)(?:掉|出去)?(?:了|啦)$`,
  'gu',
)
/** No kind of its own: whichever there was. */
const WHICHEVER = /^(?:小|新|二手)?(?:车|汽车|轿车)$/u

/** "我把X卖了": one has it no more. */
export const vehicleSold: ExtractionRule = factRule({
  id: 'zh/vehicle.sold',
  priority: 88,
  confidence: 0.92,
  anchors: ['卖', '处理', '转', '报废'],
  pattern: SOLD,
  elided: 'none',
  event: true,
  examples: [
    { text: '我把奥迪卖了', cards: [{ slot: 'vehicle', value: '奥迪', relation: 'retracts' }] },
    { text: '我卖了我的车', cards: [{ slot: 'vehicle', value: '', relation: 'retracts' }] },
    { text: '我的摩托车卖掉了', cards: [{ slot: 'vehicle', value: '摩托车', relation: 'retracts' }] },
  ],
  counterExamples: [
    '他把奥迪卖了',
    '我想把车卖了',
    '要是我把车卖了',
    '我差点把车卖了',
    '我没把车卖了',
    '我把车卖了吗？',
    '我是卖车的',
  ],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('own') ?? match.capture('mine')
    if (value === undefined || frame.negative) return null
    return { slot: 'vehicle', value: WHICHEVER.test(value.text) ? '' : value, relation: 'retracts' }
  },
})

const CAR_IS = new RegExp(
  `(?:的)?(?:车子?|座驾|代步车|小车)(?:就|现在)?是(?:一?[辆台部])?(?<value>(?:[^,你他她我]{0,6}的)?[\\p{Script=Han}a-z0-9]{0,4}?(?:${VEHICLE})[a-z0-9]{0,6})$`,
  'gu',
)

/** "我的车是白色的卡罗拉". */
export const vehicleIs: ExtractionRule = factRule({
  id: 'zh/vehicle.is',
  priority: 85,
  confidence: 0.92,
  anchors: ['车'],
  pattern: CAR_IS,
  elided: 'none',
  examples: [{ text: '我的车是辆白色的卡罗拉', cards: [{ slot: 'vehicle', value: '白色的卡罗拉' }] }],
  counterExamples: ['他的车是宝马', '你的车是什么？', '我的车是昨天洗的车'],
  read: (match, frame) =>
    frame.explicit && !frame.negative && !/[洗买修停借]/u.test(match.raw('value') ?? '')
      ? take(match, 'vehicle')
      : null,
})
