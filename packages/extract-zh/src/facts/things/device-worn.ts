import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

/** "智能手表我戴的是佳明", "耳机用的索尼". */
export const deviceWorn: ExtractionRule = factRule({
  id: 'zh/device.worn',
  priority: 92,
  confidence: 0.93,
  anchors: ['戴的', '用的'],
  pattern:
    /^[\p{Script=Han}]{0,3}?(?<kind>手表|手环|耳机|相机|平板|显示器|键盘|鼠标|路由器)(?:我|一直|现在|平时)*(?:戴|用)的(?:是|就是|还是)?(?<value>[\p{Script=Han}a-z][\p{Script=Han}a-z\d ]{1,14}?)(?:的)?[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu,
  elided: 'chat',
  examples: [{ text: '智能手表我戴的是佳明', cards: [{ slot: 'device', value: '佳明' }] }],
  counterExamples: ['手表他戴的是佳明', '耳机用的什么牌子？', '手表戴的时间长了'],
  read: (match) =>
    /时间|人|时候|久|感觉|什么|少|多/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'device', { facet: match.raw('kind') }),
})
