import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const MAKES =
  /(?:在|正在|一直在|开始)(?<value>(?:(?:给|帮|为|跟|和)[^,你他我]{1,6}?)?(?:弄|捣鼓|折腾|装修|改造|搭|建|录|排|编|写|做|开发|研发|研究|设计|筹备|搭建|制作|编写|翻译|策划|拍|画|搞)(?:一[个篇本部款套项份首]|关于|自己的|新的?)?[^,你他我了]{0,16}?(?:小说|论文|项目|app|网站|程序|系统|游戏|机器人|剧本|书|博客|专栏|课题|毕设|毕业设计|软件|插件|公众号|纪录片|短片|视频|漫画|绘本|专辑|研发|课程|平台|小程序|开源库|毕业论文|纪录片|电影|房子|新房|老房子|小院|乐队|话剧|舞台剧|播客|店铺|网店|公众号|频道|账号|工作室|创业项目|开题报告|标书|绘本|漫画|教程|模型|数据集|模组|mod))(?:了|的|呢){0,4}$/gu

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
