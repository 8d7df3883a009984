import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import type { Frame } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { DIETS, EATERS, FORBIDDEN, REGIMENS } from '../../lexicon/health/diets.ts'
import { DURATION, oneOf } from '../../text/patterns.ts'

const FOR = `(?:(?:已经|都|有|第)?(?:${DURATION}|[很好]多年|好几年|多年|大半辈子|第[\\d一二两三四五六七八九十]{1,3}(?:年|个月|周|天)))?`
const END = '(?:16\\+8|16:8|168|5\\+2)?(?:了|的|中|呢|啊|ing|为主|党){0,3}$'

/** Whether eating so holds, is denied, or is over. */
function standing({ negative, over, modifiers }: Frame, text: string): Partial<Proposal> | null {
  if (modifiers.twiceDenied) return null
  if (over || (negative && /了$/u.test(text))) return { relation: 'retracts' }
  return negative ? { polarity: 'negative' } : {}
}

const KEEPS = new RegExp(
  `(?:长期|一直|常年|开始|都|也|坚持|在|改|改成|改为|改吃|转|转为|从此|最近在|已经|主要|基本|全家都?|必|必须|尝试|每餐|每顿|顿顿|天天|每天|刚开始|一辈子|半辈子|正在|又开始|重新开始|初一十五|每逢初一十五|逢初一十五|每到初一十五|周[一二三四五六日]){0,3}(?:信佛|念佛|信教|礼佛)?(?:(?<regimen>${oneOf(REGIMENS)})|(?:尝试|体验|适应|执行|采用|采取|遵循|实行|进行|走|试|吃|做|践行|选择|改吃|改成|改为|开始|在吃|坚持)(?:着|的是|上)?(?<diet>${oneOf(DIETS)})(?:饮食|餐|法|路线)?|(?<plain>${oneOf(DIETS.filter((word) => /饮食$|^(?:少|低).*[盐糖油]$/u.test(word)))}))(?:念佛)?${FOR}${END}`,
  'gu',
)

/** "我在吃减脂餐", "上个月开始轻断食", "吃素第三年了". */
export const dietKeeps: ExtractionRule = ownRule({
  id: 'zh/diet.keeps',
  priority: 96,
  confidence: 0.93,
  anchors: [...REGIMENS, ...DIETS],
  pattern: KEEPS,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '我改吃生酮了', cards: [{ slot: 'diet', value: '生酮' }] },
    { text: '吃素第三年了', cards: [{ slot: 'diet', value: '吃素' }] },
    { text: '我不再吃斋了', cards: [{ slot: 'diet', value: '吃斋', relation: 'retracts' }] },
  ],
  counterExamples: ['他在吃减脂餐', '我想吃素', '你吃素吗？', '今天吃沙拉', '轻断食有用吗', '开始做素食的店'],
  read: (match, frame) => {
    const value = match.capture('regimen') ?? match.capture('diet') ?? match.capture('plain')
    const how = standing(frame, match.text)
    if (value === undefined || how === null) return null
    if (/今[天晚早日]|昨|明[天早晚]|刚才/u.test(frame.modifiers.when ?? '')) return null
    if (!frame.explicit && match.clause.text.length < 4 && !/[了的]$/u.test(match.clause.text)) return null
    const light = /^(?:沙拉|水煮菜|素食|清淡|代餐|轻食|流食|软食)$/u.test(match.raw('diet') ?? '')
    return light &&
      !/每餐|每顿|顿顿|天天|每天|长期|一直|常年|坚持|改|主要|基本|开始|在吃|最近在|选择/u.test(
        match.before + match.text,
      )
      ? null
      : {
          slot: 'diet',
          value,
          ...how,
          ...(/开始|改|转/u.test(match.before + match.text) ? { tense: 'current' as const } : {}),
        }
  },
})

const IS_EATER = new RegExp(
  `(?:(?<=我)(?=清真)|是|作为|身为|算是?|属于|当了?|做了?|成了|成为了?|变成了?)(?:${DURATION}的?)?(?:一)?(?:个|名|位|枚)?(?:比较|非常)?(?:严格的?|坚定的?|纯粹的?|弹性的?|标准的?|不严格的?|半个|多年的?|老|资深|忠实的?)?(?<value>${oneOf([...EATERS, '清真', '回民饮食'])})(?:的|者|人士)?(?:${DURATION})?[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "我是鱼素者", "我当了五年素食者". */
export const dietIsEater: ExtractionRule = ownRule({
  id: 'zh/diet.is-eater',
  priority: 96,
  confidence: 0.93,
  anchors: [...EATERS, '清真'],
  pattern: IS_EATER,
  elided: 'chat',
  readsNegation: true,
  examples: [{ text: '我是弹性素食者', cards: [{ slot: 'diet', value: '素食者' }] }],
  counterExamples: ['他是弹性素食者', '你是素食者吗？', '我想成为素食者', '我不是素食者吗'],
  read: (match, frame) => {
    const how = standing(frame, match.text)
    return how === null ? null : take(match, 'diet', how)
  },
})

const ABSTAINS = new RegExp(
  `(?<value>(?:从不|从来不|一律不|都不|完全不|基本不|不能|不可以|不会|不|忌)(?:吃|沾|碰|食|摄入)?(?:任何|一切)?(?:${oneOf(FORBIDDEN)})(?:[、和或](?:${oneOf(FORBIDDEN)})){0,3}(?:类)?)[的啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)
const SO = /忌|[吃沾碰食入]/u

/** "我不吃猪肉", "糖尿病，不能吃主食": what faith, health or principle forbids. */
export const dietAbstains: ExtractionRule = ownRule({
  id: 'zh/diet.abstains',
  priority: 96,
  confidence: 0.93,
  anchors: FORBIDDEN,
  pattern: ABSTAINS,
  elided: 'chat',
  readsNegation: true,
  examples: [{ text: '我不吃红肉', cards: [{ slot: 'diet', value: '不吃红肉' }] }],
  counterExamples: ['他不吃红肉', '你不吃红肉吗？', '今天不吃肉', '孕妇不能吃生冷'],
  read: (match, frame) => {
    if (!SO.test(match.text) || /今[天晚早日]|昨|明[天早晚]/u.test(frame.modifiers.when ?? '') || frame.over)
      return null
    return !frame.explicit && !/我|本人/u.test(match.clause.sentence.text) && match.text.startsWith('不能')
      ? null
      : take(match, 'diet')
  },
})

const MOSTLY =
  /(?:平时|日常|一直|现在)?(?:吃(?:得|的)|饮食(?:上|习惯)?|一日三餐|三餐|吃饭)(?:一直|都|也|比较|很|特别|以|偏|非常|相对|基本|基本上|主要|是|挺|蛮|要求|必须|需要|得){0,3}(?<value>清淡|素|素食|健康|素菜|蔬菜|低脂|低糖|低盐|少油少盐|粗粮|杂粮|重口味|油腻|不规律|荤素搭配)(?:一些|一点)?(?:为主)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我饮食比较清淡", "吃得很素". */
export const dietMostly: ExtractionRule = ownRule({
  id: 'zh/diet.mostly',
  priority: 78,
  confidence: 0.92,
  anchors: ['吃得', '吃的', '饮食', '三餐', '吃饭'],
  pattern: MOSTLY,
  elided: 'inherit',
  examples: [{ text: '我饮食比较清淡', cards: [{ slot: 'diet', value: '清淡' }] }],
  counterExamples: ['他饮食清淡', '你饮食清淡吗？', '饮食要清淡', '今天吃得很清淡'],
  read: (match, frame) =>
    /今[天晚早日]|昨|明[天早晚]/u.test(frame.modifiers.when ?? '') || frame.negative
      ? null
      : take(match, 'diet'),
})

const STOPS = new RegExp(
  `(?:(?:放弃|停掉?|结束|中断|停止)了?(?<value>${oneOf([...REGIMENS, ...DIETS])})(?:饮食|餐)?(?:计划)?|(?<front>${oneOf([...REGIMENS, ...DIETS])})(?:饮食|餐)?(?:坚持了?)?(?:${DURATION})?(?:已经|早就|早|上个?月|去年|我|就|后|最后|终于|还是){0,3}(?:停了|放弃了|不做了|不吃了|坚持不下去了|断了|破戒了|结束了))[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "生酮已经停了", "我放弃轻断食了". */
export const dietStops: ExtractionRule = ownRule({
  id: 'zh/diet.stops',
  priority: 97,
  confidence: 0.92,
  anchors: ['放弃', '停', '结束', '中断', '不做了', '不吃了', '坚持不下去', '断了', '破戒'],
  pattern: STOPS,
  elided: 'chat',
  event: true,
  examples: [{ text: '生酮我停了', cards: [{ slot: 'diet', value: '生酮', relation: 'retracts' }] }],
  counterExamples: ['他放弃生酮了', '我想放弃生酮', '生酮停了会反弹吗？'],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('front')
    return value === undefined || frame.negative ? null : { slot: 'diet', value, relation: 'retracts' }
  },
})

const BARE = new RegExp(
  `^(?:本人|坐标|常年)?(?:典型的|妥妥的|标准的|纯|资深|多年)?(?<value>${oneOf(EATERS.filter((word) => word.length > 2))})(?:一枚|一个)?$`,
  'gu',
)

/** "奶蛋素，火锅只能涮菜": a line that is only that. */
export const dietBare: ExtractionRule = ownRule({
  id: 'zh/diet.bare',
  priority: 95,
  confidence: 0.92,
  anchors: EATERS,
  pattern: BARE,
  elided: 'chat',
  examples: [{ text: '奶蛋素，火锅只能涮青菜', cards: [{ slot: 'diet', value: '奶蛋素' }] }],
  counterExamples: ['素食', '素食主义者？', '他，素食主义者'],
  read: (match) => (match.clause.index === 0 ? take(match, 'diet') : null),
})
