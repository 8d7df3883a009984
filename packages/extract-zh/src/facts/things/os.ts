import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { goesOnAboutSelf } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { SYSTEMS } from '../../lexicon/things/things.ts'
import { oneOf } from '../../text/patterns.ts'

const OS = new RegExp(
  `(?<verb>(?:(?:手机|电脑|笔记本|平板)的?)?(?:操作)?系统(?:是|用的是)|用的?(?:系统)?(?:是)?|使用|换成了?|换到了?|转到了?|转投|(?:手机|电脑|笔记本|平板)(?:上)?装(?:的(?:是)?|了)|从[^,你他我]{1,10}换到了?|装(?:的是|了)?|跑的?(?:是)?|改用|(?:重装|刷|换装|装)(?:成|回|上)了?|(?:重装|刷)了)(?<value>(?:${oneOf(SYSTEMS)})(?:\\s?\\d{1,2}(?:\\.\\d{1,2})?)?)(?:的)?(?:系统|手机|电脑)?[了的啊呀呢]{0,2}$`,
  'gu',
)

/** An answer that leaves 我 out: 用安卓的. */
const SHORT = 12

/** "我用X系统", "换成X了". */
export const osUses: ExtractionRule = factRule({
  id: 'zh/os.uses',
  priority: 102,
  confidence: 0.93,
  anchors: ['系统', '用', '换成', '换到', '转到', '转投', '装', '跑', '刷'],
  pattern: OS,
  elided: 'chat',
  examples: [
    { text: '我用Linux', cards: [{ slot: 'os', value: 'Linux' }] },
    { text: '昨晚重装成Ubuntu了', cards: [{ slot: 'os', value: 'Ubuntu', relation: 'updates' }] },
    { text: '我换成鸿蒙了', cards: [{ slot: 'os', value: '鸿蒙', relation: 'updates' }] },
  ],
  counterExamples: ['他用安卓', '你用Windows吗', '我想用Linux', '他重装成Ubuntu了', '想刷成鸿蒙'],
  read: (match, frame) =>
    !frame.explicit && !goesOnAboutSelf(match) && match.clause.text.length > SHORT
      ? null
      : take(
          match,
          'os',
          /换|转|改用|刷|重装|装[成回]/u.test(match.raw('verb') ?? '') ? { relation: 'updates' } : {},
        ),
})

/** "我把系统从Win10换成了Ubuntu". */
export const osChanged: ExtractionRule = factRule({
  id: 'zh/os.changed',
  priority: 104,
  confidence: 0.93,
  anchors: ['系统'],
  pattern:
    /(?:把|将)?(?:电脑|手机|笔记本)?(?:的)?系统(?:从(?<old>[a-z\d. ]{2,14}?)|早就?|已经|刚)?(?:换|升级|改|升|重装)(?:成|到|为|了)(?:了)?\s?(?<value>[a-z][a-z\d. ]{1,16}|鸿蒙|安卓|麒麟|统信|苹果系统)(?:了|系统)?$/gu,
  elided: 'speaker',
  event: true,
  examples: [
    { text: '我把系统从Win10换成了Debian', cards: [{ slot: 'os', value: 'Debian', relation: 'updates' }] },
  ],
  counterExamples: ['他把系统换成了Debian', '系统升级到一半卡住了'],
  read: (match) => take(match, 'os', { relation: 'updates' }),
})
