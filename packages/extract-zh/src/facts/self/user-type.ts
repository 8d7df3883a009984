import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { KIND_ENDS } from '../../lexicon/self/traits.ts'
import { oneOf } from '../../text/patterns.ts'

const KIND = new RegExp(
  `(?:是|属于|算|算是|当了|还在当|一直当|沦为|变成了?|成了)(?:[咱我]们?[^,你他她的]{1,5}里?(?:的)?)?(?:唯一|最)?的?(?:一)?(?:个|名|位|枚|只|条)?(?<value>[^,你我他她谁什不没]{0,16}?(?:${oneOf(KIND_ENDS)}))(?:一枚|一个|了|的|呢|啊|哈|来着|本人)?$`,
  'gu',
)

/** "我是X用户", "我是个老球迷": what kind of person or user one is. */
export const userTypeKind: ExtractionRule = factRule({
  id: 'zh/user-type.kind',
  priority: 95,
  confidence: 0.96,
  anchors: KIND_ENDS,
  pattern: KIND,
  examples: [
    { text: '我是安卓玩机用户', cards: [{ slot: 'user_type', value: '安卓玩机用户' }] },
    { text: '我是个老球迷', cards: [{ slot: 'user_type', value: '老球迷' }] },
  ],
  counterExamples: ['我是什么用户', '他是资深用户', '我是不是新手', '你是玩机党'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    return /^(?:控|党|会员|来|去|在|要|想|被)$|^(?:来|去|在|要|想|被|把)/u.test(value) ||
      /独生[子女]|共产党|国民党|民主党|共和党/u.test(value) ||
      /(?:[协会社联队团]|俱乐部)的会员$|失控$|受控$|操控$|精神焕发/u.test(value) ||
      frame.lead.length > 6
      ? null
      : take(match, 'user_type')
  },
})
