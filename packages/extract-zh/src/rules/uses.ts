import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'

const USES =
  /(?:(?:用|使用|穿|喷|抹|擦|喝|抽)的(?:一直|都|就|也){0,4}是|(?:一直|平时|经常|平常|日常|长期|常年|从来|习惯|每天|只)(?:都|也|就)?(?:在)?(?:用|使用|刷|逛|穿|听)(?!来|于|完|户|力|功|手|心)(?:着|的是)?)(?<value>[^,了过我你他]{2,20}?)(?:的|了)?(?:牌子?|家)?(?:产品)?$/gu

/** "我一直用X", "我用的是X". */
export const usesRegularly: ExtractionRule = factRule({
  id: 'zh/uses.regularly',
  priority: 62,
  confidence: 0.94,
  anchors: ['用', '穿', '喷', '抹', '擦', '刷', '逛', '喝的', '抽的', '听'],
  pattern: USES,
  elided: 'none',
  examples: [{ text: '我平时用印象笔记', cards: [{ slot: 'uses', value: '印象笔记' }] }],
  counterExamples: ['他一直用微博', '你平时用什么软件？'],
  read: (match, frame) =>
    /今|昨|刚/u.test(frame.modifiers.when ?? '') ||
    /^(?:心|来|不|这|那|的|力|脑|手)/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'uses'),
})
