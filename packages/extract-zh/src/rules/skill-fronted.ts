import { byName } from '@recollect/core'
import type { Names, ExtractionRule } from '@recollect/core'
import { isTopic } from '../frame/topic.ts'
import { ownRule } from '../frame/own-rule.ts'
import { take } from '../frame/take.ts'
import { ACTIVITIES, SKILL_VERBS } from '../lexicon/actions.ts'
import { CRAFT_PHRASES, MATTERS } from '../lexicon/crafts.ts'
import { oneOf } from '../patterns.ts'

/** Skills named before 我: 电焊我会, 写代码我不行. */

const KNOWN = oneOf([
  ...CRAFT_PHRASES,
  ...ACTIVITIES,
  ...MATTERS,
  ...SKILL_VERBS.filter((word) => word.length > 1),
])
const FRONTED =
  /^(?:像|什么|论|要说|说到|其实|反正|还有|比如|至于)?(?<value>[\p{Script=Han}a-z0-9+#]{1,6}(?:、[\p{Script=Han}a-z0-9+#]{1,6}){0,4})(?:这些|这种|这事儿?|这活儿?|这件事|什么的|之类的|样样)?(?:我|俺)(?:都|也|还|倒|全|基本|基本上|勉强|可|真的?|实在|是){0,2}(?<how>会(?:一点儿?|一些|弄|做|用|点儿?)?|精通|在行|拿手|门儿清|略懂(?:一些|一二)?|懂(?:一点儿?|一些|点儿?)?|能干|能做|能弄|能整|能上手|不在话下|没问题|可以|不会|不行|不擅长|不在行|不懂|一窍不通|学不会|玩不转|搞不定|搞不明白|弄不来|整不明白)(?:的|了|啊|呢|哦)?$/gu
const LACKS = /不(?!在话下)|一窍/u
const SURE = /会|精通|在行|拿手|门儿清|略懂|学不会|玩不转/u

/** "电焊、氩弧焊我都会", "写代码我不行". */
export const skillFrontedMine: ExtractionRule = ownRule({
  id: 'zh/skill.fronted-mine',
  priority: 81,
  confidence: 0.92,
  anchors: [
    '我都',
    '我也',
    '我会',
    '我还',
    '我精通',
    '我在行',
    '我略懂',
    '我懂',
    '我不会',
    '我不行',
    '我不擅长',
    '我不在行',
    '我不懂',
    '我一窍',
    '我学不会',
    '我玩不转',
    '我搞不',
    '我真',
    '我实在',
    '我全',
    '我基本',
    '我勉强',
    '俺会',
    '俺都',
  ],
  pattern: FRONTED,
  elided: 'speaker',
  ownOnly: true,
  readsNegation: true,
  event: true,
  examples: [
    {
      text: '电焊、氩弧焊我都会',
      cards: [
        { slot: 'skill', value: '电焊' },
        { slot: 'skill', value: '氩弧焊' },
      ],
    },
    { text: '写代码我不行', cards: [{ slot: 'skill', value: '写代码', polarity: 'negative' }] },
  ],
  counterExamples: ['电焊他会', '这个我会', '明天我会', '道理我都懂', '她说的我都会', '时间我都可以'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    const how = match.raw('how') ?? ''
    const parts = value.split('、')
    const known = parts.every((part) => new RegExp(`^(?:${KNOWN})$`, 'u').test(part))
    if (!known && (!SURE.test(how) || !parts.every(isTopic) || NO_CRAFT.test(value))) return null
    return take(match, 'skill', LACKS.test(how) ? { polarity: 'negative' } : {})
  },
})
const NO_CRAFT =
  /道理|时间|日子|地方|人|话$|意思|问题|事$|明天|今天|后天|晚上|早上|周|月|号|点$|以后|到时|有空|如果|不过|可是|但|因为|所以|[的了吗呢吧]|谢谢|放心|知道|相信|保证|加油/u

const FEW_LINES =
  /会(?<value>(?:唱|说|讲|弹|拉|吹|跳|打|写|画|做|下|耍|练|哼|念|背)(?:得)?(?:(?:一|几|两|一两)(?:句|首|段|手|招|道|样|笔|个|下|点|些)|点儿?)[^,我你您他她它了过的]{1,7}?)(?:的|了|啊|呢|哦)?$|(?<verb>用)?(?<tool>[a-z][a-z0-9+# ]{1,14}|剪映|五笔|办公软件|缝纫机|算盘)(?:我)?(?:用|玩|使|打|敲|写)得(?:很|贼|挺|特别|还|也|蛮|非常|超){0,2}(?<how>溜|熟|6|666|好|顺|快|不错|可以|一般|烂|差)(?:的|了|吧|啊)?$/gu

/** "会唱几句琼剧", "excel用得贼溜". */
export const skillSome: ExtractionRule = ownRule({
  id: 'zh/skill.some',
  priority: 80,
  confidence: 0.94,
  anchors: [
    '会唱',
    '会说',
    '会讲',
    '会弹',
    '会拉',
    '会吹',
    '会跳',
    '会打',
    '会写',
    '会画',
    '会做',
    '会下',
    '会耍',
    '会练',
    '会哼',
    '会念',
    '会背',
    '用得',
    '玩得',
    '使得',
    '打得',
    '敲得',
    '写得',
  ],
  pattern: FEW_LINES,
  elided: 'chat',
  readsNegation: true,
  event: true,
  examples: [
    { text: '我会唱几句评剧', cards: [{ slot: 'skill', value: '唱几句评剧' }] },
    { text: '我excel用得贼溜', cards: [{ slot: 'skill', value: 'excel' }] },
  ],
  counterExamples: ['他会唱几句评剧', '我会做几个菜等你', '你excel用得溜吗', '我会说几句的'],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('tool')
    if (!value || frame.modifiers.when !== null || /等|给|你|[他她]/u.test(value.text)) return null
    if (match.raw('value') === undefined && !/我|俺|本人/u.test(match.clause.text)) return null
    const poor = frame.negative || /烂|差|一般/u.test(match.raw('how') ?? '')
    return { slot: 'skill', value, ...(poor ? { polarity: 'negative' } : {}) }
  },
})

/** 游不了泳: the word parted by what one cannot. */
const PARTED: Names<string> = byName({
  游不了泳: '游泳',
  游不来泳: '游泳',
  开不了车: '开车',
  开不来车: '开车',
  唱不了歌: '唱歌',
  唱不来歌: '唱歌',
  跳不了舞: '跳舞',
  跳不来舞: '跳舞',
  骑不了车: '骑车',
  骑不来车: '骑车',
  做不来饭: '做饭',
  打不来字: '打字',
  下不了厨: '下厨',
  说不来普通话: '普通话',
  说不好普通话: '普通话',
})
/** "我游不了泳". */
export const skillParted: ExtractionRule = ownRule({
  id: 'zh/skill.parted',
  priority: 83,
  confidence: 0.92,
  anchors: Object.keys(PARTED),
  pattern: new RegExp(`(?<what>${oneOf(Object.keys(PARTED))})(?:的|了|啊|呢)?$`, 'gu'),
  elided: 'none',
  readsNegation: true,
  event: true,
  examples: [{ text: '我游不了泳', cards: [{ slot: 'skill', value: '游泳', polarity: 'negative' }] }],
  counterExamples: ['他游不了泳', '今天开不了车', '你跳不了舞吗'],
  read: (match, frame) =>
    frame.modifiers.when === null
      ? { slot: 'skill', value: PARTED[match.raw('what') ?? ''] ?? '', polarity: 'negative' }
      : null,
})
