import { byName } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { isOccupation } from '../../text/jobs.ts'
import { mayBeName } from '../../text/names.ts'
import { looksLikePlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'
import { ACTIVITIES } from '../../lexicon/pastimes/actions.ts'
import { FIELDS } from '../../lexicon/grammar/fields.ts'
import { GRADES } from '../../lexicon/work/occupations.ts'
import { CONSTELLATIONS, TRAITS, ZODIAC_ANIMALS } from '../../lexicon/self/traits.ts'
import { oneOf } from '../../text/patterns.ts'

const SLOT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(FIELDS).flatMap(([slot, labels]) => labels.map((label): [string, string] => [label, slot])),
)
const LABELS = [...SLOT_OF.keys()]
const FIELD = new RegExp(
  `^(?:[(]?[\\d一二三四五六七八九十]{1,2}[.、)]|[-*•·●◆▪])?\\s?[【\\[]?(?:我的|本人|个人)?(?<label>${oneOf(LABELS)})[\\])】]?\\s?(?<mark>:|=|-{1,2}(?!\\d)|(?<= )|(?=\\d))\\s?(?<value>[^:]{1,60})$`,
  'gu',
)

/** Left blank, or a line of a form yet to be filled in. */
const BLANK = /^(?:无|没有|暂无|保密|未填写?|不详|未知|略|空|待定|请.*|填写.*|选填|必填|[-_/*x×]+)$/u
const NUMBER = /^\d|^[一二三四五六七八九十百]/u
/** What a value must look like, where anything could follow the label. */
const FORM: Names<(value: string) => boolean> = byName({
  name: mayBeName,
  nickname: (value) => value.length <= 12,
  gender: (value) => /^(?:男|女)(?:性|生|士|孩)?$/u.test(value),
  age: (value) => NUMBER.test(value) || /^[89]0后|^[0-9]{2}后/u.test(value),
  birthday: (value) => (NUMBER.test(value) && !/天|周|时|后|斤|小时/u.test(value)) || /^农历/u.test(value),
  height: (value) => NUMBER.test(value) && value.length <= 8 && !/近|来|半|斤/u.test(value),
  weight: (value) => NUMBER.test(value),
  blood_type: (value) => /^(?:a|b|o|ab|rh)/u.test(value),
  phone: (value) => /^\+?[\d][\d -]{5,18}$/u.test(value),
  email: (value) => /^[\w.+-]+@[\w.-]+$/u.test(value),
  account: (value) => /^@?[\w.@-]{4,40}$/u.test(value),
  occupation: (value) =>
    isOccupation(value) || /^(?:做|搞|卖|开|教|学|无业|待业|自由|在读|在家)/u.test(value),
  income: (value) => !/\s/u.test(value.trim()) && /\d|[一二三四五六七八九十]|[万千]/u.test(value),
  tenure: (value) => /年|月/u.test(value),
})
const LIST = new RegExp(`^(?:${oneOf([...ACTIVITIES, ...TRAITS])})`, 'u')
/** Only a space after the label: the value must be of the label's kind. */
const CERTAIN: Names<(value: string) => boolean> = byName({
  name: mayBeName,
  hobby: (value) => LIST.test(value),
  skill: (value) => LIST.test(value),
  personality: (value) => LIST.test(value),
  occupation: isOccupation,
  hometown: looksLikePlace,
  location: looksLikePlace,
  education: (value) => new RegExp(`^${GRADES}`, 'u').test(value),
  zodiac: (value) => new RegExp(`^(?:${oneOf(CONSTELLATIONS)}|[${ZODIAC_ANIMALS}])`, 'u').test(value),
  relationship_status: (value) => /^(?:未婚|已婚|离异|单身|离婚|恋爱|丧偶)/u.test(value),
  employer: (value) => /(?:公司|集团|医院|大学|学校|银行|中学|小学|局|厂)$/u.test(value),
  school: (value) => /(?:大学|学院|中学|小学|附中|[一二三四五六七八九]中)$/u.test(value),
})
/** Somebody else's sheet. */
const OF_ANOTHER =
  /(?:他|她|患者|嘉宾|作者|艺人|应聘者|候选人|员工|学生|客户|病人)(?:的)?(?:资料|信息|情况|简介|档案)|招聘|诚聘|急聘/u

const OF_THE_BODY = /^(?:height|weight|age|birthday)$/u

/** 孩子三岁，体重12公斤: told to a doctor of the child, not of the one who writes. */
function whoseBody(text: string): { readonly entity?: string } | null {
  if (/患者|病人|老人|男童|女童|新生儿/u.test(text)) return null
  if (/女儿|闺女/u.test(text)) return { entity: 'user.daughter' }
  if (/儿子/u.test(text)) return { entity: 'user.son' }
  return /宝宝|宝贝|孩子|小孩|婴儿/u.test(text) ? { entity: 'user.child' } : {}
}

/** A line of a form: "姓名：X", "2. 职业：X", "职业 X". */
export const fieldLabelled: ExtractionRule = defineRule({
  id: 'zh/field.labelled',
  priority: 104,
  confidence: 0.93,
  anchors: LABELS,
  pattern: FIELD,
  draft(match) {
    const slot = SLOT_OF.get(match.raw('label') ?? '')
    const value = match.raw('value') ?? ''
    if (
      slot === undefined ||
      BLANK.test(value) ||
      SLOT_OF.has(value) ||
      /号码?$|日期$/u.test(value) ||
      OF_ANOTHER.test(around(match))
    )
      return null
    const entity = OF_THE_BODY.test(slot) ? whoseBody(around(match)) : {}
    return fits(match, slot, value) && entity !== null ? take(match, slot, entity) : null
  },
  examples: [
    { text: '爱好：钓鱼', cards: [{ slot: 'hobby', value: '钓鱼' }] },
    { text: '1. 姓名：陆瑶', cards: [{ slot: 'name', value: '陆瑶' }] },
    { text: '职业 程序员', cards: [{ slot: 'occupation', value: '程序员' }] },
    {
      text: '姓名 陆瑶 年龄 27 籍贯 赣州',
      cards: [
        { slot: 'name', value: '陆瑶' },
        { slot: 'age', value: '27' },
        { slot: 'hometown', value: '赣州' },
      ],
    },
    { text: '【专业】：土木工程', cards: [{ slot: 'major', value: '土木工程' }] },
  ],
  counterExamples: [
    '爱好：暂无',
    '职业 规划',
    '工作 好累',
    '性别：请选择',
    '患者资料 年龄：52',
    '你的爱好：？',
  ],
})

/** The words before a line, as far as they can matter. */
const around = ({ clause }: RuleMatch): string =>
  clause.sentence.message.slice(Math.max(0, clause.start - 80), clause.end + 40)

function fits(match: RuleMatch, slot: string, value: string): boolean {
  const marked = match.raw('mark') !== undefined
  const must = marked ? FORM[slot] : (CERTAIN[slot] ?? FORM[slot])
  if (must !== undefined) return must(value)
  return marked && value.length <= LONGEST
}
const LONGEST = 30
