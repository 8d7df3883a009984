import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { subjectOf } from '../../text/subject.ts'
import { take } from '../../text/take.ts'
import { COMPANIES } from '../../lexicon/work/organizations.ts'
import { oneOf } from '../../text/patterns.ts'

const COMPANY = `(?:${oneOf(COMPANIES)})(?:物流|科技|云|金融|地产|银行|集团|快递|医疗|汽车|电子|健康|文娱|游戏)?`

const PLACE_OF_WORK =
  '[^,你您他她它我了这那]{0,8}?(?:公司|厂|工厂|集团|银行|医院|学校|酒店|餐厅|超市|工地|工作室|事务所|律所|报社|电视台|出版社|设计院|研究所|研究院|诊所|商场|物业|车间|机关|单位|店里?|外企|国企|大厂|互联网|体制内|幼儿园|培训机构|广告公司)'
const NOT_THERE = new RegExp(
  `^(?<lead>[^,你您他她它]{0,8}?)(?:早就?|已经|现在|早已)?不在(?:原来那家|之前那家|以前那家|那家|那个)?(?<value>${COMPANY}|${PLACE_OF_WORK}|[a-z\\p{Script=Han}]{2,6}(?=上班|干|做|任职))(?:里)?(?:上班|干|做事?|工作|待|呆|任职|打工)?(?:了|啦)$`,
  'gu',
)

/** "已经不在广告公司了": where one works no more. */
export const employerNotThere: ExtractionRule = defineRule({
  id: 'zh/employer.not-there',
  priority: 86,
  confidence: 0.92,
  anchors: ['不在'],
  pattern: NOT_THERE,
  draft(match) {
    const subject = subjectOf(match, match.raw('lead') ?? '', 'chat')
    if (subject === null || subject.modifiers.negative) return null
    const works = /上班|[干做]|工作|任职|打工/u.test(match.text)
    const value = match.raw('value') ?? ''
    if (/^(?:学校|店|店里|医院|酒店|超市|公司|单位|餐厅|商场)$/u.test(value) && !works) return null
    return take(match, 'employer', { relation: 'retracts', entity: subject.entity })
  },
  examples: [
    { text: '已经不在广告公司了', cards: [{ slot: 'employer', value: '广告公司', relation: 'retracts' }] },
    { text: '我早不在酒店干了', cards: [{ slot: 'employer', value: '酒店', relation: 'retracts' }] },
    { text: '我姐夫不在银行了', cards: [{ slot: 'employer', value: '银行', entity: 'user.brother_in_law' }] },
  ],
  counterExamples: ['他不在广告公司了', '我不在公司', '你不在银行上班了吗', '我今天不在学校了'],
})

const NOW_AT = new RegExp(
  `^(?:我|俺)?(?:现在|目前|如今|这会儿|眼下)(?:是)?在(?:一家|一个)?(?<value>${COMPANY}|${PLACE_OF_WORK})(?:里|那边)?(?:上班|工作|干活?|做|开|跑|当|搞|管|送|卖|带|教|实习|打工)?[^,你您他她它]{0,6}(?:了|呢)?$`,
  'gu',
)
const LEFT =
  /不在(?!家|这|那|学校|宿舍|屋).{1,10}了|离职|辞职|跳槽|换(?:了|工作|公司|单位)|被裁|从.{1,8}(?:出来|走)/u

/** "不在A干了，现在在B开叉车": where one works instead. */
export const employerInstead: ExtractionRule = defineRule({
  id: 'zh/employer.instead',
  priority: 94,
  confidence: 0.92,
  anchors: ['现在在', '目前在', '如今在', '现在是在', '眼下在'],
  pattern: NOW_AT,
  draft(match) {
    const [near] = clausesBefore(match.clause)
    return near !== undefined && LEFT.test(near) && !/[你您他她]/u.test(near)
      ? take(match, 'employer', { relation: 'updates' })
      : null
  },
  examples: [
    {
      text: '已经不在顺丰了，现在在京东物流开叉车',
      cards: [
        { slot: 'employer', value: '顺丰', relation: 'retracts' },
        { slot: 'employer', value: '京东物流', relation: 'updates' },
      ],
    },
  ],
  counterExamples: ['他不在顺丰了，现在在京东开叉车', '不在家了，现在在医院排队'],
})
