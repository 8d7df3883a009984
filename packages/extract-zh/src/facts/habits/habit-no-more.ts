import { take } from '../../text/take.ts'
import type { ExtractionRule } from '@recollect/core/extraction'
import { isIntended, ownRule } from '../../text/own-rule.ts'
import { isPastime } from '../../text/pastimes.ts'
import { isTopic } from '../../text/topic.ts'
import { VICES } from '../../lexicon/habits/vices.ts'
import { DURATION, oneOf } from '../../text/patterns.ts'

const NO_MORE = new RegExp(
  `(?:不再|再也不|再也没|(?<=(?:以后|之后|后)(?:就|便|我就)?)没(?:有)?(?:再|怎么)?(?=碰过|摸过|打过|玩过|练过|弹过|画过|跳过|踢过)|再没|没再|没有再|(?:已经|早就|早|现在|后来|从此|彻底)不(?:再|怎么|太|大)?|好久没|很久没|好多年没|好几年没|(?:${DURATION})(?:都|已经)?没(?:有)?(?:再|怎么)?|不(?=[碰沾]))(?<value>(?:[^,你您他她我这那]|(?<=吉)他){2,10}?)(?:过)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

const TOUCHED = /^(?:碰|沾|摸)(?:过)?(?<what>.+)$/u

const OF_HABIT = new RegExp(
  `^(?:抽烟?|喝.{1,5}|吃.{1,5}|熬夜|赖床|通宵|加班|酗酒|赌博|嚼槟榔|点外卖|叫外卖|化妆|节食|网购|刷.{1,4}|追星|去过?.{1,4}[房吧馆场店堂院]|.*(?:${oneOf(VICES)}))$`,
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
    if (lapse && !OF_HABIT.test(said)) return null
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
