import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { ONCE, PART, VERBS } from '../../text/routine-value.ts'

const HAS_HABIT =
  /(?<how>有|养成了?|保持着?|形成了?|坚持着?|改掉了?|戒掉了?|改了|丢掉了?|改不掉|改不了|没改掉)(?:个|一个|这么个|自己)?(?<value>(?![了着])(?:[^,你您他她]|(?<=吉)他){2,20}?)(?:的|这个|这种)?(?:好|坏|小|老|不良|臭|怪|生活|饮食|运动|作息|阅读)?(?:习惯|毛病|爱好|癖好|怪癖)(?:了|的|啊|呢){0,2}(?:很多年了?|好几年了?|[\d一二两三四五六七八九十几多]{1,3}年了?)?$/gu

/** "我有睡前看书的习惯", "没有吃夜宵的习惯", "改掉了熬夜的毛病". */
export const habitHas: ExtractionRule = ownRule({
  id: 'zh/habit.has',
  priority: 93,
  confidence: 0.92,
  anchors: ['习惯', '毛病', '爱好', '癖'],
  pattern: HAS_HABIT,
  elided: 'chat',
  event: true,
  readsNegation: true,
  examples: [
    { text: '我有睡前看书的习惯', cards: [{ slot: 'habit', value: '睡前看书' }] },
    { text: '我没有吃夜宵的习惯', cards: [{ slot: 'habit', value: '吃夜宵', polarity: 'negative' }] },
    { text: '我改掉了赖床的毛病', cards: [{ slot: 'habit', value: '赖床', relation: 'retracts' }] },
  ],
  counterExamples: ['他有睡前看书的习惯', '你有什么习惯？', '我想养成早起的习惯', '养成早起的习惯很难'],
  read: (match, frame) => {
    const how = match.raw('how') ?? ''
    if (
      /习惯|病|炎|疼|痛|咳|晕|血压|失眠|觉得|癫痫|痫|哮喘|一大?堆|^群|^一?[种样]$/u.test(
        match.raw('value') ?? '',
      )
    )
      return null
    if (
      /^(?:时候|时|点|些|人|关|这|那|什么|很多|一些|不少|好|共同|相同|我|自己)|什么|哪些/u.test(
        match.raw('value') ?? '',
      )
    )
      return null
    if (!frame.explicit && match.clause.text.startsWith('养成') && !match.text.startsWith('养成了'))
      return null
    const slot = /爱好/u.test(match.text.slice(-4)) ? 'hobby' : 'habit'
    if (/^(?:改掉|戒|改了|丢)/u.test(how))
      return frame.negative ? null : take(match, slot, { relation: 'retracts' })
    return take(match, slot, frame.negative ? { polarity: 'negative' } : {})
  },
})

const USED_TO = new RegExp(
  `习惯(?:了|于|性地?|上|上了|是|用)?(?<value>(?:提前|随手|顺手|躺着|站着|坐着|趴着|侧着|开着|戴着|抱着|先|早|晚|一个人|自己|用|左手|右手|裸睡|睡前|饭后|边[^,]{1,6}边|${VERBS}|${PART})(?:[^,你您他她我]|(?<=吉)他){0,16}?)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "我习惯睡前听雨声", "习惯早起". */
export const habitUsedTo: ExtractionRule = ownRule({
  id: 'zh/habit.used-to',
  priority: 66,
  confidence: 0.93,
  anchors: ['习惯'],
  pattern: USED_TO,
  elided: 'chat',
  examples: [{ text: '我习惯睡前听雨声', cards: [{ slot: 'habit', value: '睡前听雨声' }] }],
  counterExamples: ['他习惯早起', '习惯了就好', '我习惯了', '你习惯早起吗？', '慢慢就习惯了'],
  read: (match, frame) => {
    if (/^习惯性/u.test(match.text) && /了/u.test(match.raw('value') ?? '')) return null
    if (/^(?:去|来|做|走|过|起来)$/u.test(match.raw('value') ?? '') || frame.modifiers.twiceDenied)
      return null
    if (frame.over) return take(match, 'habit', { relation: 'retracts' })
    return take(match, 'habit', frame.negative ? { polarity: 'negative' } : {})
  },
})

const MANNERS = '加放带关开点用蘸系穿看配戴听要沾坐喝吃选锁吹撒背刷做写玩买拉抱盖'

const MANNER =
  /(?<value>(?:喝|吃|出门|睡觉|洗澡|开车|点|炒菜|做菜|做饭|打|坐|看|听|煮|泡|洗|买|逛|付款|写|开会|走路|上厕所|记笔记)[\p{Script=Han}a-z]{0,6}?我?(?:从来不|从不|一般不|都不|不|都|必|一定要?|只|总是?|习惯|都要|都得|必须|必定|非得)(?:加|放|带|关|开|点|用|蘸|系|穿|看|配|戴|听|要|沾|坐|喝|吃|选|锁|吹|撒|背|刷|做|写|玩|买|拉|抱|盖)(?:[^,你您他她我]|(?<=吉)他){1,8}?)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我喝咖啡从来不加糖", "睡觉必须开着灯". */
export const habitManner: ExtractionRule = ownRule({
  id: 'zh/habit.manner',
  priority: 61,
  confidence: 0.92,
  anchors: [
    ...[...MANNERS].flatMap((verb) =>
      ['不', '都', '必', '只', '总', '总是', '爱', '都要', '都得', '一定', '一定要'].map((how) => how + verb),
    ),
    '习惯',
    '必须',
    '必定',
    '非得',
  ],
  pattern: MANNER,
  elided: 'chat',
  examples: [{ text: '我喝豆浆从来不加糖', cards: [{ slot: 'habit', value: '喝豆浆从来不加糖' }] }],
  counterExamples: ['他喝豆浆不加糖', '我今天出门不带伞', '喝豆浆要加糖吗？'],
  read: (match, frame) =>
    ONCE.test(frame.modifiers.when ?? '') ||
    (!frame.explicit && !/我|只(?!是|有|能|要)|从不|从来不|必(?!须|要)/u.test(match.text)) ||
    /^点都|也不|又不|了|忘|不[到见住起好完了开]|不是|[看给对跟]我|药/u.test(match.text)
      ? null
      : take(match, 'habit'),
})

const ONLY =
  /(?<value>(?:聚会|早餐|早饭|早上|午饭|晚饭|晚餐|夏天|冬天|出门|上班|睡前|渴了|饮料|周末)?(?:一般|平时|从来|永远|一直|基本|都|现在|日常)?(?:只|主要)(?:喝|吃|用|穿|买|看|听|玩|坐|住|抽|喷|背|写|追|读)(?!是|能|有|要|剩|好|了)(?:[^,你您他她我]|(?<=吉)他){1,10}?)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我平时只喝美式". */
export const habitOnly: ExtractionRule = ownRule({
  id: 'zh/habit.only',
  priority: 61,
  confidence: 0.95,
  anchors: [
    '主要',
    '只喝',
    '只吃',
    '只用',
    '只穿',
    '只买',
    '只看',
    '只听',
    '只玩',
    '只坐',
    '只住',
    '只抽',
    '只喷',
    '只背',
    '只写',
    '只追',
    '只读',
  ],
  pattern: ONLY,
  elided: 'inherit',
  examples: [{ text: '我平时只喝美式', cards: [{ slot: 'habit', value: '平时只喝美式' }] }],
  counterExamples: ['他只喝美式', '我今天只吃了一顿', '你只喝美式吗？', '我只看了一眼'],
  read: (match, frame) =>
    ONCE.test(frame.modifiers.when ?? '') ||
    /[了过到我]|[一两三四五几半\d]|这些|那些|结果/u.test(match.raw('value') ?? '') ||
    frame.negative
      ? null
      : take(match, 'habit'),
})
