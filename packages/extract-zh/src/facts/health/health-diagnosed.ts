import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { CONDITIONS } from '../../lexicon/pastimes/actions.ts'
import { oneOf } from '../../text/patterns.ts'

/** What a doctor or a check-up has found. */

const GRADE = '(?:轻度|中度|重度|轻微|早期|慢性|急性|先天性|老年性?)?'
const ILLS = [
  ...CONDITIONS,
  '焦虑',
  '抑郁',
  '糖前期',
  '糖尿病前期',
  '糖耐量受损',
  '甲亢',
  '甲减',
  '散光',
  '弱视',
]
const LASTING = ILLS.filter((word) => !/感冒|发烧|阳了|新冠|^痘|便秘|晕[车船机]/u.test(word))
const ILL = `${GRADE}(?:${oneOf(LASTING)})`
const OTHERS = /宝宝|孩子|患者|病人|小孩|婴儿|新生儿|老人|胎儿|他|她/u

const SAYS = new RegExp(
  `(?:医生|大夫|专家|医院)(?:都|就|也)?(?:说|讲|诊断)(?:我?(?:这)?(?:就)?(?:是|有|得了|患有?|属于)(?:点|一点|些)?|我)(?<value>${ILL})(?:了|症)?$`,
  'gu',
)
const isOwn = (match: RuleMatch): boolean =>
  !OTHERS.test(match.clause.sentence.message.slice(0, match.clause.end)) &&
  (/我/u.test(match.text) || match.clause.sentence.message.includes('我'))

/** "医生说我是中度焦虑". */
export const healthDoctorSays: ExtractionRule = defineRule({
  id: 'zh/health.doctor-says',
  priority: 90,
  confidence: 0.93,
  anchors: ['医生', '大夫', '专家', '医院说', '医院诊断'],
  pattern: SAYS,
  draft: (match) =>
    /^(?:昨天|今天|上周|后来|结果|去医院|前几天|前天|现在|,|\s)*$/u.test(match.before) && isOwn(match)
      ? take(match, 'health')
      : null,
  examples: [
    { text: '大夫说我有慢性鼻炎', cards: [{ slot: 'health', value: '慢性鼻炎' }] },
    { text: '医生说我贫血', cards: [{ slot: 'health', value: '贫血' }] },
  ],
  counterExamples: [
    '医生说他是脂肪肝',
    '医生说孩子是哮喘',
    '医生说我没有胃炎',
    '不是医生说我贫血',
    '没有医生说我贫血',
    '幸好不是医院说我贫血',
    '医生说我是不是胃炎？',
  ],
})

const FOUND = new RegExp(
  `(?:查出来?|检查出来?|检出|诊断出来?|诊断为|确诊为?)(?:是|有|得了|患)?(?:了)?(?<value>${ILL})(?:了)?$`,
  'gu',
)

/** "刚查出来甲减". */
export const healthFound: ExtractionRule = ownRule({
  id: 'zh/health.found',
  priority: 89,
  confidence: 0.92,
  anchors: ['查出', '检出', '诊断', '确诊'],
  pattern: FOUND,
  elided: 'chat',
  event: true,
  examples: [
    { text: '刚查出来甲减，得按时吃药', cards: [{ slot: 'health', value: '甲减' }] },
    { text: '我姑姑上个月确诊了类风湿', cards: [{ slot: 'health', value: '类风湿', entity: 'user.aunt' }] },
  ],
  counterExamples: ['他查出来甲减', '没查出糖尿病', '怎么查出甲减？', '宝宝查出贫血'],
  read: (match, frame) => {
    if (
      frame.negative ||
      frame.modifiers.ago ||
      (!frame.explicit && OTHERS.test(match.clause.sentence.message))
    )
      return null
    return take(match, 'health')
  },
})

const IMPAIRED =
  /(?:是|有|属于)?(?<value>(?:视力|听力|肢体|言语|智力|精神|腿部)?(?:残疾)?(?:[一二三四1-4]级)(?:残疾|伤残)(?:人)?|(?:耳朵|左耳|右耳|两只耳朵)(?:有点|有些|很|越来越)?背|(?:左|右)?腿(?:有点|有些)?(?:瘸|跛)|腿(?:脚)?不利索)(?:了|的)?$/gu

/** "我听力二级残疾", "我耳朵背". */
export const healthImpaired: ExtractionRule = ownRule({
  id: 'zh/health.impaired',
  priority: 84,
  confidence: 0.93,
  anchors: ['级残疾', '级伤残', '背', '瘸', '跛', '利索'],
  pattern: IMPAIRED,
  elided: 'chat',
  examples: [
    { text: '我听力二级残疾', cards: [{ slot: 'health', value: '听力二级残疾' }] },
    {
      text: '我爷爷耳朵有点背',
      cards: [{ slot: 'health', value: '耳朵有点背', entity: 'user.grandfather' }],
    },
  ],
  counterExamples: ['他听力二级残疾', '你耳朵背啊', '二级残疾有补贴吗', '我不是二级残疾吗'],
  read: (match, frame) => (frame.negative ? null : take(match, 'health')),
})
