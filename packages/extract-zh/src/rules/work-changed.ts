import type { ExtractionRule } from '@recollect/core'
import { ownRule } from '../frame/own-rule.ts'
import { take } from '../frame/take.ts'
import { DURATION } from '../patterns.ts'

/** A job thrown up, and another line taken up. */

const THROWN_UP =
  /(?<value>(?:裸)?辞(?:掉)?了(?:那|这|干了|做了|[^,我你您他她它]{1,4}的)[^,我你您他她它]{0,14}?(?:工作|活儿|差事|班|铁饭碗|岗位))(?:了)?$/gu

/** "上周辞掉了那份老开会的工作". */
export const workThrownUp: ExtractionRule = ownRule({
  id: 'zh/event.thrown-up',
  priority: 62,
  confidence: 0.93,
  anchors: ['辞了', '辞掉了'],
  pattern: THROWN_UP,
  elided: 'chat',
  event: true,
  examples: [
    { text: '上周辞掉了那份老开会的工作', cards: [{ slot: 'event_work', value: '辞掉了那份老开会的工作' }] },
  ],
  counterExamples: ['他辞了那份工作', '要是辞了这份工作', '还没辞了那份工作', '该不该辞了那份工作？'],
  read: (match, frame) =>
    frame.negative || /想|要|该|能|敢|如果|万一|差点|还没/u.test(match.before)
      ? null
      : take(match, 'event_work'),
})

const SINCE = new RegExp(
  `(?<value>裸辞|离职|辞职)(?:回家|在家)?(?:已经|快|都|整整)?${DURATION}(?:了)?$`,
  'gu',
)

/** "裸辞半年，还没找到工作". */
export const workLeftSince: ExtractionRule = ownRule({
  id: 'zh/event.left-since',
  priority: 59,
  confidence: 0.93,
  anchors: ['裸辞', '离职', '辞职'],
  pattern: SINCE,
  elided: 'chat',
  event: true,
  examples: [{ text: '裸辞半年，还在投简历', cards: [{ slot: 'event_work', value: '裸辞' }] }],
  counterExamples: ['他裸辞半年', '想裸辞半年', '离职三个月能领补助吗', '裸辞三个月会怎样？'],
  read: (match, frame) =>
    frame.negative || /想|要|该|敢|如果|万一|打算/u.test(match.before) ? null : take(match, 'event_work'),
})

const TAKEN_UP =
  /(?:改行|转行|改了行|转了行)(?:去|来|到)?(?:(?:做|当)(?:了|起了?|上了?)(?:一名|一个|个|名)?(?<job>[^,我你您他她它]{2,8}?)|(?<value>(?:做|干|搞|当|卖|开|教|送|跑)[^,我你您他她它]{1,8}?)(?:去)?(?:了|啦)?)$/gu

/** "后来改行做短视频了". */
export const workTakenUp: ExtractionRule = ownRule({
  id: 'zh/occupation.taken-up',
  priority: 80,
  confidence: 0.93,
  anchors: ['改行', '转行', '改了行', '转了行'],
  pattern: TAKEN_UP,
  elided: 'chat',
  event: true,
  examples: [
    {
      text: '我后来改行做手工皮具',
      cards: [{ slot: 'occupation', value: '做手工皮具', relation: 'updates' }],
    },
    { text: '我转行当了裁缝', cards: [{ slot: 'occupation', value: '裁缝', relation: 'updates' }] },
  ],
  counterExamples: [
    '他改行做手工皮具',
    '他改行当了裁缝',
    '我想改行做手工皮具',
    '改行做手工皮具难吗',
    '能不能改行做策展？',
  ],
  read: (match, frame) => {
    if (frame.negative || /想|要|打算|准备|考虑|能|怎么|如果|该/u.test(match.before)) return null
    const job = match.capture('job')
    return job
      ? { slot: 'occupation', value: job, relation: 'updates' }
      : take(match, 'occupation', { relation: 'updates' })
  },
})
