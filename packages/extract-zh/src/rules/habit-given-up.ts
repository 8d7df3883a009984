import { take } from '../frame/take.ts'
import type { ExtractionRule } from '@recollect/core'
import { isIntended, ownRule } from '../frame/own-rule.ts'
import { clausesBefore } from '../frame/earlier.ts'
import { isPastime } from '../frame/pastimes.ts'
import { isTopic } from '../frame/topic.ts'
import { DURATION, oneOf } from '../patterns.ts'

const VICES = [
  '烟',
  '酒',
  '奶茶',
  '咖啡',
  '可乐',
  '游戏',
  '甜食',
  '糖',
  '夜宵',
  '宵夜',
  '外卖',
  '零食',
  '辣',
  '短视频',
  '抖音',
  '麻将',
  '手机',
  '王者',
  '碳水',
  '槟榔',
  '熬夜',
  '网购',
  '碳酸饮料',
  '饮料',
  '冰的',
  '烟酒',
  '电子烟',
  '油炸',
  '泡面',
  '方便面',
  '火锅',
  '烧烤',
  '蛋糕',
  '巧克力',
  '彩票',
  '牌',
  '网络小说',
  '小说',
  '直播',
  '咖啡因',
  '冰美式',
  '肥宅水',
  '快餐',
  '炸鸡',
]
const VICE = oneOf(VICES)
const FULL: Readonly<Record<string, string>> = {
  烟: '抽烟',
  酒: '喝酒',
  牌: '打牌',
  槟榔: '嚼槟榔',
  熬夜: '熬夜',
}
const facetOf = (word: string) => (/烟/u.test(word) ? 'smoking' : /酒/u.test(word) ? 'drinking' : undefined)
const FINALLY =
  '(?:已经|早就|早|总算|终于|彻底|完全|成功|真的|都|也|给|去年|前年|今年|上个?月|年初|从此|现在|后来|就|[\\d一二两三四五六七八九十几]{1,2}年前|硬是|算是|把它)'
const WAYS = `(?:戒(?:掉|断|除)?了?|不碰了?|不沾了?|断了?)(?:${DURATION})?`

const FRONT = new RegExp(
  `^(?:连)?(?<value>(?:[^,我你您他她]|(?<=吉)他){0,6}?(?:${VICE}))(?:这(?:个)?(?:爱好|习惯|毛病))?(?:我|我爸|我妈|我老公|我老婆|俺|我哥|我弟)?${FINALLY}{0,4}(?:${WAYS}|(?:不(?:抽|喝|吃|玩|打|刷|看|点)(?=了)))(?:了|的|啊|啦|哈|有){0,2}(?:${DURATION}了?)?$`,
  'gu',
)
/** 我爸… within the match. */
const WHOSE: readonly (readonly [who: RegExp, entity: string])[] = [
  [/我爸/u, 'user.father'],
  [/我妈/u, 'user.mother'],
  [/我老公/u, 'user.husband'],
  [/我老婆/u, 'user.wife'],
  [/我[哥弟]/u, 'user.brother'],
]

/** "奶茶我已经戒了快两个月", "游戏早就不玩了". */
export const habitVicesLeft: ExtractionRule = ownRule({
  id: 'zh/habit.vices-left',
  priority: 97,
  confidence: 0.92,
  anchors: ['戒', '不碰', '不沾', '断', '不抽', '不喝', '不吃', '不玩', '不打', '不刷', '不看', '不点'],
  pattern: FRONT,
  elided: 'chat',
  event: true,
  examples: [
    { text: '奶茶我已经戒了快两个月', cards: [{ slot: 'habit', value: '奶茶', relation: 'retracts' }] },
    { text: '夜宵早就不吃了', cards: [{ slot: 'habit', value: '夜宵', relation: 'retracts' }] },
  ],
  counterExamples: ['他奶茶戒了', '奶茶戒了吗？', '我想把奶茶戒了', '今天酒不喝了'],
  read: (match) => {
    const said = match.raw('value') ?? ''
    const value = match.capture('value')
    if (value === undefined || /^(?:今|昨|明|这|那|想|要|把|快|能|该)|想|要把/u.test(said)) return null
    if (!/了/u.test(match.text)) return null
    const entity = WHOSE.find(([who]) => who.test(match.text))?.[1]
    return {
      slot: 'habit',
      value: FULL[said] ?? value,
      at: value,
      relation: 'retracts',
      facet: facetOf(said),
      ...(entity === undefined ? {} : { entity }),
    }
  },
})

const LEFT = new RegExp(
  `^(?:但|不过|后来)?${FINALLY}{0,4}戒(?:掉|断|除)?了?(?:${DURATION})?(?:了|啦|啊){0,2}$`,
  'gu',
)
const HAD = new RegExp(`(?<vice>${VICE})(?:$|[^,]{0,6}$)`, 'u')

/** "抽了三十年烟，去年总算戒了": the vice stands in the clause before. */
export const habitThenQuit: ExtractionRule = ownRule({
  id: 'zh/habit.then-quit',
  priority: 98,
  confidence: 0.92,
  anchors: ['戒'],
  pattern: LEFT,
  elided: 'speaker',
  event: true,
  examples: [
    {
      text: '我爸抽了三十年烟，去年总算戒了',
      cards: [{ slot: 'habit', value: '抽烟', relation: 'retracts', entity: 'user.father' }],
    },
  ],
  counterExamples: ['他抽了三十年烟，去年总算戒了', '烟酒都好，想戒了', '抽烟不好，戒了吧'],
  read: (match, frame) => {
    const [near] = clausesBefore(match.clause)
    const vice = near === undefined ? undefined : HAD.exec(near)?.groups?.['vice']
    if (vice === undefined || frame.negative || !/了/u.test(match.text)) return null
    return { slot: 'habit', value: FULL[vice] ?? vice, relation: 'retracts', facet: facetOf(vice) }
  },
})

const NO_MORE = new RegExp(
  `(?:不再|再也不|再也没|再没|没再|没有再|(?:已经|早就|早|现在|后来|从此|彻底)不(?:再|怎么|太|大)?|好久没|很久没|好多年没|好几年没|(?:${DURATION})(?:都|已经)?没(?:有)?(?:再|怎么)?|不(?=[碰沾]))(?<value>(?:[^,你您他她我这那]|(?<=吉)他){2,10}?)(?:过)?(?:了|的|啦|啊){0,2}$`,
  'gu',
)
const TOUCHED = /^(?:碰|沾)(?:过)?(?<what>.+)$/u
const OF_HABIT = new RegExp(
  `^(?:抽烟?|喝.{1,5}|吃.{1,5}|熬夜|赖床|通宵|加班|酗酒|赌博|嚼槟榔|点外卖|叫外卖|化妆|节食|网购|刷.{1,4}|追星|去过?.{1,4}[房吧馆场店堂院]|.*(?:${VICE}))$`,
  'u',
)
const A_MEAL = /^(?:吃|喝)(?:饭|东西|药|早饭|午饭|晚饭|早餐|午餐|晚餐|饱|到|上|水|过|完|得)/u

/** "不再打游戏了", "好久没熬夜了", "不碰甜食了": a habit or a pastime that is over. */
export const habitNoMore: ExtractionRule = ownRule({
  id: 'zh/habit.no-more',
  priority: 74,
  confidence: 0.94,
  anchors: [
    '不再',
    '再也',
    '再没',
    '不碰',
    '不沾',
    '没',
    '已经不',
    '早就不',
    '早不',
    '现在不',
    '后来不',
    '从此不',
    '彻底不',
  ],
  pattern: NO_MORE,
  elided: 'chat',
  event: true,
  readsNegation: true,
  examples: [
    { text: '不再打游戏了', cards: [{ slot: 'habit', value: '打游戏', relation: 'retracts' }] },
    { text: '我不碰甜食了', cards: [{ slot: 'habit', value: '甜食', relation: 'retracts' }] },
  ],
  counterExamples: [
    '他不再打游戏了',
    '我好久没吃火锅了吗',
    '好久没见了',
    '不再说了',
    '我再也不理你了',
    '好久没吃饭了',
  ],
  read: (match, frame) => {
    const said = match.raw('value') ?? ''
    if (/^(?:喜欢|爱|讨厌|钟爱|热爱|怕|想)/u.test(said)) return null
    const value = match.capture('value')
    if (
      value === undefined ||
      isIntended(match, frame) ||
      A_MEAL.test(said) ||
      said.replace(/了$/u, '').length < 2 ||
      !/了|不再|没再|没有再|再也|从此|彻底|^不[碰沾]/u.test(match.text)
    )
      return null
    if (/今|刚|昨|以后|今后|从现在/u.test(frame.modifiers.when ?? '')) return null
    const lapse = /好久没|很久没|年没|月没|周没|天没/u.test(match.text)
    if (lapse && /^(?:吃|喝)/u.test(said) && !OF_HABIT.test(said)) return null
    const touched = TOUCHED.exec(said)?.groups?.['what']
    if (/^不[碰沾]/u.test(match.text) || touched !== undefined) {
      const what = touched ?? said.replace(/^[碰沾]/u, '')
      const done = /了$|不再|没再|没有再|再也/u.test(match.text)
      return isTopic(what)
        ? { slot: 'habit', value: what, ...(done ? { relation: 'retracts' } : { polarity: 'negative' }) }
        : null
    }
    return OF_HABIT.test(said) || isPastime(said.replace('过', ''))
      ? { slot: 'habit', value, relation: 'retracts' }
      : null
  },
})

const GAVE_UP =
  /(?:(?:退坑|弃坑|脱坑|出坑|脱粉|退圈|放弃)了?(?<value>[\p{Script=Han}a-z0-9]{1,8}?)|(?<front>[\p{Script=Han}a-z0-9]{1,8}?)(?:我)?(?:已经|早就|早|去年|后来|也|都|彻底|就){0,3}(?:退坑|弃坑|脱坑|脱粉|放弃|荒废|撂下|丢下|扔下|搁置|封笔|挂靴|不练|不玩|不学|不弹|不画|不打|不跳|不追|不跑|不踢|不写)(?:了))(?:很久|好久|好几年|好多年)?(?:了|的|啦|啊){0,2}$/gu

/** "钢琴早就不弹了", "退坑手办了": a pastime laid down. */
export const hobbyGaveUp: ExtractionRule = ownRule({
  id: 'zh/hobby.gave-up',
  priority: 79,
  confidence: 0.92,
  anchors: [
    '坑',
    '脱粉',
    '退圈',
    '放弃',
    '弃',
    '荒废',
    '撂下',
    '丢下',
    '扔下',
    '搁置',
    '封笔',
    '挂靴',
    '不练',
    '不玩',
    '不学',
    '不弹',
    '不画',
    '不打',
    '不跳',
    '不追',
    '不跑',
    '不踢',
    '不写',
  ],
  pattern: GAVE_UP,
  elided: 'chat',
  event: true,
  readsNegation: true,
  examples: [
    { text: '钢琴我早就不弹了', cards: [{ slot: 'hobby', value: '钢琴', relation: 'retracts' }] },
    { text: '我退坑手办了', cards: [{ slot: 'hobby', value: '手办', relation: 'retracts' }] },
  ],
  counterExamples: ['他钢琴不弹了', '我放弃了', '你不弹钢琴了吗？', '今天不打了', '我放弃治疗了'],
  read: (match, frame) => {
    const front = match.raw('front')
    const said = front ?? match.raw('value') ?? ''
    const value = match.capture('front') ?? match.capture('value')
    if (value === undefined || frame.negative || !isPastime(said)) return null
    return /今|昨|明/u.test(frame.modifiers.when ?? '')
      ? null
      : { slot: 'hobby', value, relation: 'retracts' }
  },
})

const NOT_SINCE = new RegExp(
  `不(?<value>(?:吃|喝|抽|用|看|玩|打|刷|熬|点|逛|化|开|坐|发)(?:[^,你您他她我不]|(?<=吉)他){1,6}?)(?:已经|都|有|也|快){0,2}(?:${DURATION}|好多年|好几年|很久|好久|很多年)(?:了|啦)$`,
  'gu',
)

/** "我不吃早餐好多年了". */
export const habitNotSince: ExtractionRule = ownRule({
  id: 'zh/habit.not-since',
  priority: 78,
  confidence: 0.92,
  anchors: [
    '不吃',
    '不喝',
    '不抽',
    '不用',
    '不看',
    '不玩',
    '不打',
    '不刷',
    '不熬',
    '不点',
    '不逛',
    '不化',
    '不开',
    '不坐',
    '不发',
  ],
  pattern: NOT_SINCE,
  elided: 'chat',
  readsNegation: true,
  event: true,
  examples: [
    { text: '我不看电视好多年了', cards: [{ slot: 'habit', value: '看电视', polarity: 'negative' }] },
  ],
  counterExamples: ['他不看电视好多年了', '你不看电视多久了？', '不吃饭三天了吗'],
  read: (match) => {
    const value = match.capture('value')
    return value === undefined ? null : { slot: 'habit', value, polarity: 'negative' }
  },
})

const PUT_AWAY = new RegExp(
  `(?:把)?(?<value>${VICE})(?:这(?:个)?(?:习惯|毛病|爱好))?(?:都|也|给|彻底|完全|终于|就|总算){0,3}(?:戒|断|停|掐|改)(?:掉|除)?(?:了)(?:${DURATION})?(?:了|啦)?$`,
  'gu',
)

/** "我把烟断了". */
export const habitPutAway: ExtractionRule = ownRule({
  id: 'zh/habit.put-away',
  priority: 96,
  confidence: 0.92,
  anchors: ['戒', '断', '停', '掐', '改'],
  pattern: PUT_AWAY,
  elided: 'speaker',
  event: true,
  examples: [{ text: '我把烟断了', cards: [{ slot: 'habit', value: '抽烟', relation: 'retracts' }] }],
  counterExamples: ['他把烟断了', '你把烟戒了吗？', '我想把烟断了'],
  read: (match, frame) => {
    const said = match.raw('value') ?? ''
    const value = match.capture('value')
    if (value === undefined || frame.negative) return null
    return {
      slot: 'habit',
      value: FULL[said] ?? value,
      at: value,
      relation: 'retracts',
      facet: facetOf(said),
    }
  },
})

const LASTING =
  '玩抖音|玩快手|玩微博|玩小红书|刷微博|刷小红书|刷b站|看直播|发朋友圈|睡懒觉|回笼觉|暴饮暴食|节食|追星|抽烟|吸烟|熬夜|健身|化妆|钓鱼|集邮|炒股|减肥|网购|烫头|染发|做美甲|赖床|相亲|创业|养鱼|养花|打卡|撸铁|夜跑|晨跑|跑步|写日记|记账|练琴|学琴|练字|画画|写小说|直播|拍视频|追剧|追番|听歌|酗酒|赌博|买彩票|点外卖|喝咖啡|喝奶茶|喝可乐|喝碳酸|吃夜宵|吃零食|吃甜食|吃辣|吃糖|刷短视频|刷抖音|打麻将|打牌|打王者|玩王者|玩手游|玩原神'
const NO_LONGER = new RegExp(`不(?<value>${LASTING})(?:了|啦)$`, 'gu')

/** "我不追星了". */
export const habitNoLonger: ExtractionRule = ownRule({
  id: 'zh/habit.no-longer',
  priority: 75,
  confidence: 0.92,
  anchors: LASTING.split('|'),
  pattern: NO_LONGER,
  elided: 'speaker',
  event: true,
  readsNegation: true,
  examples: [{ text: '我不追星了', cards: [{ slot: 'habit', value: '追星', relation: 'retracts' }] }],
  counterExamples: ['他不追星了', '你不追星了？', '我今天不健身了', '明天起不熬夜了'],
  read: (match, frame) =>
    frame.negative || /今|昨|明|这[周次]|以后/u.test(frame.modifiers.when ?? '')
      ? null
      : take(match, 'habit', { relation: 'retracts' }),
})

const WAY_LEFT =
  /把(?<value>(?:[^,我你您他她]|(?<=吉)他){2,10}?)(?:的|这个|这)?(?:习惯|毛病)(?:都|给|彻底|终于|总算){0,2}(?:戒|改|丢|扔)(?:掉)?(?:了)$/gu

/** "我把午睡的习惯戒了". */
export const habitWayLeft: ExtractionRule = ownRule({
  id: 'zh/habit.way-left',
  priority: 95,
  confidence: 0.92,
  anchors: ['习惯', '毛病'],
  pattern: WAY_LEFT,
  elided: 'inherit',
  event: true,
  examples: [{ text: '我把午睡的习惯戒了', cards: [{ slot: 'habit', value: '午睡', relation: 'retracts' }] }],
  counterExamples: ['他把午睡的习惯戒了', '你把午睡的习惯戒了吗？', '我想把午睡的习惯戒了'],
  read: (match, frame) => (frame.negative ? null : take(match, 'habit', { relation: 'retracts' })),
})
