import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore, sentencesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { goesOnAboutSelf } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { VEHICLES } from '../../lexicon/things/things.ts'
import { COUNTED, oneOf } from '../../text/patterns.ts'

const VEHICLE = oneOf(VEHICLES)
const HAS = new RegExp(
  `(?<verb>有|买|开|骑|拥有|换|入手|提|喜提|代步的?(?:是)?)(?:着|的(?:是)?|了|过)?(?:自己的|人生)?(?:第[一二三][辆台部]|${COUNTED})?(?<value>(?:(?:(?!有)[\\p{Script=Han}a-z0-9]){0,8}?)(?:${VEHICLE})(?:汉|唐|宋|秦|\\s?[a-z0-9]{1,6}(?:\\s[a-z0-9]{1,6})?)?)(?:的?车)?(?:的)?(?:上下班|上班|上学|代步)?(?:了)?$`,
  'gu',
)

/** "我有辆X", "我开X". */
export const vehicleHas: ExtractionRule = factRule({
  id: 'zh/vehicle.has',
  priority: 84,
  confidence: 0.96,
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
    if (/过/u.test(match.text) || /^(?:喜提|提)了?车/u.test(match.text)) return null
    const bare =
      (/^[开骑]的是/u.test(match.text) && goesOnAboutSelf(match)) ||
      (/^[开骑]/u.test(verb) && /^[开骑](?:着|的是)?一?[辆台部]/u.test(match.text))
    if (
      !frame.explicit &&
      !bare &&
      !(verb === '有' && (frame.entity !== 'user' || goesOnAboutSelf(match))) &&
      !(/^(?:买|提|喜提|换|入手)/u.test(verb) && /了/u.test(match.text))
    )
      return null
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
  `(?:的)?(?:车子?|座驾|坐骑|爱车|代步车|代步工具|小车)(?:就|现在)?是(?:一?[辆台部])?(?<value>(?:[^,你他她我]{0,6}的)?[\\p{Script=Han}a-z0-9]{0,4}?(?:${VEHICLE})[\\p{Script=Han}a-z0-9]{0,4})$`,
  'gu',
)

/** "我的车是白色的卡罗拉". */
export const vehicleIs: ExtractionRule = factRule({
  id: 'zh/vehicle.is',
  priority: 85,
  confidence: 0.92,
  anchors: ['车', '座驾', '坐骑', '代步'],
  pattern: CAR_IS,
  elided: 'chat',
  examples: [{ text: '我的车是辆白色的卡罗拉', cards: [{ slot: 'vehicle', value: '白色的卡罗拉' }] }],
  counterExamples: ['他的车是宝马', '你的车是什么？', '我的车是昨天洗的车'],
  read: (match, frame) =>
    (frame.explicit || /座驾|坐骑|爱车|代步/u.test(match.text)) &&
    !frame.negative &&
    !/[洗买修停借]/u.test(match.raw('value') ?? '')
      ? take(match, 'vehicle')
      : null,
})

const MINE = new RegExp(
  `^(?:[^,我你您他她它]{0,6}?)(?:我|咱|俺)(?:们?家|自己|们)?(?:的)?(?:(?:那|这)(?:[辆台部]|(?=[老破旧小]))|爱车|座驾|坐骑)(?:是(?:[^,我你他]{0,6}的)?)?(?:开了[^,]{1,4}的)?(?<value>(?:老|旧|新|小|破|二手|白色?|黑色?|红色?)?(?:的)?(?:${VEHICLE})[a-z0-9]{0,6})(?!卖|报废|展)`,
  'gu',
)

/** "我家那辆老捷达…": a car of one's own, whatever is said of it. */
export const vehicleMine: ExtractionRule = defineRule({
  id: 'zh/vehicle.mine',
  priority: 60,
  confidence: 0.92,
  anchors: [
    '爱车',
    '座驾',
    '坐骑',
    '我那老',
    '我那破',
    '我那旧',
    '我那小',
    '那辆',
    '那台',
    '那部',
    '这辆',
    '这台',
    '这部',
  ],
  pattern: MINE,
  draft: (match) =>
    /^(?:老|旧|新|小|破|二手)?(?:的)?(?:车|汽车|小车)$/u.test(match.raw('value') ?? '') ||
    /想|看中|看上|借|租|坐|打/u.test(match.text.slice(0, match.text.indexOf('我')))
      ? null
      : take(match, 'vehicle'),
  examples: [{ text: '我家那辆老桑塔纳又抛锚了', cards: [{ slot: 'vehicle', value: '老桑塔纳' }] }],
  counterExamples: ['他家那辆老捷达坏了', '我看中那辆宝马', '我坐的那辆奔驰'],
})

const NEW_CAR = /(?:提|买|换)了?(?:新|人生第一辆|第一辆|[一]?辆)*车|喜提|新车|落地/u
const NAMED = new RegExp(
  `^(?:是)?(?:一?[辆台部])?(?<value>(?:[\\p{Script=Han}]{1,4}色的?)?(?:${oneOf(VEHICLES.filter((word) => !/车$|^摩托$|^suv$/u.test(word)))})[\\p{Script=Han}a-z0-9 ]{0,14}?)(?:[\\p{Script=Han}]{1,4}色的?)?[了的啊呀]{0,2}$`,
  'gu',
)

/** "提车了！比亚迪海豚": which one it is, after it was said that there is a new one. */
export const vehicleNamed: ExtractionRule = factRule({
  id: 'zh/vehicle.named',
  priority: 83,
  confidence: 0.94,
  anchors: VEHICLES.filter((word) => !/车$|^摩托$|^suv$/u.test(word)),
  pattern: NAMED,
  elided: 'speaker',
  event: true,
  examples: [{ text: '提车了！五菱宏光，白色的', cards: [{ slot: 'vehicle', value: '五菱宏光' }] }],
  counterExamples: ['他提车了，五菱宏光', '五菱宏光', '想买新车，五菱宏光好吗？'],
  read: (match) => {
    const earlier = [...clausesBefore(match.clause), ...sentencesBefore(match.clause).flat()]
    const told = earlier.slice(0, 2).find((clause) => NEW_CAR.test(clause))
    return told === undefined || /想|要|打算|准备|[他她你]|没/u.test(told) ? null : take(match, 'vehicle')
  },
})
