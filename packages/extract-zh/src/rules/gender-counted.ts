import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'

/** "我妹子一个", "汉子一条": a measure word after it. */
export const genderCounted: ExtractionRule = factRule({
  id: 'zh/gender.counted',
  priority: 88,
  confidence: 0.92,
  anchors: ['一枚', '一个', '一条', '一只'],
  pattern:
    /(?:纯|真|老|小)?(?<value>妹子|妹纸|汉子|女汉子|男生|女生|男的|女的|软妹|糙汉|爷们儿?|姑娘|小姑娘|男人|女人)一(?:枚|个|条|只)(?:啦|哈|哦|呀)?$/gu,
  elided: 'speaker',
  ownOnly: true,
  examples: [{ text: '本人女生一枚', cards: [{ slot: 'gender', value: '女生' }] }],
  counterExamples: ['他汉子一条', '来了妹子一个', '路上遇到妹子一枚'],
  read: (match) => take(match, 'gender'),
})
