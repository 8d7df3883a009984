import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { isOccupation } from '../../text/jobs.ts'
import { take } from '../../text/take.ts'

const STATES = /^(?:单身|单身狗|单身汉|独居|异地恋?|已婚|未婚)$/u
const SELVES =
  /^(?:学生|学生党|上班族|打工人|社畜|会员|党员|团员|素食主义者|月光族|租房党|留守儿童|全职妈妈|全职太太|家庭主妇|无业游民|待业青年|应届生|新手|小白|菜鸟|单亲妈妈)$/u
const NO_MORE =
  /^(?:对了|其实)?(?:我|本人|俺)?(?:现在|早就?|已经|早已|终于|总算){0,3}(?:不再|不)是(?:一?[个名位条只])?(?<value>[^,你您他她它我]{2,10}?)(?:了|啦)$/gu

const NOT_ACTING =
  /^(?:对了|其实)?(?:我|本人|俺)?(?:从(?:今天|这学期|下学期|今年|上个月|现在|明天)起|现在|早就?|已经|早已|终于|总算|以后|今年|上学期|去年起?){0,3}不(?:再|想再)?(?:当|做|干)(?<value>[^,你您他她它我]{2,10}?)(?:了|啦)$/gu
const ROLES =
  /^(?:课代表|班长|组长|学习委员|团支书|队长|社长|会长|部长|村干部|群主|版主|销售|微商|代购|保险|外卖|中介|全职妈妈|家庭主妇|全职太太|老好人)$/u

/** "从这学期起不当课代表了": a part one plays no more. */
export const endedActing: ExtractionRule = defineRule({
  id: 'zh/ended.acting',
  priority: 63,
  confidence: 0.92,
  anchors: ['不当', '不再当', '不做', '不再做', '不干', '不再干', '不想再'],
  pattern: NOT_ACTING,
  draft(match) {
    const value = match.raw('value') ?? ''
    if (match.clause.index > 0 && !match.text.includes('我')) return null
    return ROLES.test(value) || isOccupation(value)
      ? take(match, 'occupation', { relation: 'retracts' })
      : null
  },
  examples: [
    { text: '从下学期起不当班长了', cards: [{ slot: 'occupation', value: '班长', relation: 'retracts' }] },
  ],
  counterExamples: ['他不当班长了', '你不当班长了吗', '不当真', '以后不做饭了'],
})

/** "不再是学生了": what one is no more, at the head of a message. */
export const endedBeing: ExtractionRule = defineRule({
  id: 'zh/ended.being',
  priority: 64,
  confidence: 0.92,
  anchors: ['不再是', '不是'],
  pattern: NO_MORE,
  draft(match) {
    const value = match.raw('value') ?? ''
    if (match.clause.index > 0 && !match.text.includes('我')) return null
    if (STATES.test(value)) return take(match, 'relationship_status', { relation: 'retracts' })
    if (SELVES.test(value) || isOccupation(value)) return take(match, 'occupation', { relation: 'retracts' })
    return null
  },
  examples: [
    { text: '不再是学生党了', cards: [{ slot: 'occupation', value: '学生党', relation: 'retracts' }] },
  ],
  counterExamples: ['他不再是学生了', '你不是学生了吧', '不是老师'],
})

const WAYS =
  '抽烟|吸烟|喝酒|熬夜|打游戏|玩游戏|追剧|追星|喝奶茶|喝可乐|喝饮料|吃辣|吃夜宵|吃宵夜|吃零食|点外卖|赌博|赌|打牌|打麻将|网购|加班|刷抖音|刷短视频|刷微博|炒股|健身|跑步|早起|吃素|写日记|化妆|染发|坐班|上夜班|倒班|蹦迪|泡吧|相亲'
const NO_WAY = new RegExp(
  `^(?:对了|其实)?(?:我|俺|本人)?(?:早就?|已经|现在|终于|彻底){0,3}不(?:再|怎么)?(?<value>${WAYS})(?:了|啦)$`,
  'gu',
)
const INTENDED = /想|打算|决定|希望|应该|得|要/u

/** "不喝酒了，痛风": a way one has left, at the head of a message. */
export const endedWay: ExtractionRule = defineRule({
  id: 'zh/ended.way',
  priority: 62,
  confidence: 0.92,
  anchors: [
    '不抽',
    '不吸',
    '不喝',
    '不熬',
    '不打',
    '不玩',
    '不追',
    '不吃',
    '不点',
    '不赌',
    '不网',
    '不加',
    '不刷',
    '不炒',
    '不健',
    '不跑',
    '不早',
    '不写',
    '不化',
    '不染',
    '不坐',
    '不上',
    '不倒',
    '不蹦',
    '不泡',
    '不相',
    '不再',
    '不怎么',
  ],
  pattern: NO_WAY,
  draft: (match) =>
    match.clause.index === 0 && !INTENDED.test(match.clause.sentence.message)
      ? take(match, 'habit', { relation: 'retracts' })
      : null,
  examples: [{ text: '不喝酒了，痛风', cards: [{ slot: 'habit', value: '喝酒', relation: 'retracts' }] }],
  counterExamples: ['他不喝酒了', '今天不喝酒了', '不喝酒了吗', '决定不喝酒了'],
})
