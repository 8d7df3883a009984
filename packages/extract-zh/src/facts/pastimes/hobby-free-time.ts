import type { ExtractionRule } from '@recollect/core/extraction'
import { defineRule } from '@recollect/rules'
import { PEOPLE_WORDS } from '../../text/kin.ts'
import { ownRule } from '../../text/own-rule.ts'
import { isNamedPastime, isPastime } from '../../text/pastimes.ts'
import { speciesOf } from '../../text/species.ts'
import { subjectOf } from '../../text/subject.ts'
import { isTopic } from '../../text/topic.ts'
import { take } from '../../text/take.ts'
import { FREE_TIME, LEISURE_VERBS } from '../../lexicon/pastimes/leisure.ts'
import { DURATION, oneOf } from '../../text/patterns.ts'

const FREE = oneOf(FREE_TIME)
const HOW =
  '(?:就|都|会|也|还|总|常|经常|常常|一般|主要|基本上?|基本都|偶尔|有时|最|比较|特别|很|挺|超|可能|大多|多半|喜欢|爱|爱好|热衷于|习惯|靠|用来|抱着手机|抱着电脑|抱着平板|窝在沙发上?|躺在?床上|瘫在?沙发上?|宅在家里?|待在家里?|在家里?|宅家|宅家里|窝家里|窝在家里?|自己|一个人|和家人|跟家人|去去|去|会去){0,5}'
/** 周末去爬山 is as likely a plan. */
const AS_A_RULE = /都|会|一般|常|喜欢|爱|就|总|主要|基本|偶尔|大多/u
/** Too wide a time to make a pastime of whatever fills it. */
const LOOSE = /^(?:平时|平日|日常|生活中|私下|私底下)(?!没事)/u
/** What one writes code in is no pastime. */
const WORK = /^(?:写|用|搞|做)(?:[a-z]|代码|程序|后端|前端)/u
const SPENDS = new RegExp(
  `^(?<who>[^,]{0,10}?)(?:${FREE})(?<self>(?:的时候|时|里|呢)?,?(?:我|俺|本人)?(?:们)?)${HOW}(?<value>[^,]{1,20}?)(?:之类的?|什么的|啥的|等等?)?(?:放松|解压|打发时间|消磨时间|换换脑子|度过|为主)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "下班了就打打台球", "周末我一般去爬山": what free time goes to. */
export const hobbySpends: ExtractionRule = defineRule({
  id: 'zh/hobby.spends',
  priority: 86,
  confidence: 0.97,
  anchors: FREE_TIME,
  pattern: SPENDS,
  draft(match) {
    const value = match.capture('value')
    const before = `${match.raw('who') ?? ''}${match.raw('self') ?? ''}`
    if (value === undefined || !isPastime(match.raw('value') ?? '') || WORK.test(match.raw('value') ?? ''))
      return null
    const named = isNamedPastime((match.raw('value') ?? '').split(/[、和跟]/u)[0] ?? '')
    const subject = subjectOf(
      match,
      before.replace(/^(?<lead>.*?)(?:的时候|时|里|呢),?(?=我|$)/u, '$<lead>'),
      'chat',
    )
    if (
      subject === null ||
      (LOOSE.test(match.text.slice((match.raw('who') ?? '').length)) &&
        !named &&
        !/主要|喜欢|爱/u.test(match.text)) ||
      subject.modifiers.negative ||
      (/^(?:周末|放假|假期|休息|双休)/u.test(match.text.slice((match.raw('who') ?? '').length)) &&
        !AS_A_RULE.test(match.text)) ||
      /今|明|昨|上|下|这/u.test(subject.modifiers.when ?? '')
    )
      return null
    return {
      slot: 'hobby',
      value,
      entity: subject.entity,
      ...(subject.modifiers.past ? { tense: 'past' } : {}),
    }
  },
  examples: [
    { text: '没事就打打桌球', cards: [{ slot: 'hobby', value: '打打桌球' }] },
    { text: '我闲下来的时候会画点素描', cards: [{ slot: 'hobby', value: '画点素描' }] },
  ],
  counterExamples: ['他没事就打台球', '周末去开会', '你周末一般打球吗？', '下班后去医院', '有空帮我看看'],
})

const YEARS = new RegExp(
  `(?:(?<thing>(?:(?!我)[\\p{Script=Han}a-z0-9]){1,6}?)(?:我)?(?:已经|都|也|断断续续|前前后后|前后|坚持){0,2}(?:${oneOf(LEISURE_VERBS)}|坚持|喜欢|爱|粉|吃|喝)了|(?<value>(?!${PEOPLE_WORDS})(?:(?!我)[\\p{Script=Han}a-z0-9]){2,8}?)(?:已经|都|也|有|坚持)?(?:(?:${oneOf(LEISURE_VERBS)})了)?)(?:已经|都|有|快要|足足|整整|小|大概|差不多|得有){0,2}(?:${DURATION}|第[\\d一二三四五六七八九十百]{1,4}个?(?:年头?|月|天))[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "羽毛球打了快十年", "玩摄影五年了". */
export const hobbyForYears: ExtractionRule = ownRule({
  id: 'zh/hobby.for-years',
  priority: 67,
  confidence: 0.93,
  anchors: ['年', '个月', '个多月', '学期', '百天'],
  pattern: YEARS,
  elided: 'chat',
  event: true,
  examples: [{ text: '网球打了快六年', cards: [{ slot: 'hobby', value: '网球' }] }],
  counterExamples: ['他网球打了十年', '感冒了一个月', '等了三年', '我学医五年', '网球打了几年了？'],
  read: (match, frame) => {
    const thing = match.raw('thing')
    if (frame.negative) return null
    if (thing !== undefined) {
      const value = match.capture('thing')
      if (value === undefined) return null
      if (isNamedPastime(thing)) return { slot: 'hobby', value }
      return /我(?:听|追|粉|喜欢|爱|吃|喝)了/u.test(match.text) && isTopic(thing)
        ? { slot: 'likes', value }
        : null
    }
    const kept = /^养(?<animal>.{1,4})$/u.exec(match.raw('value') ?? '')?.groups?.['animal']
    if (kept !== undefined && speciesOf(kept) !== undefined) return { slot: 'pet', value: kept }
    return isPastime(match.raw('value') ?? '') ? take(match, 'hobby') : null
  },
})

const TAKES_UP =
  /(?:正在|在|开始|最近在|刚开始|重新开始|跟着视频|跟着老师|报班|自己在家|在家|断断续续|一直在|偶尔){1,3}(?:学着?|练着?|玩|自学|捣鼓|研究|尝试|鼓捣|钻研)(?:学习|弹|打|拉|跳|画|做|写|拍)?(?<value>(?:[^,你您他她我了过]|(?<=吉)他){2,8}?)(?:的(?:知识|技巧))?(?:呢|中|ing|啊)?$/gu

/** "正在学尤克里里". */
export const hobbyTakingUp: ExtractionRule = ownRule({
  id: 'zh/hobby.taking-up',
  priority: 75,
  confidence: 0.92,
  anchors: ['学', '练', '玩', '捣鼓', '研究', '尝试', '鼓捣', '钻研'],
  pattern: TAKES_UP,
  elided: 'chat',
  event: true,
  examples: [{ text: '正在学尤克里里', cards: [{ slot: 'hobby', value: '尤克里里' }] }],
  counterExamples: ['他正在学尤克里里', '在学校打球', '你在学什么？', '在玩手机'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    return !frame.negative && (isNamedPastime(value) || isPastime(value)) ? take(match, 'hobby') : null
  },
})
