import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const FIELD = '[^,的了过我你他是在不]{2,14}?'
const MAJOR = new RegExp(
  `(?:主修|辅修|专业(?:方向)?(?:是|为|:)|(?:读|学|念)的(?:专业)?(?:是)?|(?:读|学|念|修)(?=${FIELD}(?:专业|系)))(?<value>${FIELD})(?:专业|系|方向)?(?:的)?(?:了)?$`,
  'gu',
)

/** "我主修X", "我的专业是X", "我学的是X". */
export const majorIs: ExtractionRule = factRule({
  id: 'zh/major.is',
  priority: 90,
  confidence: 0.86,
  anchors: ['主修', '辅修', '专业', '读的', '学的', '念的', '系'],
  pattern: MAJOR,
  elided: 'chat',
  examples: [
    { text: '我主修材料化学', cards: [{ slot: 'major', value: '材料化学' }] },
    { text: '我的专业是土木工程', cards: [{ slot: 'major', value: '土木工程' }] },
  ],
  counterExamples: ['他主修哲学', '你的专业是什么？', '这是我学的第一课'],
  read: (match, frame) =>
    (frame.explicit ||
      /毕业|大学|学院|专业|大[一二三四]|本科|专科/u.test(
        match.clause.sentence.text.slice(0, Math.max(0, match.clause.start - match.clause.sentence.start)),
      )) &&
    !/^(?:报|小说|杂志|第|很|都|也|东西|好|最|书|对口|人士)/u.test(match.raw('value') ?? '')
      ? take(match, 'major')
      : null,
})

const STUDENT_OF =
  /是(?:一[名个])?(?:\d{2,4}级|大[一二三四五]|研[一二三])?(?:读|学|念|搞)?(?<value>[^,的了过我你他是在不]{2,12}?)(?:专业|系)(?:的)?(?:(?:大[一二三四五]|研[一二三]|博[一二三四])(?:的)?)?(?:学生|毕业的?|研究生|本科生)?(?:的)?$|是(?:学|读|念)(?<learns>[^,的了过我你他是在不]{2,10}?)(?:出身)?的$|学(?<bare>会计|法律|医|金融|计算机|土木|临床医学|护理|美术|音乐|设计|英语专业|经济|管理|工商管理|中文|新闻|心理学|建筑|机械|电子|自动化|化学|物理|数学|生物|哲学|历史|师范|播音|编导|表演)(?:的)?$/gu

/** "我是X专业的", "我是学X的". */
export const majorStudent: ExtractionRule = factRule({
  id: 'zh/major.student',
  priority: 89,
  confidence: 0.93,
  anchors: ['专业', '系', '是学', '是读', '是念', '学'],
  pattern: STUDENT_OF,
  elided: 'none',
  examples: [{ text: '我是学兽医的', cards: [{ slot: 'major', value: '兽医' }] }],
  counterExamples: ['他是学法律的', '你是什么专业的？', '打球我是专业的'],
  read: (match) => {
    const value = match.capture('value') ?? match.capture('learns') ?? match.capture('bare')
    return value && !/^(?:很|最|非常|关|一个)/u.test(value.text) ? { slot: 'major', value } : null
  },
})

/** "本科学的土木", "大学读的是会计". */
export const majorRead: ExtractionRule = factRule({
  id: 'zh/major.read',
  priority: 91,
  confidence: 0.92,
  anchors: ['学的', '读的', '念的', '系', '专业'],
  pattern:
    /(?:本科|大学|专科|研究生|硕士|博士|中专|大专|上学|当年|高中)(?:时候?|期间|阶段)?(?:我)?(?:是)?(?:(?:学|读|念)的(?:是)?(?<value>\p{Script=Han}{2,10}?)(?:专业|系)?|(?:学|读|念|修)(?:了)?(?<named>\p{Script=Han}{2,8}?(?:系|专业)))(?:的)?(?:啊|啦)?$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '我本科学的土木', cards: [{ slot: 'major', value: '土木' }] }],
  counterExamples: ['他大学学的法律', '你本科学的什么？', '大学学的都忘了'],
  read: (match) => {
    const named = match.capture('named')
    if (named) return /什么|哪|冷门|热门|喜欢/u.test(named.text) ? null : { slot: 'major', value: named }
    return /都|全|东西|知识|课/u.test(match.raw('value') ?? '') ? null : take(match, 'major')
  },
})
