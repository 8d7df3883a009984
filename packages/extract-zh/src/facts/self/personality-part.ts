import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

/** "我性子急", "我脾气不好", "我胆子小": a part of character and what it is like. */
export const personalityPart: ExtractionRule = factRule({
  id: 'zh/personality.part',
  priority: 83,
  confidence: 0.93,
  anchors: ['性子', '脾气', '胆子', '心眼', '记性', '嘴', '脸皮', '心', '性格', '耳根'],
  pattern:
    /(?<value>(?:性子|脾气|胆子|心眼儿?|记性|嘴巴?|脸皮|耳根子|性格|心思|心肠)(?:比我(?:还|更)?|就|都|很|挺|太|特别|有点儿?|比较|不太|不|超|偏|还是|真的?)?(?:急躁?|慢|好|坏|差|大|小|多|笨|厚|薄|软|硬|直|暴躁?|倔|犟|冲|古怪|内向|外向|细腻?|细|粗|毒|甜|碎|馋|温和|随和|刚烈|要强|沉闷|开朗|活泼|孤僻|敏感))(?:得很|的很|的|了|啊){0,2}$/gu,
  readsNegation: true,
  examples: [{ text: '我性子急', cards: [{ slot: 'personality', value: '性子急' }] }],
  counterExamples: ['他脾气很差', '今天记性不好的是他', '我心情不好', '谁的胆子大？'],
  read: (match, frame) => (frame.explicit && frame.lead === '' ? take(match, 'personality') : null),
})
