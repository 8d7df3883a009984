import { byName } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { goesOnAboutSelf } from '../../text/own-rule.ts'
import { isRoutine } from '../../text/routine-value.ts'
import { take } from '../../text/take.ts'

const VICES =
  '(?:抽烟|吸烟|喝酒|饮酒|熬夜|打牌|赌博|打麻将|玩游戏|打游戏|喝咖啡|喝奶茶|吃夜宵|赖床|加班|酗酒|嚼槟榔|吸毒|抽菸|吸菸|酒|烟|菸|游戏|奶茶|咖啡|甜食|糖|网购|王者|手机)'
const QUIT = new RegExp(
  `(?:(?:成功|已经|终于|早就|都){0,4}(?:戒掉?了?|戒除了?)(?<value>${VICES}|[\\p{Script=Han}]{1,6}?)|(?:戒(?<short>烟|酒|菸|赌|毒|网|糖)))(?:已经)?(?:[快近]|将近|差不多|大半|整整|足足)?(?:[\\d一二两三四五六七八九十百几多半]{1,4}个?(?:多)?(?:年|月|周|天|星期)(?:多)?|很久|好久)?(?:了|啦|的|成功|打卡|达成|纪念){0,4}$|(?<front>${VICES})(?:已经|早就|都|也){0,4}戒(?:掉)?(?:了)(?:[\\d一二两三四五六七八九十百几多半]{1,4}个?(?:年|月|周|天))?$`,
  'gu',
)
/** Without a subject only what people do give up is one. */
const VICE_NAMED = new RegExp(
  `${VICES}|烟|酒|可乐|槟榔|零食|夜宵|外卖|碳水|抖音|短视频|辣|咖啡因|饮料|火锅|烧烤|小说|彩票`,
  'u',
)
const FULL: Names<string> = byName({
  烟: '抽烟',
  菸: '抽烟',
  酒: '喝酒',
  赌: '赌博',
  毒: '吸毒',
  网: '上网',
  糖: '吃糖',
})

/** Ties 抽一包烟 to 戒烟. */
const viceOf = (word: string): string | undefined =>
  /[烟菸]/u.test(word) ? 'smoking' : word.includes('酒') ? 'drinking' : undefined

/** "我戒烟了": a habit that is over. */
export const habitQuit: ExtractionRule = factRule({
  id: 'zh/habit.quit',
  priority: 96,
  confidence: 0.96,
  anchors: ['戒'],
  pattern: QUIT,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我戒酒半年了', cards: [{ slot: 'habit', value: '喝酒', relation: 'retracts' }] },
    { text: '戒烟一百天打卡', cards: [{ slot: 'habit', value: '抽烟', relation: 'retracts' }] },
    { text: '我戒掉奶茶了', cards: [{ slot: 'habit', value: '奶茶', relation: 'retracts' }] },
  ],
  counterExamples: [
    '他戒烟了',
    '我想戒烟',
    '怎么戒烟？',
    '买了个戒指',
    '戒手机打卡',
    '戒烟打卡',
    '我戒糖打卡',
    '戒奶茶第一天打卡',
  ],
  read: (match, frame) => {
    if (frame.negative && !/无法|没法/u.test(match.before)) return null
    if (
      !frame.explicit &&
      !goesOnAboutSelf(match) &&
      !(
        /了|[\d一二两三四五六七八九十百几多半][年月周天](?:打卡|达成|纪念)/u.test(match.text) &&
        VICE_NAMED.test(match.text)
      )
    )
      return null
    const named = match.capture('value') ?? match.capture('front')
    const short = match.raw('short')
    const word = short ?? match.raw('value') ?? match.raw('front') ?? ''
    if (/打卡$/u.test(match.text) && !/[年月周天]/u.test(match.text)) return null
    if (/^(?:[指尺备律严心不得过快近]|成功|了|将近|差不多|又)|第$/u.test(word)) return null
    const value = FULL[word] ?? named ?? word
    const facet = viceOf(word)
    return frame.negative
      ? { slot: 'habit', value, facet, polarity: 'positive', relation: 'sets' }
      : { slot: 'habit', value, facet, relation: 'retracts' }
  },
})

/** 从不沾酒，也不熬夜: the second of two. */
const VICE_BEFORE = /(?:[不没戒](?:会|再|怎么)?(?:抽|吸|喝|沾|碰|打|赌|熬|嚼).{0,3}|戒了.{1,3})$/u

const SMOKES =
  /(?:(?:每天|天天|经常|常|偶尔|平时|一直|很少|几乎|都|也|还|会|不怎么){0,4})(?<value>(?:抽|吸)(?:[一二两三四五六七八九十半几\d]*[包根支口])?(?:烟|菸)|(?:喝|饮)(?:一?点|[一二两三四五六七八九十半几\d]+[杯瓶两斤])?(?:白|红|啤)?酒|熬夜|酗酒|嚼槟榔|赌钱|赌博)(?:(?:都|已经|有|快){0,2}[\d一二两三四五六七八九十几多好]{1,4}(?:多|来)?年(?:多)?)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我抽烟", "我不喝酒". */
export const habitSmokes: ExtractionRule = factRule({
  id: 'zh/habit.smokes',
  priority: 75,
  confidence: 0.95,
  anchors: ['抽', '吸', '喝', '饮', '熬夜', '酗酒', '槟榔', '赌'],
  pattern: SMOKES,
  elided: 'inherit',
  examples: [
    { text: '我从来不抽烟', cards: [{ slot: 'habit', value: '抽烟', polarity: 'negative' }] },
    { text: '我爸每天喝酒', cards: [{ slot: 'habit', value: '喝酒', entity: 'user.father' }] },
  ],
  counterExamples: ['他抽烟', '你喝酒吗', '我昨天喝酒了', '我去喝酒'],
  read: (match, frame) =>
    (!frame.explicit && !(frame.negative && VICE_BEFORE.test(clausesBefore(match.clause)[0] ?? ''))) ||
    /昨|今|刚|周|明|晚/u.test(frame.modifiers.when ?? '') ||
    (/了$/u.test(match.text) && !frame.negative)
      ? null
      : take(match, 'habit', { facet: viceOf(match.raw('value') ?? '') }),
})

const ROUTINE =
  /(?<value>(?:每天|天天|每晚|每周|每逢|每个?周末|每年|每个月|每月|平时|平常|通常|一般|周末(?:一般|都|经常)|经常|常常|习惯了?|老是|总是|每次)(?:都|也|会|早上|晚上|中午|早晨|下午|上午|睡前|坚持|要|得|在|[一二两三四五六七八九十日天末\d]{1,2}点?(?:半)?(?:都|就|才)?){0,4}(?:吃|喝|跑|走|去|做|看|写|起床|起|睡|练|读|学|听|打|玩|骑|坐|开车|健身|锻炼|运动|游泳|散步|遛|上班|下班|加班|洗|刷|背|午睡|喂|买|带|和|跟|陪|早睡|早起|晚睡|晚起|自己|点外卖|吸|抽|熬夜|失眠|泡|冥想|记)[^,你他她]{0,24}?)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我每天早上跑步", "我平时8点起床". */
export const habitRoutine: ExtractionRule = factRule({
  id: 'zh/habit.routine',
  priority: 64,
  confidence: 0.95,
  anchors: [
    '每天',
    '天天',
    '每晚',
    '每周',
    '每逢',
    '每个',
    '每年',
    '每月',
    '平时',
    '平常',
    '通常',
    '一般',
    '周末',
    '习惯',
    '经常',
    '常常',
    '每次',
    '老是',
    '总是',
  ],
  pattern: ROUTINE,
  elided: 'none',
  examples: [{ text: '我每天早上六点起床', cards: [{ slot: 'habit', value: '每天早上六点起床' }] }],
  counterExamples: ['他每天跑步', '你平时几点睡？', '每天喝水有好处'],
  read: (match, frame) => {
    if (
      frame.negative ||
      (/^(?:经常|常常|总是|老是)/u.test(match.text) && /了|过|想|觉得|感/u.test(match.text))
    )
      return null
    if (!isRoutine(match.raw('value') ?? '')) return null
    return /睡不着|看到|听到|听说|去不|不知道|的时候|看见/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'habit')
  },
})

const ABSTAINS =
  /(?:从来不|从不|一向不|向来不|不太|很少|几乎不|基本不|一般不|平时不|都不|不怎么)(?<value>(?:吃|喝|看|用|穿|戴|去|玩|过|买|坐|听|参加|运动|锻炼|熬夜|化妆|抽烟|做饭|打|发|追|养|刷)[^,你他了我(（]{0,12}?)[的啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我从来不用X", "我很少看新闻". */
export const habitAbstains: ExtractionRule = factRule({
  id: 'zh/habit.abstains',
  priority: 74,
  confidence: 0.94,
  anchors: [
    '从来不',
    '从不',
    '一向不',
    '向来不',
    '不太',
    '很少',
    '几乎不',
    '基本不',
    '一般不',
    '平时不',
    '都不',
    '不怎么',
  ],
  pattern: ABSTAINS,
  elided: 'none',
  readsNegation: true,
  examples: [{ text: '我从来不化妆', cards: [{ slot: 'habit', value: '化妆', polarity: 'negative' }] }],
  counterExamples: ['他从来不化妆', '你不太看电视吗', '我不太清楚', '我都不看'],
  read: (match) =>
    (match.raw('value') ?? '').length < 2 ? null : take(match, 'habit', { polarity: 'negative' }),
})

const COMMUTE =
  /(?<value>(?:[搭乘坐](?:捷运|地铁|轻轨|公交|公车|巴士|高铁|火车|班车|港铁|顺风车)|走路|步行|骑车|骑自行车|坐地铁|坐公交|坐公交车|开车|打车|坐班车|骑电动车)(?:去|到)?(?:上班|上学|下班|通勤|学校|公司|单位))(?:的|了){0,4}$/gu

/** "我骑车上班". */
export const habitCommute: ExtractionRule = factRule({
  id: 'zh/habit.commute',
  priority: 66,
  confidence: 0.93,
  anchors: ['走路', '步行', '骑', '坐地铁', '坐公交', '开车', '打车', '坐班车', '搭', '乘', '坐'],
  pattern: COMMUTE,
  elided: 'none',
  examples: [{ text: '我坐地铁上班', cards: [{ slot: 'habit', value: '坐地铁上班' }] }],
  counterExamples: ['他开车上班', '我今天打车上班', '你怎么上班？'],
  read: (match, frame) =>
    /今天|明天|昨天/u.test(frame.modifiers.when ?? '') || /一会|待会|等下|等会|马上/u.test(match.clause.text)
      ? null
      : take(match, 'habit'),
})
