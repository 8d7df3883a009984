import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'
import { ACTIVITIES, SKILL_VERBS } from '../lexicon/actions.ts'
import { oneOf } from '../patterns.ts'

const DEGREE = '(?:很|还|也|挺|特别|非常|超级?|真|贼|蛮|相当|老|不太?|很不|一般|极|最|比较|有点|算是?){0,2}'
const GRADED =
  /(?<value>(?:钢琴|小提琴|大提琴|二胡|古筝|琵琶|吉他|架子鼓|萨克斯|葫芦丝|书法|围棋|象棋|国际象棋|跆拳道|柔道|空手道|舞蹈|拉丁舞|街舞|游泳|素描|声乐|计算机|普通话)(?:已经|都|考了|考到了?|考过了?|过了|是|有){0,3}(?:业余)?(?:[一二三四五六七八九十\d]{1,2}级|[一二三四五六七八九\d]段|黑带|红带|蓝带|二甲|二乙|一乙))(?:的|了|水平)?$/gu

/** "我钢琴十级". */
export const skillGraded: ExtractionRule = factRule({
  id: 'zh/skill.graded',
  priority: 84,
  confidence: 0.92,
  anchors: ['级', '段', '黑带', '红带', '蓝带', '二甲', '二乙', '一乙'],
  pattern: GRADED,
  elided: 'inherit',
  event: true,
  examples: [{ text: '我围棋业余五段', cards: [{ slot: 'skill', value: '围棋业余五段' }] }],
  counterExamples: ['他钢琴十级', '钢琴十级难吗'],
  read: (match) => take(match, 'skill'),
})

const DONE_WELL = new RegExp(
  `(?<value>(?:${oneOf([...ACTIVITIES, ...SKILL_VERBS.filter((word) => word.length > 1)])}|(?:毛笔|钢笔|粉笔)?字|[^我你他她它这那,\\s]{2,4}?))(?:我)?(?<verb>[\\p{Script=Han}])得${DEGREE}(?<how>好|不错|溜|棒|厉害|可以|行|烂|差|一般|快|慢|6|666|像样|专业)(?:的|了|吧|啊){0,2}$`,
  'gu',
)
const PLAYED = /[打踢弹拉吹唱跳画写做烧炒烤游滑骑开玩下练用说讲拍剪修织种养]/u

/** "篮球我打得不错", "我字写得很差". */
export const skillDoneWell: ExtractionRule = factRule({
  id: 'zh/skill.done-well',
  priority: 80,
  confidence: 0.93,
  anchors: ['得'],
  pattern: DONE_WELL,
  elided: 'speaker',
  readsNegation: true,
  event: true,
  examples: [
    { text: '篮球我打得不错', cards: [{ slot: 'skill', value: '篮球' }] },
    { text: '我毛笔字写得很好', cards: [{ slot: 'skill', value: '毛笔字' }] },
    { text: '我象棋下得很烂', cards: [{ slot: 'skill', value: '象棋', polarity: 'negative' }] },
  ],
  counterExamples: ['他篮球打得不错', '你字写得真好', '这歌唱得真好', '我们玩得很好'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const mine = frame.explicit || /^[^我]{2,5}我\p{Script=Han}得/u.test(match.text)
    if (
      !mine ||
      !PLAYED.test(match.raw('verb') ?? '') ||
      /[这那你他她它我们]|今天|昨天|刚才|时候|觉得|感觉/u.test(value)
    )
      return null
    const poor = /烂|差|不太?好|不行|不怎么/u.test(match.text)
    return take(match, 'skill', poor ? { polarity: 'negative' } : {})
  },
})

const CRAFT = new RegExp(
  `(?<value>厨艺|手艺|(?<=我(?:的|写)?)字(?:迹|体)?|车技|球技|牌技|棋艺|酒量|歌喉|唱功|文笔|口才|数学|英语口语|语文|体育|画技|演技|拍照技术|开车技术|电脑技术|手工|动手能力|普通话)(?:一直|从小就?|也|都)?${DEGREE}(?<how>好|不错|棒|厉害|可以|行|烂|差|一般|渣|标准|出众|过硬|丑|难看|潦草|好看|漂亮|工整)(?:的|了|啊){0,2}$`,
  'gu',
)

/** "我厨艺一般", "我酒量很差". */
export const skillCraft: ExtractionRule = factRule({
  id: 'zh/skill.craft',
  priority: 80,
  confidence: 0.92,
  anchors: [
    '字',
    '厨艺',
    '手艺',
    '技',
    '棋艺',
    '酒量',
    '歌喉',
    '唱功',
    '文笔',
    '口才',
    '数学',
    '口语',
    '语文',
    '体育',
    '手工',
    '能力',
    '普通话',
  ],
  pattern: CRAFT,
  elided: 'chat',
  readsNegation: true,
  examples: [{ text: '我厨艺一般', cards: [{ slot: 'skill', value: '厨艺', polarity: 'negative' }] }],
  counterExamples: ['他厨艺一般', '你厨艺真好', '这家店手艺不错'],
  read: (match) =>
    take(
      match,
      'skill',
      /不太?好|不行|烂|差|一般|渣|丑|难看|潦草/u.test(match.text) ? { polarity: 'negative' } : {},
    ),
})

const SAID_SO =
  /(?:是个?)?(?<value>唱歌(?:总)?[跑走]调|同手同脚|肢体不协调|没有?(?:节奏感|乐感)|手笨|手巧|心灵手巧|笨手笨脚|五音不全|音痴|路痴|旱鸭子|厨房杀手|电脑白痴|机械白痴|手残|运动白痴|左撇子|过目不忘|能歌善舞|多才多艺|一窍不通|十项全能|识字不多|不识字|文盲)(?:的|了|啊){0,2}$/gu

/** "我五音不全". */
export const skillSaidSo: ExtractionRule = factRule({
  id: 'zh/skill.said-so',
  priority: 79,
  confidence: 0.92,
  anchors: [
    '跑调',
    '走调',
    '同手同脚',
    '不协调',
    '节奏感',
    '乐感',
    '手笨',
    '手巧',
    '笨手',
    '五音',
    '音痴',
    '路痴',
    '旱鸭子',
    '杀手',
    '白痴',
    '手残',
    '左撇子',
    '过目',
    '能歌',
    '多才',
    '一窍',
    '全能',
    '识字',
    '文盲',
  ],
  pattern: SAID_SO,
  elided: 'chat',
  examples: [{ text: '我五音不全', cards: [{ slot: 'skill', value: '五音不全' }] }],
  counterExamples: ['他五音不全', '你是路痴吗'],
  read: (match, frame) =>
    frame.explicit || (match.clause.index === 0 && match.before.trim() === '') ? take(match, 'skill') : null,
})
