import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'

const EATS_AGAIN =
  /(?:(?:(?:开始|恢复|重新|又开始|又|再次)(?:能)?吃(?:肉|荤|鱼肉|猪肉|牛肉|羊肉|鸡肉|甜食)|开荤|破斋)(?:了|啦)|(?:现在|如今|已经)(?:是)?(?:荤素|荤的素的)(?:都|全)(?:能)?吃(?:了|啦)?|(?:现在|已经|终于)(?:又)?(?:什么|啥)都(?:能)?吃(?:了|啦)|(?:不再|不|不用)忌口(?:了|啦))[啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我开始吃肉了": whatever one kept from eating, one does no more. */
export const dietOver: ExtractionRule = factRule({
  id: 'zh/diet.over',
  priority: 97,
  confidence: 0.92,
  anchors: [
    '开始吃',
    '恢复吃',
    '重新吃',
    '又吃',
    '再次吃',
    '能吃',
    '开荤',
    '破斋',
    '都吃',
    '全吃',
    '都能吃',
    '忌口',
  ],
  pattern: EATS_AGAIN,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我开始吃肉了', cards: [{ slot: 'diet', value: '', relation: 'retracts' }] },
    { text: '现在荤素都吃', cards: [{ slot: 'diet', value: '', relation: 'retracts' }] },
    { text: '我又吃荤了', cards: [{ slot: 'diet', value: '', relation: 'retracts' }] },
  ],
  counterExamples: [
    '他开始吃肉了',
    '要是我开始吃肉了',
    '我想开始吃肉了',
    '我差点开始吃肉了',
    '我开始吃肉了吗？',
    '我们开始吃饭了',
    '我还没开始吃肉',
    '我又吃肉了的话会被骂',
    '现在荤素都吃的人真多',
    '我开荤了就后悔',
    '现在什么都吃了也不长肉',
  ],
  read: (_match, frame) => (frame.negative ? null : { slot: 'diet', value: '', relation: 'retracts' }),
})
