import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { BRANDS, VEHICLES } from '../../lexicon/things/things.ts'
import { DURATION, oneOf } from '../../text/patterns.ts'

const MAKES = VEHICLES.filter((word) => !/车$|^摩托$|^suv$/u.test(word))
const CAR = new RegExp(
  `^(?:一[辆台部])?(?<thing>(?:\\p{Script=Han}{1,3}色的?)?(?:${oneOf(MAKES)})[\\p{Script=Han}a-z0-9 ]{0,8})(?:的|啊|呀)?$`,
  'u',
)
const DEVICE = new RegExp(
  `^(?:是)?(?<thing>(?:${oneOf(BRANDS.filter((word) => !/^(?:苹果|联想|理想|坚果|锤子|大众)$/u.test(word)))}|苹果\\d|联想[小拯y])[\\p{Script=Han}a-z0-9 ]{0,10})(?:的|啊|呀)?$`,
  'u',
)
const WHEN = '(?:去年|前年|大前年|今年|上个?月|年初|年底|刚|新|才|几年前|很早|\\d{2,4}年)'
const KEPT = new RegExp(
  `^(?:${WHEN}(?:刚|才)?(?:提|买|入手|换|落地|入)的?|(?:才|刚|已经|都)?(?:买|用|开|提|入手)(?:了)?(?:才|快|有|不到|差不多|都)?(?:${DURATION}))[了啊呢的]{0,2}$`,
  'gu',
)
const LONGEST = 60

const STAYED = new RegExp(
  `^(?:我)?(?:手上|手里)?(?:的)?(?:这|那)?[台部个支]?(?<value>(?:${oneOf(BRANDS)})[\\p{Script=Han}a-z0-9 ]{0,12}?)(?:都|已经)?(?:(?:陪|跟)了?我(?:有|快)?|(?<=我.*)用了(?:有|快)?)(?:${DURATION})[了啊呢的]{0,2}$`,
  'gu',
)

/** "这台MacBook陪我四年了". */
export const deviceStayed: ExtractionRule = factRule({
  id: 'zh/device.stayed',
  priority: 82,
  confidence: 0.92,
  anchors: ['陪我', '跟我', '陪了我', '跟了我', '用了'],
  pattern: STAYED,
  elided: 'speaker',
  event: true,
  examples: [{ text: '这台ThinkPad陪我六年了', cards: [{ slot: 'device', value: 'ThinkPad' }] }],
  counterExamples: ['这台ThinkPad陪他六年了', '她陪我六年了', '这台ThinkPad怎么样？'],
  read: (match, frame) => (frame.negative ? null : take(match, 'device')),
})

/** "苹果12，用了四年了", "特斯拉，前年提的": the thing stands alone, and what follows makes it one's own. */
export const keptForLong: ExtractionRule = factRule({
  id: 'zh/device.kept',
  priority: 70,
  confidence: 0.92,
  anchors: ['提', '买', '入手', '换', '落地', '入', '用', '开'],
  pattern: KEPT,
  elided: 'speaker',
  event: true,
  examples: [
    { text: '小米平板，用了三年了', cards: [{ slot: 'device', value: '小米平板' }] },
    { text: '比亚迪海豹，去年提的', cards: [{ slot: 'vehicle', value: '比亚迪海豹' }] },
  ],
  counterExamples: ['他的红米K50，用了三年了', '红米K50，多少钱？', '用了三年了'],
  read: (match) => {
    const [near = ''] = clausesBefore(match.clause)
    if (match.clause.sentence.message.length > LONGEST) return null
    const car = CAR.exec(near)?.groups?.['thing']
    if (car !== undefined) return { slot: 'vehicle', value: car }
    const device = DEVICE.exec(near)?.groups?.['thing']
    return device === undefined ? null : { slot: 'device', value: device }
  },
})
