import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { isNamedPastime, isPastime } from '../../text/pastimes.ts'
import { take } from '../../text/take.ts'
import { DURATION } from '../../text/patterns.ts'

const FOLLOWED = new RegExp(
  `(?:追|玩|练|打|踢|弹|画|养|收|集|学|跳|唱|粉|迷|下|钓|骑|跑|拍|收集|收藏)了(?:${DURATION})的?(?<value>(?:[^,你您他她我]|(?<=吉)他){1,10}?)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "我弹了八年吉他". */
export const hobbyFollowed: ExtractionRule = ownRule({
  id: 'zh/hobby.followed',
  priority: 80,
  confidence: 0.92,
  anchors: [
    '追了',
    '玩了',
    '练了',
    '打了',
    '踢了',
    '弹了',
    '画了',
    '养了',
    '收了',
    '集了',
    '学了',
    '跳了',
    '唱了',
    '粉了',
    '迷了',
    '下了',
    '钓了',
    '骑了',
    '跑了',
    '拍了',
    '收集了',
    '收藏了',
  ],
  pattern: FOLLOWED,
  elided: 'chat',
  event: true,
  examples: [{ text: '我弹了八年吉他', cards: [{ slot: 'hobby', value: '吉他' }] }],
  counterExamples: ['他弹了八年吉他', '打了三年工', '我学了四年医', '玩了一天手机'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const fan = /^[追粉迷]/u.test(match.text) && value.length > 1
    if (frame.negative || /天|小时/u.test(match.text.slice(0, 6))) return null
    return fan || isNamedPastime(value) ? take(match, fan ? 'likes' : 'hobby') : null
  },
})

const STARTS =
  /(?:就|便)?开始(?:接触|玩|练|学|学习|迷上)?(?<value>(?:[^,你您他她我了过]|(?<=吉)他){2,8}?)(?:的|了)?$/gu
const EARLY =
  /从?(?:小学|初中|高中|大学|幼儿园|小时候|小|\d{1,2}岁|[一二三四五六七八九十]{1,2}岁|去年|前年|年初|今年|最近|上个?月|这阵子|近来|退休后|毕业后|这两年|这几年)(?:的时候|时|那年)?(?:起|就)?$/u

/** "小学就开始集邮". */
export const hobbyStarts: ExtractionRule = ownRule({
  id: 'zh/hobby.starts',
  priority: 66,
  confidence: 0.92,
  anchors: ['开始'],
  pattern: STARTS,
  elided: 'chat',
  event: true,
  examples: [{ text: '我小学就开始集邮', cards: [{ slot: 'hobby', value: '集邮' }] }],
  counterExamples: ['他小学就开始集邮', '电影开始了', '你什么时候开始集邮的？', '明天开始跑步'],
  read: (match, frame) =>
    !frame.negative && EARLY.test(match.before) && isPastime(match.raw('value') ?? '')
      ? take(match, 'hobby')
      : null,
})

const COLLECTS =
  /(?<value>(?:收集|收藏|攒|搜集|淘)(?:各种|各国的?|各地的?|老|旧|古|各类|不同的?|全世界的?)?(?:[^,我你您他她了过]|(?<=吉)他){1,8}?)[的啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu
const NO_COLLECTION = /淘宝|资料|信息|证据|数据|意见|问题|钱|反馈|素材|材料|线索|假|能量/u

/** "我收集各国的硬币". */
export const hobbyCollects: ExtractionRule = ownRule({
  id: 'zh/hobby.collects',
  priority: 66,
  confidence: 0.92,
  anchors: ['收集', '收藏', '攒', '搜集', '淘'],
  pattern: COLLECTS,
  elided: 'none',
  examples: [{ text: '我收集各国的硬币', cards: [{ slot: 'hobby', value: '收集各国的硬币' }] }],
  counterExamples: ['他收集各国的硬币', '我收集了很多资料', '我在收集证据', '你收集邮票吗？'],
  read: (match, frame) =>
    frame.negative ||
    NO_COLLECTION.test(match.raw('value') ?? '') ||
    /今|昨|明|刚/u.test(frame.modifiers.when ?? '')
      ? null
      : take(match, 'hobby'),
})
