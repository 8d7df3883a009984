import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

const TRIES =
  /(?:今年|明年|年后|暑假|寒假|假期|下学期|退休后?|毕业后|以后|一直|早就|很)(?:就|也|都|特别)?想(?:去)?(?<value>(?:试试|尝试|试着|挑战)(?:一下)?(?:自己)?[^,我你您他她它这那]{2,12}?)(?:了)?$/gu

/** "明年想尝试滑翔伞". */
export const goalTries: ExtractionRule = ownRule({
  id: 'zh/goal.tries',
  priority: 76,
  confidence: 0.93,
  anchors: ['想试试', '想尝试', '想试着', '想挑战', '想去试试', '想去尝试', '想去挑战'],
  pattern: TRIES,
  elided: 'chat',
  ahead: true,
  examples: [{ text: '明年想尝试滑翔伞', cards: [{ slot: 'goal', value: '尝试滑翔伞' }] }],
  counterExamples: ['他明年想尝试滑翔伞', '你以后想尝试什么', '今年不想尝试新东西', '今年想试试这个'],
  read: (match, frame) =>
    frame.negative || /不|什么|哪/u.test(match.before.slice(-2) + match.text) ? null : take(match, 'goal'),
})
