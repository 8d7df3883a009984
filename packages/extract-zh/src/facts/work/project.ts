import type { ExtractionRule } from '@recollect/core/extraction'
import { WORKS } from '../../lexicon/work/works.ts'
import { factRule } from '../../text/fact-rule.ts'
import { oneOf } from '../../text/patterns.ts'
import { take } from '../../text/take.ts'

const MAKES = new RegExp(
  `(?:在|正在|一直在|开始)(?<value>(?:(?:给|帮|为|跟|和)[^,你他我]{1,6}?)?(?:弄|捣鼓|折腾|装修|改造|搭|建|录|排|编|写|做|开发|研发|研究|设计|筹备|搭建|制作|编写|翻译|策划|拍|画|搞)(?:一[个篇本部款套项份首]|关于|自己的|新的?)?[^,你他我了]{0,16}?${oneOf(WORKS)})(?:了|的|呢){0,4}$`,
  'gu',
)

/** "我在写一篇小说". */
export const projectMakes: ExtractionRule = factRule({
  id: 'zh/project.makes',
  priority: 82,
  confidence: 0.96,
  anchors: [
    '弄',
    '捣鼓',
    '折腾',
    '装修',
    '改造',
    '搭',
    '建',
    '录',
    '排',
    '编',
    '写',
    '做',
    '开发',
    '研发',
    '研究',
    '设计',
    '筹备',
    '搭建',
    '制作',
    '编写',
    '翻译',
    '策划',
    '拍',
    '画',
    '搞',
  ],
  pattern: MAKES,
  elided: 'chat',
  event: true,
  examples: [{ text: '我最近在开发一款记账app', cards: [{ slot: 'project', value: '开发一款记账app' }] }],
  counterExamples: ['他在写小说', '你在做什么项目？', '我在做作业'],
  read: (match) => take(match, 'project'),
})

const WORK =
  '毕设|毕业设计|毕业论文|论文|小论文|大论文|开题|课设|课程设计|大作业|课题|博士课题|硕士课题|大创|大创项目|创业项目|副业项目|业余项目|side project|新书|新小说|新专栏'
const IS = new RegExp(
  `(?:的)?(?:${WORK})(?:的)?(?:题目|选题|方向|主题|内容)?(?:就|也|现在|目前|最后|最终)?(?:定的|选的|做的|写的|研究的|弄的|搞的)?(?:是|叫|定了|选了|做|写)(?:一个|一款|一套|一篇)?(?:关于|有关)?(?<value>[^,你您他她]{3,30}?)(?:的)?(?:啦|啊|哈|呢)?$`,
  'gu',
)
/** A paper may be anything (论文是重点); what it is about wants saying. */
const OF_TOPIC = /课题|毕设|毕业设计|项目|project|题目|选题|关于|[做写弄搞]的|研究的/u
const NO_WORK =
  /^(?:重|关键|大问题|难|什么|啥|很|不|没|太|最|我|这|那|要|得|怎么|为了|因为|老师|完|好|了)|[吗呢]$|不出来|不下去|完了|不完|问题$/u

/** "毕设做的是图书馆占座提醒", "我博士课题是关于水稻抗旱": what the work is about. */
export const projectNamed: ExtractionRule = factRule({
  id: 'zh/project.named',
  priority: 84,
  confidence: 0.93,
  anchors: [...WORK.split('|')],
  pattern: IS,
  elided: 'chat',
  event: true,
  examples: [
    { text: '毕设做的是图书馆占座提醒', cards: [{ slot: 'project', value: '图书馆占座提醒' }] },
    { text: '我的课题是关于水稻抗旱的', cards: [{ slot: 'project', value: '水稻抗旱' }] },
  ],
  counterExamples: ['他毕设做的是小程序', '你论文写的是什么', '论文写不出来', '毕设要写完了'],
  read: (match, frame) =>
    frame.negative || !OF_TOPIC.test(match.text) || NO_WORK.test(match.raw('value') ?? '')
      ? null
      : take(match, 'project'),
})

/** "毕业论文写的是碳中和", "在给女儿织毛衣". */
export const projectMaking: ExtractionRule = factRule({
  id: 'zh/project.making',
  priority: 83,
  confidence: 0.92,
  anchors: ['论文', '织', '绣', '装修', '搭', '写一', '拍一', '翻译一', '课题'],
  pattern:
    /(?:毕业|硕士|博士)?(?:论文|毕设|毕业设计|课题|博士课题)(?:的?题目|方向)?(?:写的|做的|研究的|选的|定的)?(?:是|关于)(?<value>\p{Script=Han}{2,16}?)(?:方面|方向|相关)?(?:的)?$|在(?:给\p{Script=Han}{1,4})?(?<craft>(?:织|绣|缝|钩)(?:一?(?:件|条|个|双|幅|副|床))?\p{Script=Han}{1,6})(?:呢|中)?$/gu,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我毕业论文写的是碳中和', cards: [{ slot: 'project', value: '碳中和' }] },
    { text: '在给女儿织毛衣', cards: [{ slot: 'project', value: '织毛衣' }] },
  ],
  counterExamples: ['他论文写的是碳中和', '论文是什么方向？', '论文是重中之重', '在组织活动'],
  read: (match) => {
    const craft = match.capture('craft')
    return craft
      ? { slot: 'project', value: craft }
      : /重|难|坑|谁|什么/u.test(match.raw('value') ?? '')
        ? null
        : take(match, 'project')
  },
})
