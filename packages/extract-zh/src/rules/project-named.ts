import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'

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

const THING =
  '小说|论文|项目|app|网站|程序|系统|游戏|机器人|剧本|书稿|书|博客|专栏|课题|毕设|毕业设计|软件|插件|公众号|纪录片|短片|视频|漫画|绘本|专辑|课程|小程序|开源库|电影|话剧|播客|标书|教程|模型|方案|剪辑|稿子|译稿|画集|歌|曲子|毛衣|围巾|拼图|模型船|手账|动画|插画|海报|书架|柜子|乐高|年鉴|词典|字典|展览|画展|个展|影展|音乐会|演出|发布会|晚会|节目|舞台剧|周边|油画|十字绣|装置|工具|玩具|机器|家具|桌子|椅子|裙子|收音机|航模|鱼缸'
const AT_WORK = new RegExp(
  `(?:(?:最近|这阵子|这段时间|手头|手上|业余|下班后?|晚上|周末|目前|现在)(?:都|也|一直|主要|正)?(?:在|正在|忙着)|(?:正在|正|在|一直在|还在|忙着|天天在)(?=筹备|赶|肝|忙活|攻|啃|搓|鼓捣|捣鼓|织|绣|攒|翻译|撰写|筹划|排练))(?<value>(?:赶|肝|忙活?|写|弄|做|搞|整|鼓捣|捣鼓|折腾|织|绣|攒|拼|画|译|翻译|编|排练?|录|剪|拍|搭|筹备|打磨|创作|撰写|攻|啃|搓|开发|研究)(?:着)?(?:一[个篇本部款套首幅件条]|个|篇|本|部|款|套|首|幅|件|条)?[^,你您他她我了]{0,14}?(?:${THING}))(?:的(?:收尾|工作|初稿|二稿|后期))?(?:了|的|呢|中){0,2}$`,
  'gu',
)

/** "手头在赶一部短片的后期", "最近在织一条围巾". */
export const projectAtWork: ExtractionRule = factRule({
  id: 'zh/project.at-work',
  priority: 81,
  confidence: 0.92,
  anchors: THING.split('|').filter((word) => word.length > 1 || word === '歌'),
  pattern: AT_WORK,
  elided: 'chat',
  event: true,
  examples: [
    { text: '手头在赶一部短片的剪辑', cards: [{ slot: 'project', value: '赶一部短片的剪辑' }] },
    { text: '我最近在织一条围巾', cards: [{ slot: 'project', value: '织一条围巾' }] },
  ],
  counterExamples: ['他最近在织围巾', '你最近在写什么小说', '最近在看一本小说', '最近在追一部动画'],
  read: (match, frame) => (frame.negative ? null : take(match, 'project')),
})
