import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

const COURSE =
  /(?:正在|在)?(?:主修|选修|辅修|必修|修读|旁听|修|选)(?:了|的是|的|着)?(?:一门|两门|门)?(?<value>[\p{Script=Han}]{0,8}?(?:学|文|语|史|论|概论|原理|数学|高数|线代|物理|化学|会计|统计|编程|设计|法|经济|心理|哲学|音乐|绘画|体育|微积分|写作|课))(?:这门课|的课|课程|课)?(?:了|呢|啊)?$/gu
const TERM = /学期|学年|大[一二三四]|研[一二三]|高[一二三]|今年|去年|选课/u

/** "这学期修法语", "大二选修了心理学": a course, when a term is named. */
export const educationCourse: ExtractionRule = ownRule({
  id: 'zh/education.course',
  priority: 90,
  confidence: 0.93,
  anchors: ['修', '旁听', '选了', '选的是'],
  pattern: COURSE,
  examples: [
    { text: '我这学期选修了古希腊史', cards: [{ slot: 'education', value: '古希腊史' }] },
    { text: '我大二在修微积分', cards: [{ slot: 'education', value: '微积分' }] },
  ],
  counterExamples: ['他这学期修法语', '我在修电脑', '这学期选修哪门课', '这学期的必修课', '我选了红色'],
  read: (match) => (TERM.test(match.clause.text) ? take(match, 'education') : null),
})

const WAY =
  /(?:是|属于|算是)(?:完全|纯|典型的?)?(?<value>自学成才|自学出身|科班出身|科班|半路出家|野路子(?:出身)?|师范出身|体校出身|艺校出身|文科出身|理科出身|工科出身)(?:的)?(?:啦|啊|呢)?$/gu

/** "我是半路出家", "我是科班出身". */
export const educationWay: ExtractionRule = ownRule({
  id: 'zh/education.way',
  priority: 97,
  confidence: 0.93,
  anchors: ['自学', '科班', '半路出家', '野路子', '出身'],
  pattern: WAY,
  examples: [
    { text: '我是半路出家的', cards: [{ slot: 'education', value: '半路出家' }] },
    { text: '我是科班出身', cards: [{ slot: 'education', value: '科班出身' }] },
  ],
  counterExamples: ['他是科班出身', '你是半路出家的吗', '我不是科班', '科班出身更吃香'],
  read: (match, frame) => (frame.negative ? null : take(match, 'education')),
})
