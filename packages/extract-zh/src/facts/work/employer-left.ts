import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'

const RESIGNED =
  /从(?<value>[^,你他她我这那]{2,16}?)(?:那边|那里)?(?:主动|正式|裸)?(?:辞职|离职|退休|退役|跳槽)(?:出来|走)?(?:了|的|啦){0,2}$|被(?<sacker>[^,你他她我这那]{2,12}?)(?:裁员|裁|辞退|开除|解雇|炒)(?:掉)?了$/gu

/** "我从X离职了", "我被X裁了": where one worked until then. */
export const employerResigned: ExtractionRule = factRule({
  id: 'zh/employer.resigned',
  priority: 100,
  confidence: 0.93,
  anchors: ['辞职', '离职', '退休', '退役', '跳槽', '裁', '辞退', '开除', '解雇', '炒'],
  pattern: RESIGNED,
  event: true,
  examples: [
    { text: '我上个月从商场离职了', cards: [{ slot: 'employer', value: '商场', relation: 'retracts' }] },
    { text: '我被报社裁了', cards: [{ slot: 'employer', value: '报社', relation: 'retracts' }] },
  ],
  counterExamples: [
    '他从商场离职了',
    '我想从商场离职',
    '我被老板批评了',
    '我还没从商场辞职',
    '要是我从商场离职了',
    '我差点从商场离职了',
    '我从商场离职了吗？',
  ],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('sacker')
    const vague = /公司$|单位$|老板|领导|岗位|经理|原来|上一家|职位/u
    if (value === undefined || frame.negative || vague.test(value.text)) return null
    return { slot: 'employer', value, relation: 'retracts' }
  },
})

const OUT_OF_WORK =
  /(?<value>辞职|离职|辞掉?了?工作|被(?:公司|单位|老板)?(?:裁员|裁|辞退|开除|解雇|炒鱿鱼|炒)|失业|下岗|退休)(?:掉)?(?:在家)?(?:快|已经|都)?(?:[\d一二两三四五六七八九十几多半]{1,4}个?(?:多)?(?:年|月|周|天)(?:多)?)?(?:了|啦)(?:啊|呢)?$/gu
/** A state of its own, beside having left. */
const STATES = /失业|下岗|退休/u

/** "我辞职了", "我退休了": wherever one worked, one does no more. */
export const employerNone: ExtractionRule = factRule({
  id: 'zh/employer.none',
  priority: 91,
  confidence: 0.73,
  anchors: ['辞职', '离职', '工作', '裁', '辞退', '开除', '解雇', '炒', '失业', '下岗', '退休'],
  pattern: OUT_OF_WORK,
  elided: 'none',
  event: true,
  examples: [
    {
      text: '我辞职了',
      cards: [
        { slot: 'employer', value: '', relation: 'retracts' },
        { slot: 'event_work', value: '辞职' },
      ],
    },
    {
      text: '我退休了',
      cards: [
        { slot: 'employer', value: '', relation: 'retracts' },
        { slot: 'occupation', value: '退休' },
      ],
    },
    { text: '我上周被裁了', cards: [{ slot: 'employer', value: '', relation: 'retracts' }] },
    { text: '我失业了', cards: [{ slot: 'occupation', value: '失业' }] },
  ],
  counterExamples: [
    '他辞职了',
    '要是我辞职了',
    '我想辞职',
    '我差点辞职了',
    '我快被裁了',
    '我没辞职',
    '我辞职了吗？',
    '我要退休了',
    '我怕失业',
    '我明年退休了',
  ],
  read: (match, frame) => {
    const value = match.capture('value')
    if (value === undefined || frame.negative) return null
    const words = match.raw('value') ?? ''
    return [
      { slot: 'employer', value: '', relation: 'retracts' },
      STATES.test(words) ? { slot: 'occupation', value, relation: 'updates' } : { slot: 'event_work', value },
    ]
  },
})
