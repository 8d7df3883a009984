import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

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
