import type { ExtractionRule } from '@recollect/core'
import { clausesBefore } from '../frame/earlier.ts'
import { factRule } from '../frame/fact-rule.ts'
import { isNamedPastime, isPastime } from '../frame/pastimes.ts'
import { topicBefore } from '../frame/topic.ts'
import { take } from '../frame/take.ts'
import { FREE_TIME } from '../lexicon/leisure.ts'
import { DURATION, oneOf } from '../patterns.ts'

const SPENT =
  /^(?:我|俺)?(?:基本上?|一般|通常|主要|就|都是?|大多|多半|经常|无非|不外乎|也就){0,3}(?:是)?(?:在家|宅在?家里?|窝在?家里?|宅着|出去|去)?(?<value>[^,我你您他她它]{2,14}?)(?:什么的|啥的|之类的?)?[了的啊呢哈啦呗吧]{0,2}$/gu
const FREE = new RegExp(`^(?:我)?(?:${oneOf(FREE_TIME)})(?:的时候|里)?(?:啊|嘛|呢|的话|呀|吧)?$`, 'u')

/** "周末啊，基本宅家打游戏": when, and what then. */
export const hobbyInFreeTime: ExtractionRule = factRule({
  id: 'zh/hobby.in-free-time',
  priority: 83,
  confidence: 0.92,
  anchors: [
    '打',
    '看',
    '玩',
    '刷',
    '追',
    '听',
    '逛',
    '钓',
    '爬',
    '跑',
    '骑',
    '画',
    '写',
    '做',
    '养',
    '游',
    '健',
    '撸',
    '睡',
    '唱',
    '跳',
    '弹',
  ],
  pattern: SPENT,
  elided: 'speaker',
  examples: [{ text: '周末啊，基本宅家看动漫', cards: [{ slot: 'hobby', value: '看动漫' }] }],
  counterExamples: ['他周末啊，基本宅家看动漫', '周末啊，去医院看病', '周末，去加班'],
  read: (match, frame) => {
    const [near = ''] = clausesBefore(match.clause)
    const firm =
      /[啊嘛呢呀]$|的话$/u.test(near) || /基本|一般|通常|主要|就|都|大多|多半|经常|无非/u.test(match.text)
    if (/睡觉|呢$/u.test(match.text)) return null
    return FREE.test(near) && firm && !frame.negative && isPastime(match.raw('value') ?? '')
      ? take(match, 'hobby')
      : null
  },
})

const FOR_YEARS = new RegExp(
  `^(?:我)?(?:也|都|断断续续|前前后后|已经|从小)?(?:打|玩|练|学|弹|画|跑|踢|跳|写|唱|下|骑|游|拉|吹|拍|养|钓|滑)了(?:有|快|得有|差不多|大概|整整)?(?:${DURATION}|十来年|十多年|几十年|好些年|半辈子)[了啊呢的]{0,2}$`,
  'gu',
)

/** "羽毛球嘛，打了十来年": what it is stands in the clause before. */
export const hobbyTopicYears: ExtractionRule = factRule({
  id: 'zh/hobby.topic-years',
  priority: 72,
  confidence: 0.92,
  anchors: [
    '打了',
    '玩了',
    '练了',
    '学了',
    '弹了',
    '画了',
    '跑了',
    '踢了',
    '跳了',
    '写了',
    '唱了',
    '下了',
    '骑了',
    '游了',
    '拉了',
    '吹了',
    '拍了',
    '钓了',
    '滑了',
  ],
  pattern: FOR_YEARS,
  elided: 'speaker',
  event: true,
  examples: [{ text: '网球嘛，打了十来年', cards: [{ slot: 'hobby', value: '网球' }] }],
  counterExamples: ['网球嘛，他打了十来年', '电话嘛，打了半天', '打了十来年'],
  read: (match) => {
    const topic = topicBefore(match.clause)
    return topic === null || !isNamedPastime(topic) ? null : { slot: 'hobby', value: topic }
  },
})

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

const ONCE =
  /(?:学|练|弹|打|踢|拉|吹|画|跳|玩)过(?:[\d一二两三四五六七八九十几半好]{1,3}(?:多)?(?:年|个月|个学期|个暑假|天)(?:多)?的?)?(?<value>[\p{Script=Han}]{2,5})$/gu

/** "以前学过三年二胡": a pastime of former days. */
export const hobbyOnce: ExtractionRule = factRule({
  id: 'zh/hobby.once',
  priority: 77,
  confidence: 0.92,
  anchors: ['学过', '练过', '弹过', '打过', '踢过', '拉过', '吹过', '画过', '跳过', '玩过'],
  pattern: ONCE,
  elided: 'chat',
  event: true,
  examples: [{ text: '我以前学过三年琵琶', cards: [{ slot: 'hobby', value: '琵琶', tense: 'past' }] }],
  counterExamples: ['他以前学过三年琵琶', '我没学过琵琶', '你学过琵琶吗？', '我学过开车'],
  read: (match, frame) =>
    frame.negative || !isNamedPastime(match.raw('value') ?? '') || /[语车]$/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'hobby', { tense: 'past' }),
})
