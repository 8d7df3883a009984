import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'

const RESIGNED =
  /从(?<value>[^,你他她我这那]{2,16}?)(?:那边|那里)?(?:主动|正式|裸)?(?:辞职|离职|退休|退役|跳槽)(?:出来|走)?(?:了|的|啦){0,2}$|被(?<sacker>[^,你他她我这那]{2,12}?)(?:裁员|裁|辞退|开除|解雇|炒)(?:掉)?了$/gu

/** "我从X离职了", "我被X裁了": where one worked until then. */
export const employerResigned: ExtractionRule = factRule({
  id: 'zh/employer.resigned',
  priority: 100,
  confidence: 0.9,
  anchors: ['辞职', '离职', '退休', '退役', '跳槽', '裁', '辞退', '开除', '解雇', '炒'],
  pattern: RESIGNED,
  event: true,
  examples: [
    { text: '我上个月从商场离职了', cards: [{ slot: 'employer', value: '商场', tense: 'past' }] },
    { text: '我被报社裁了', cards: [{ slot: 'employer', value: '报社', tense: 'past' }] },
  ],
  counterExamples: ['他从商场离职了', '我想从商场离职', '我被老板辞退了', '我还没从商场辞职'],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('sacker')
    const vague = /公司$|单位$|老板|领导|岗位|经理|原来|上一家|职位/u
    if (value === undefined || frame.negative || vague.test(value.text)) return null
    return { slot: 'employer', value, tense: 'past' }
  },
})
