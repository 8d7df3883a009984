import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { kindOf, saidBefore, timeBefore } from '../../text/mistake.ts'

const MEANT =
  /^(?:不对|不是|哦|啊|抱歉|不好意思)?我?(?:其实|本来|刚才)?(?:是想说(?:的是)?|想说的是|想打的是|想说|要说的是|的意思是|是说|说的是|指的是)(?:的是)?(?:在)?(?<value>[^,是你您他她它我这那]{1,12}?)(?:而?不是(?<old>[^,你您他她它我]{1,10}))?(?:才对|哈|啦|哦|啊)?$/gu
const NOT = /^,?(?:而)?不是(?<old>[^,你您他她它我]{1,10})/u

/** "我是想说金坛，不是溧阳": of a kind that shows in the value. */
export const correctionMeant: ExtractionRule = defineRule({
  id: 'zh/correction.meant',
  priority: 95,
  confidence: 0.92,
  anchors: ['想说', '想打的是', '要说的是', '意思是', '是说', '说的是', '指的是'],
  pattern: MEANT,
  draft(match) {
    const { clause } = match
    const value = match.capture('value')
    const after = clause.sentence.text.slice(clause.end - clause.sentence.start)
    const old = match.raw('old') ?? NOT.exec(after)?.groups?.['old']
    const kind = kindOf(match.raw('value') ?? '')
    if (!value || kind === 'other' || (old !== undefined && kindOf(old) !== kind)) return null
    const said = saidBefore(clause)
    if (/[你您他她它谁]|人家|如果|要是/u.test(said)) return null
    const slot = said === '' && (kind === 'location' || kind === 'occupation') ? kind : 'generic'
    const of = old ?? timeBefore(match.raw('value') ?? '', said)
    return { slot, value, relation: 'updates', correction: { of } }
  },
  examples: [
    {
      text: '我是想说常州，不是扬州',
      cards: [{ slot: 'location', value: '常州', relation: 'updates', corrects: '扬州' }],
    },
    {
      text: '我的意思是周五',
      cards: [{ slot: 'generic', value: '周五', relation: 'updates', corrects: null }],
    },
  ],
  counterExamples: [
    '我的意思是我不想去',
    '他的意思是周五',
    '你是想说常州吗？',
    '我是说真的',
    '我想说谢谢',
    '我想说的是另一件事',
    '你说的是扬州，我说的是常州',
    '我是说前天那份，不是这份',
  ],
})
