import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { clausesBefore, sentencesBefore } from '../../text/earlier.ts'
import { looksLikeFirm } from '../../text/firms.ts'
import { kinAfterSelf } from '../../text/kin.ts'
import { looksLikePlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'
import { DURATION } from '../../text/patterns.ts'

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
const WENT_TO =
  /(?:后来|现在|转头|转身|刚)?(?:去了|进了|跳到了?|转到了?|换到了?|投奔了?)(?:隔壁|对面)?(?:一家)?(?<value>[^,我你您他她它这那哪趟一]{2,12}?)(?<works>上班|工作)?(?:了|啦)?$/gu
/** The clause before tells that a job is over, and whose: nobody's of its own, or that of the one who goes. */
const JOB_ENDED =
  /^(?<who>我[^,]{0,4}?)?(?:已经|早就|终于|刚刚?|最近|上个?[月周]|去年|今年|后来|现在|就|又){0,3}(?:不在(?![家这那]|学校|宿舍)[^,]{1,10}(?:干|做|上班|工作)|离职|辞职|辞|跳槽|换工作|被裁|离开[^,]{1,8}公司|从[^,]{1,10}(?:毕业|离职|辞职|走人|出来|跑路|撤))了?$/u
const NO_FIRM = /^(?:国外|外地|外面|别处|旅游|旅行|乡下|老家|医院|学校|海边|山里|家里)/u

/** Whether the one who goes somewhere is who has left a job in the clause before. */
function hasLeft(near: string, entity: string): boolean {
  const ended = JOB_ENDED.exec(near)
  if (ended === null) return false
  const who = ended.groups?.['who']?.slice(1) ?? ''
  return entity === (who === '' ? 'user' : `user.${kinAfterSelf(who) ?? ''}`)
}

const TAKEN_UP =
  /(?:改行|转行|改了行|转了行)(?:去|来|到)?(?:(?:做|当)(?:了|起了?|上了?)(?:一名|一个|个|名)?(?<job>[^,我你您他她它]{2,8}?)|(?<value>(?:做|干|搞|当|卖|开|教|送|跑)[^,我你您他她它]{1,8}?)(?:去)?(?:了|啦)?)$/gu

/** 跳到小红书了: of who is known to work somewhere; a cat jumps onto the bed. */
export const workJumped: ExtractionRule = ownRule({
  id: 'zh/employer.jumped',
  priority: 62,
  confidence: 0.92,
  anchors: ['跳到', '跳去', '跳槽到', '跳槽去', '跳来'],
  pattern:
    /跳(?:槽)?(?:到|去|来)(?:了)?(?:隔壁)?(?<value>[^,我你您他她它这那哪一]{2,12}?)(?:上班|工作)?(?:了|啦)$/gu,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我跳到白鹭科技了', cards: [{ slot: 'employer', value: '白鹭科技', relation: 'updates' }] },
  ],
  counterExamples: ['他跳到白鹭科技了', '猫跳到桌子上了', '我想跳到白鹭科技', '跳到第三章了', '跳到水里了'],
  read(match, frame) {
    const value = match.capture('value')
    const undone = frame.negative || /想|要|打算|准备|差点|如果|该/u.test(match.before)
    return !value || undone || /[上下里中章页步]$|[上下前后末]集$|^第|台阶|画面/u.test(value.text)
      ? null
      : { slot: 'employer', value, relation: 'updates', known: true }
  },
})

/** "去了白鹭科技" after a job has ended: the next one. */
export const workWentTo: ExtractionRule = ownRule({
  id: 'zh/employer.went-to',
  priority: 90,
  confidence: 0.92,
  anchors: ['去了', '进了', '跳到', '转到', '换到', '投奔'],
  pattern: WENT_TO,
  elided: 'chat',
  event: true,
  examples: [
    {
      text: '不在顺丰干了，去了京东',
      cards: [{ slot: 'employer', value: '京东', relation: 'updates' }],
    },
    {
      text: '跳槽了，去了白鹭科技',
      cards: [{ slot: 'employer', value: '白鹭科技', relation: 'updates' }],
    },
  ],
  counterExamples: [
    '他不在顺丰干了，去了京东',
    '下班了，去了超市',
    '辞职了，去了云南',
    '离职了，去了趟日本',
    '小王跳槽了，去了华为',
    '同事辞职了，去了字节',
    '老板离职了，进了监狱',
    '被裁了，去了劳动仲裁',
    '离职了，去了社保局',
    '辞职了，进了ICU',
    '辞职了，去了迪士尼',
    '辞职了，去了宜家',
    '换工作了，进了新群',
    '不在家上班了，去了图书馆',
    '不在家上班了，去了百度',
  ],
  read: (match, frame) => {
    const [near = sentencesBefore(match.clause)[0]?.[0] ?? ''] = clausesBefore(match.clause)
    const place = match.raw('value') ?? ''
    const works = match.raw('works') !== undefined && !looksLikePlace(place) && !NO_FIRM.test(place)
    return !frame.negative && hasLeft(near, frame.entity) && (works || looksLikeFirm(place))
      ? take(match, 'employer', { relation: 'updates' })
      : null
  },
})

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
