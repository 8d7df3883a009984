import type { ExtractionRule } from '@recollect/core'
import { isOccupation } from '../frame/jobs.ts'
import { LONG } from '../frame/long.ts'
import { ownRule } from '../frame/own-rule.ts'
import { take } from '../frame/take.ts'

const UNIT = `(?:${LONG}|[一两二三四五六七八九十几俩\\d]{1,2}(?:季|届|期|轮|个?暑假|个?寒假|个?夏天|个?冬天))`
const STINT = new RegExp(
  `(?<value>(?<![现正])在(?<where>[^,我你您他她它了过这那]{1,10}?)(?:做|当|干)了(?:整整|大概|差不多)?${UNIT}(?:的)?(?<job>[^,我你您他她它了过的]{1,8}?))$`,
  'gu',
)

/** "在新西兰做了两季果园工". */
export const experienceStint: ExtractionRule = ownRule({
  id: 'zh/experience.stint',
  priority: 102,
  confidence: 0.92,
  anchors: ['做了', '当了', '干了'],
  pattern: STINT,
  elided: 'chat',
  event: true,
  examples: [
    {
      text: '在澳洲做了两季果园工，晒脱皮',
      cards: [{ slot: 'experience', value: '在澳洲做了两季果园工', tense: 'past' }],
    },
  ],
  counterExamples: ['他在澳洲做了两季果园工', '你在学校做了几年老师', '我在家做了两年饭'],
  read: (match, frame) =>
    !frame.negative && isOccupation(match.raw('job') ?? '')
      ? take(match, 'experience', { tense: 'past' })
      : null,
})

const BEEN_THROUGH =
  /(?<value>(?:走过长征|蹲过(?:号子|监狱|大牢|看守所|局子|点)|挨过[^,你您他她它我]{1,6}|扛过枪|渡过江|下过(?:乡|矿|放)|插过队|吃过(?:牢饭|皇粮|官司|苦|大锅饭|食堂)|逃过(?:难|荒|学|婚)|要过饭|讨过饭|流过浪|睡过(?:大街|桥洞|天桥|公园|车站|网吧|地下室)|住过(?:地下室|窑洞|桥洞|集体宿舍|大杂院|筒子楼|城中村|医院)|坐过(?:绿皮火车|硬座|牢|船|飞机|头等舱|热气球|直升机|邮轮|月子)|跑过[^,你您他她它我]{0,6}?(?:马拉松|全马|半马|越野赛|龙套|长途)|留过(?:学|级|洋|守)|复过读|跳过(?:级|槽|伞)|欠过[^,你您他她它我]{1,8}|破过产|离过[^,你您他她它我]{0,3}?婚|当过[^,你您他她它我]{1,8}|教过[^,你您他她它我]{1,8}|开过一?[家个间辆][^,你您他她它我]{1,8}|救过[^,你您他她它我]{0,3}?(?:人|命)|被(?:骗|偷|抢|开除|裁|劝退)过[^,你您他她它我]{0,6}))(?:的)?(?:了|啊|呢)?$/gu

/** "我爷爷走过长征", "我住过地下室", "从小到大没挨过打". */
export const experienceThrough: ExtractionRule = ownRule({
  id: 'zh/experience.through',
  priority: 65,
  confidence: 0.92,
  anchors: [
    '走过长征',
    '蹲过',
    '挨过',
    '扛过枪',
    '渡过江',
    '下过',
    '插过队',
    '吃过',
    '逃过',
    '要过饭',
    '讨过饭',
    '流过浪',
    '睡过',
    '住过',
    '坐过',
    '跑过',
    '留过',
    '复过读',
    '跳过',
    '欠过',
    '破过产',
    '离过',
    '当过',
    '教过',
    '开过',
    '救过',
    '骗过',
    '偷过',
    '抢过',
    '开除过',
    '裁过',
    '劝退过',
  ],
  pattern: BEEN_THROUGH,
  elided: 'chat',
  event: true,
  readsNegation: true,
  examples: [
    { text: '我住过地下室', cards: [{ slot: 'experience', value: '住过地下室', tense: 'past' }] },
    { text: '从小到大没挨过打', cards: [{ slot: 'experience', value: '挨过打', polarity: 'negative' }] },
  ],
  counterExamples: ['他住过地下室', '你坐过邮轮吗？', '谁没吃过苦', '吃过苦的人才懂', '他当过校长的学校'],
  read: (match, frame) => {
    if (/谁|哪个|[这那]|什么|的(?:人|都|是)/u.test(match.clause.text)) return null
    const opens = /从小|从来|至今|长这么大|以前|曾/u.test(match.before)
    if (!frame.explicit && frame.entity === 'user' && !opens && !/我/u.test(match.clause.sentence.message))
      return null
    return take(match, 'experience', frame.negative ? { polarity: 'negative' } : { tense: 'past' })
  },
})
