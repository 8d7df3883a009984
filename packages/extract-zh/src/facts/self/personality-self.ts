import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const THIS_PERSON =
  /(?<=我(?:这个?人|这种人))(?:吧|呢|啊|嘛)?(?:就是|天生|一向|平时|其实|从小|比较|一直|向来|就|真的|有个毛病就是|最大的特点就是)?(?:个|是个?)?(?<value>[\p{Script=Han}]{2,12}?)(?:的|的人)?(?:了|啊|哈)?$/gu
/** What other rules read better, and what is no trait. */
const OTHERWISE =
  /^(?:也?没|以后|会|现在|整个|很?[胖瘦]|最?(?:喜欢|爱|讨厌|怕|烦)|不?(?:吃|喝|抽|会|想|要|去|来|说(?!话)|看|用|买|知道|明白|懂)|在|有[一个两]|没[啥什]|没有?(?:钱|房|车|对象|工作)|叫|住|今|昨|明|刚|已经|跟|和|对|把|被|给|让|觉得|认为|怎么|什么|是不是)/u

/** "我这人嘴硬心软": how one describes oneself. */
export const personalityThisPerson: ExtractionRule = factRule({
  id: 'zh/personality.this-person',
  priority: 68,
  confidence: 0.92,
  anchors: ['我这人', '我这个人', '我这种人'],
  pattern: THIS_PERSON,
  elided: 'none',
  readsNegation: true,
  examples: [{ text: '我这人藏不住事', cards: [{ slot: 'personality', value: '藏不住事' }] }],
  counterExamples: ['我这人不吃香菜', '我这个人怎么样？', '我这人昨天去了一趟'],
  read: (match) => (OTHERWISE.test(match.raw('value') ?? '') ? null : take(match, 'personality')),
})
