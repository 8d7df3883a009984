import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { goesOnAboutSelf } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

const RELIES =
  /(?<value>(?:出门|出行|上班|上下班|通勤|上学|买菜|吃饭|做饭|回家|平时出门|记事|提神|睡觉|入睡)(?:我|都|全|基本上?|主要|一般|就|也|只|是|系){0,4}(?:靠|坐|骑|走|开|点|叫|用|踩|搭)(?!着|谱|边)[^,你他她我]{1,8}?)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我出门全靠地铁". */
export const habitRelies: ExtractionRule = factRule({
  id: 'zh/habit.relies',
  priority: 67,
  confidence: 0.94,
  anchors: [
    '出门',
    '出行',
    '上班',
    '上下班',
    '通勤',
    '上学',
    '买菜',
    '吃饭',
    '做饭',
    '回家',
    '记事',
    '提神',
    '睡觉',
    '入睡',
  ],
  pattern: RELIES,
  elided: 'chat',
  examples: [{ text: '我没车，出门全靠公交', cards: [{ slot: 'habit', value: '出门全靠公交' }] }],
  counterExamples: ['他出门全靠地铁', '今天出门坐地铁', '你上班坐什么车？'],
  read: (match, frame) =>
    /今|昨|明/u.test(frame.modifiers.when ?? '') ||
    frame.negative ||
    !(frame.explicit || match.text.includes('我') || goesOnAboutSelf(match))
      ? null
      : take(match, 'habit'),
})

const TEETOTAL =
  /(?<value>滴酒不沾|烟酒不沾|不(?:抽)?烟不(?:喝)?酒|早睡早起|晚睡晚起|昼伏夜出|三餐规律|三餐不规律|作息规律|作息不规律|作息紊乱|作息混乱|无辣不欢|无肉不欢|无酒不欢|过午不食|用左手(?:写字|吃饭|拿筷子|打字|画画|打球)|(?:睡|起)得(?:都|很|比较|特别|挺|非常)?(?:早|晚)|一天一顿|一天两顿|不吃早[饭餐]|不吃晚[饭餐]|雷打不动[^,你他]{2,12}?|(?:午睡|睡午觉|泡脚|冥想|晨跑|夜跑|记账|写日记|复盘)(?:是)?(?:我的)?习惯)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu
const SMALL: readonly (readonly [said: RegExp, value: string])[] = [[/滴酒不沾/u, '喝酒']]

/** "我滴酒不沾", "我一直早睡早起". */
export const habitOfLife: ExtractionRule = factRule({
  id: 'zh/habit.of-life',
  priority: 76,
  confidence: 0.94,
  anchors: [
    '不沾',
    '不酒',
    '酒',
    '早睡',
    '左手',
    '睡得',
    '起得',
    '晚睡',
    '昼伏',
    '三餐',
    '作息',
    '不欢',
    '过午',
    '一天一顿',
    '一天两顿',
    '早饭',
    '早餐',
    '晚饭',
    '晚餐',
    '雷打',
    '习惯',
  ],
  pattern: TEETOTAL,
  elided: 'chat',
  examples: [
    { text: '我滴酒不沾', cards: [{ slot: 'habit', value: '喝酒', polarity: 'negative' }] },
    { text: '我一直早睡早起', cards: [{ slot: 'habit', value: '早睡早起' }] },
  ],
  counterExamples: ['他滴酒不沾', '要早睡早起', '你早睡早起吗', '我今天不吃晚饭'],
  read: (match, frame) => {
    if (/今|昨|明/u.test(frame.modifiers.when ?? '') || /要|得|应该|想/u.test(match.before)) return null
    if (/^不抽?烟不喝?酒/u.test(match.text))
      return ['抽烟', '喝酒'].map((value) => ({ slot: 'habit', value, polarity: 'negative' as const }))
    const small = SMALL.find(([said]) => said.test(match.text))
    return small
      ? { slot: 'habit', value: small[1], polarity: 'negative', facet: 'drinking' }
      : take(match, 'habit')
  },
})

const RELAPSED =
  /(?:戒了[^,]{0,8}?(?:的)?)?(?<what>烟|酒|游戏|奶茶|咖啡|可乐)(?:最近|我|他|都|现在){0,2}又(?<verb>抽|喝|玩|吃)(?:上|起来|回去)?(?:了|啦)$|(?<=^(?:我)?(?:最近|现在|前天|昨天|还是|结果){0,3})又(?<again>抽|赌)(?:上|起来|回去)(?:了|啦)$|(?<=没[忍扛憋绷]住|破戒)又(?<relapse>抽|赌)(?:上|起来|回去)?(?:了|啦)$/gu

/** "戒了三年的烟又抽上了". */
export const habitRelapsed: ExtractionRule = factRule({
  id: 'zh/habit.relapsed',
  priority: 97,
  confidence: 0.93,
  anchors: ['又抽', '又喝', '又玩', '又吃'],
  pattern: RELAPSED,
  elided: 'chat',
  event: true,
  examples: [
    { text: '戒了两年的酒又喝上了', cards: [{ slot: 'habit', value: '喝酒', relation: 'updates' }] },
  ],
  counterExamples: ['他戒了的烟又抽上了', '你怎么又喝酒了？'],
  read: (match) => {
    const again = match.capture('again') ?? match.capture('relapse')
    if (again)
      return {
        slot: 'habit',
        value: again.text === '抽' ? '抽烟' : '赌博',
        at: again,
        relation: 'updates',
      }
    const what = match.capture('what')
    return what
      ? {
          slot: 'habit',
          value: `${match.raw('verb') ?? ''}${match.raw('what') ?? ''}`,
          at: what,
          relation: 'updates',
        }
      : null
  },
})
