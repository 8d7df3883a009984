import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { takeModifiers } from '../../text/modifiers.ts'

const GROUP =
  '(?:[^,你您他她它我了的把从是不没就也都]{0,6})(?:社团|社|协会|学生会|会|团|队|俱乐部|战队|乐队|合唱团|剧团|舞团|志愿队|读书会|委员会|工作室|篮球队|足球队|跑团|车友会|业委会|家委会|党|团委|帮会|公会)'
const ADVERB = '(?:我|早就?|已经|刚|上周|上个?月|去年|今年|上学期|前阵子|也|都|后来|正式|主动|终于){0,4}'
const LEFT = new RegExp(
  `^(?<lead>[^,你您他她它]{0,6}?)(?:退出?了?(?<left>${GROUP})|从(?<from>${GROUP})(?:里)?(?:退|离开|撤|走)(?:出来|了出来)?|(?:那个)?(?<fronted>${GROUP})${ADVERB}(?:退出?|不去|不参加|不待|不呆|不干|离开)(?:掉)?|不在(?<inside>${GROUP})(?:里)?(?:待|呆|干)?)(?:了|啦)$`,
  'gu',
)
/** 机会, 社会 and the like are no clubs. */
const NO_GROUP =
  /(?:机会|社会|聚会|宴会|年会|大会|晚会|音乐会|演唱会|约会|开会|会议|误会|部队|排队|军队|集团|乐团演出|旅行团|旅游团|跟团|报团|^会|^团|^队|^社|^党)$/u
const SELF = /^(?:我|俺|本人|对了|其实)?(?:已经|早就|刚)?$/u

/** "合唱团我退了", "我退出学生会了". */
export const membershipLeft: ExtractionRule = defineRule({
  id: 'zh/affiliation.left',
  priority: 84,
  confidence: 0.92,
  anchors: ['退', '不去了', '不参加了', '不干了', '不待了', '不呆了', '离开', '不在', '撤'],
  pattern: LEFT,
  draft(match) {
    const lead = takeModifiers(match.raw('lead') ?? '')
    if (!SELF.test(lead.rest) || lead.negative) return null
    const value =
      match.capture('left') ?? match.capture('from') ?? match.capture('fronted') ?? match.capture('inside')
    if (!value || NO_GROUP.test(value.text)) return null
    const own = /我|俺|本人/u.test(match.text) || match.clause.index === 0
    return own ? { slot: 'affiliation', value, relation: 'retracts' } : null
  },
  examples: [
    { text: '合唱团我退了', cards: [{ slot: 'affiliation', value: '合唱团', relation: 'retracts' }] },
    { text: '我从校队退出来了', cards: [{ slot: 'affiliation', value: '校队', relation: 'retracts' }] },
  ],
  counterExamples: ['他退出学生会了', '你退出学生会了吗', '演唱会我不去了', '想退出社团'],
})
