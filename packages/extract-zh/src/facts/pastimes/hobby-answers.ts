import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isNamedPastime } from '../../text/pastimes.ts'
import { take } from '../../text/take.ts'

const DOES =
  /(?:也|还|平时|有在|有|在|常|经常|偶尔|会|一直(?:都)?有?在?){0,3}(?<value>(?:弹|拉|吹|打|踢|练|跳|下|玩|滑)(?<what>[\p{Script=Han}]{2,5}))$/gu
const NO_GAME = /麻将|牌$|手游|游戏|王者|手机/u

/** "我弹吉他", "我有在打网球": a pastime told by its verb alone. */
export const hobbyDoes: ExtractionRule = factRule({
  id: 'zh/hobby.does',
  priority: 58,
  confidence: 0.93,
  anchors: ['弹', '拉', '吹', '打', '踢', '练', '跳', '下', '玩', '滑'],
  pattern: DOES,
  elided: 'none',
  examples: [
    { text: '我弹古筝', cards: [{ slot: 'hobby', value: '弹古筝' }] },
    { text: '我有在打网球', cards: [{ slot: 'hobby', value: '打网球' }] },
  ],
  counterExamples: ['他弹古筝', '我今天打网球', '我在打电话', '我去打网球', '你打网球吗？'],
  read: (match, frame) =>
    frame.negative ||
    frame.modifiers.when !== null ||
    frame.modifiers.past ||
    frame.lead !== '' ||
    NO_GAME.test(match.raw('what') ?? '') ||
    !isNamedPastime(match.raw('what') ?? '')
      ? null
      : take(match, 'hobby'),
})
