import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const HAPPIEST =
  /^(?<value>[\p{Script=Han}a-z]{2,14}?)(?:就|才|一直|真的|绝对)?是我(?:们)?(?:每天|每周|一天|生活|人生|这辈子|平时|下班后|周末){0,2}(?:中|里)?(?:最|唯一|最大的?)(?:的)?(?:开心|快乐|幸福|放松|享受|期待|解压|喜欢做|爱做|爱干|治愈|自在|惬意)的(?:事情?|时候|时刻|时光|爱好|乐趣|方式)?(?:之一)?(?:了)?$/gu

/** "跳广场舞是我每天最开心的事". */
export const likesHappiest: ExtractionRule = factRule({
  id: 'zh/likes.happiest',
  priority: 90,
  confidence: 0.93,
  anchors: ['是我'],
  pattern: HAPPIEST,
  elided: 'speaker',
  examples: [{ text: '遛狗是我每天最放松的时候', cards: [{ slot: 'likes', value: '遛狗' }] }],
  counterExamples: ['遛狗是他每天最开心的事', '你是我最开心的事', '什么是我最开心的事？'],
  read: (match) =>
    /^(?:这|那|你|他|她|它|今天|昨天|什么|现在)/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'likes'),
})
