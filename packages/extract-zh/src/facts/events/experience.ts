import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { partsAfter } from '../../text/mistake.ts'
import { before, take } from '../../text/take.ts'
import { ACTIVITIES } from '../../lexicon/pastimes/actions.ts'

/** 没去过 by itself says not where. */
const NO_OBJECT = /^[^过]{1,9}过[了的呢啊吧(（]{0,3}$/u

const NEVER =
  /(?:从未|从来没有?|从没有?|还没有?|没有?|至今没有?|一直没有?|未曾|不曾)(?:真正)?(?<value>(?:去|坐|吃|喝|看|谈|出|做|学|玩|养|见|当|骑|开|用|读|打|参加|上|住|离开|结|到|尝试|体验|抽|穿|听)(?:过)[^,你他她我]{0,16}?|出过国|恋爱过|结过婚|去过[^,你我他]{1,10})(?:的|呢|啊){0,4}$/gu

/** "我从未X过". */
export const experienceNever: ExtractionRule = factRule({
  id: 'zh/experience.never',
  priority: 84,
  confidence: 0.94,
  anchors: ['从未', '从来没', '从没', '没', '未曾', '不曾'],
  pattern: NEVER,
  elided: 'none',
  readsNegation: true,
  examples: [
    { text: '我从来没坐过飞机', cards: [{ slot: 'experience', value: '坐过飞机', polarity: 'negative' }] },
  ],
  counterExamples: ['他从没坐过飞机', '你没去过吗', '我没想过'],
  read: (match) =>
    /很多地方|什么|感觉|觉得|这样|想过|说过|觉得|听说|过(?:他|她|你|它|这|那|此|瘾|分|关|得去)/u.test(
      match.text,
    ) ||
    NO_OBJECT.test(match.text) ||
    /^我?住的/u.test(partsAfter(match.clause)[0] ?? '')
      ? null
      : take(match, 'experience', { polarity: 'negative' }),
})

const LONGEST = 20
const DONE =
  /(?<value>(?:支过[^,]{0,3}教|支教过|开过(?=[^,]{0,6}(?:店|馆|厂|公司|厅|吧|车行|网吧|饭馆))|卖过|送过(?=外卖|快递|货)|跑过(?=[^,]{0,4}(?:马拉松|全马|半马|龙套|业务|运输))|摆过(?=摊|地摊)|扛过|搬过(?=砖|货)|教过|写过(?=[^,]{0,4}(?:书|小说|剧本|专栏))|出过(?=书|专辑|国)|上过(?=电视|报纸|战场)|拍过(?=[^,]{0,4}(?:电影|电视|广告|戏))|演过|坐过牢|创过业|创业过|打过工|留过级|参过军|献过血|失过业|破过产|蹦过极|跳过伞|骑过(?=川藏|青海)|登过(?=[^,]{0,4}(?:峰|山))|带过(?=[^,]{0,4}(?:团|班|学生|队))|混过|当过|做过|干过|从事过|去过|住过|学过|参加过|拿过|得过|获得过|考过|留过学|当过兵|在[^,你他我]{1,12}(?:当过|做过|待过|呆过|生活过|实习过|留学过|读过|学过|留过学|打过工|上过班|读过书|支过教|住过|扛过[^,]{1,4}|摆过摊|当过兵|支过[^,]{1,3}教))[^,你他她我]{0,20}?)(?:的|了|啊|呢){0,4}$/gu

/** "我做过X", "我去过X". */
export const experienceDone: ExtractionRule = factRule({
  id: 'zh/experience.done',
  priority: 68,
  confidence: 0.94,
  anchors: [
    '支过',
    '支教过',
    '开过',
    '卖过',
    '送过',
    '跑过',
    '摆过',
    '扛过',
    '搬过',
    '教过',
    '写过',
    '出过',
    '上过',
    '拍过',
    '演过',
    '坐过牢',
    '创过业',
    '创业过',
    '打过工',
    '留过级',
    '参过军',
    '献过血',
    '失过业',
    '破过产',
    '蹦过极',
    '跳过伞',
    '骑过',
    '登过',
    '带过',
    '混过',
    '当过',
    '做过',
    '干过',
    '从事过',
    '去过',
    '住过',
    '学过',
    '参加过',
    '拿过',
    '得过',
    '获得过',
    '考过',
    '留过学',
    '待过',
    '呆过',
    '生活过',
    '实习过',
    '留学过',
    '读过',
  ],
  pattern: DONE,
  elided: 'none',
  examples: [{ text: '我当过导游', cards: [{ slot: 'experience', value: '当过导游', tense: 'past' }] }],
  counterExamples: ['他当过兵', '你去过西藏吗？', '我做过一个梦'],
  read: (match, frame) =>
    /[以之]?后$|过的|梦|什么|去过境|得过治|感觉|觉得|很多都|比较|房东|还没|研究|对不起|这|那|推荐|无数次|的都|都是|都很|都说|(?:好)?几次|一次就/u.test(
      match.raw('value') ?? '',
    ) ||
    (match.raw('value') ?? '').length > LONGEST ||
    (NO_OBJECT.test(match.raw('value') ?? '') &&
      !/当过兵|留过学|支过教|支教过|坐过牢|创过业|打过工|参过军|献过血|失过业|破过产|蹦过极|跳过伞|留过级|摆过摊|上过班|读过书/u.test(
        match.text,
      )) ||
    frame.negative
      ? null
      : take(match, 'experience', { ...before(match, /[（(]/u), tense: 'past' }),
})

const SEEN =
  /(?:看|读|听|玩|追)(?:过)(?:[^,《]{0,10}?)(?<value>《[^》]{1,30}》(?:[、和与]?《[^》]{1,30}》){0,6})|(?:看|读|听|玩|追|读完|看完)了(?:一些)?(?<recent>《[^》]{1,30}》(?:[、和与]?《[^》]{1,30}》){0,6})/gu

/** "我看过《X》". */
export const experienceSeen: ExtractionRule = factRule({
  id: 'zh/experience.seen',
  priority: 66,
  confidence: 0.95,
  anchors: [
    '看过',
    '读过',
    '听过',
    '玩过',
    '追过',
    '看了',
    '读了',
    '听了',
    '玩了',
    '读完了',
    '看完了',
    '追了',
  ],
  pattern: SEEN,
  elided: 'none',
  event: true,
  examples: [{ text: '我看过《活着》', cards: [{ slot: 'experience', value: '活着' }] }],
  counterExamples: ['你看过《活着》吗？', '他看过《活着》'],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('recent')
    return value && !frame.negative ? { slot: 'experience', value } : null
  },
})

const USED_TO =
  /(?:以前|曾经|从前|过去|小时候|之前|当年)(?:也|都|经常|常|总|很|还|一直|是|天天|每天|就){0,4}(?<value>(?:在[^,你他]{1,16})?(?:打|踢|弹|练|学|玩|跳|唱|画|写|养|卖|开|跑|游|滑|骑|拉|教|干|搞|做|住|抽|喝|参加|种|收集|集|在)[^,你他她过了]{1,20}?)(?:的|呢|啊){0,4}$/gu

const LEISURE = new Set(ACTIVITIES)

function slotOf(value: string): string {
  if (
    /^在[^,]{1,8}(?:场|厂|矿|店|公司|部队|队|局|所|院|校|工地|码头|单位|社|行|台|站)|工作|上班|做.{0,20}(?:节目|编辑|生意)|实习/u.test(
      value,
    )
  )
    return 'experience'
  return LEISURE.has(value) ? 'hobby' : 'habit'
}

/** "我以前拉二胡": what one did. */
export const experienceUsedTo: ExtractionRule = factRule({
  id: 'zh/experience.used-to',
  priority: 58,
  confidence: 0.95,
  anchors: ['以前', '曾经', '从前', '过去', '小时候', '之前', '当年'],
  pattern: USED_TO,
  elided: 'none',
  examples: [{ text: '我以前拉二胡', cards: [{ slot: 'hobby', value: '拉二胡', tense: 'past' }] }],
  counterExamples: ['他以前打网球', '我以前没觉得他好看', '你以前做什么？'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (frame.negative || /时$|时候$|觉得|以为|想|认为|说|在家|家里|知道|长大|生活/u.test(value)) return null
    return take(match, slotOf(value), { tense: 'past' })
  },
})
