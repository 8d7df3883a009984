import type { ExtractionRule } from '@recollect/core'
import { isIntended, ownRule } from '../frame/own-rule.ts'
import { take } from '../frame/take.ts'
import { OFTEN, ROUTINE_VERBS } from '../lexicon/routines.ts'
import { DURATION, oneOf } from '../patterns.ts'

const VERBS = oneOf(ROUTINE_VERBS)
const CLOCK =
  '(?:\\d{1,2}(?:[:点]\\d{0,2}半?|点半?)|[一二两三四五六七八九十]{1,3}点(?:半|一刻|多|钟)?)(?:左右|之?前|以前|多|以后|之后|整|准时|准点)?'
const PART =
  '早饭|午饭|晚饭|早餐|午餐|晚餐|中饭|夜宵|周[一二三四五六日天]到周[一二三四五六日天]|周六日|周六周日|周末两天|双休日|(?:上下班|上班|下班|通勤|上学|放学|回家)的?路上|下班路上|通勤路上|路上|通勤时|开车时|做饭时|吃饭时|洗澡时|睡觉时|早上|早晨|清晨|上午|中午|下午|傍晚|晚上|夜里|夜晚|半夜|凌晨|睡前|饭后|饭前|起床后|起床|早起|下班后?|下了班|下班回家|放学后?|出门前|出门|洗完澡|洗澡前|洗澡|到家|回家|回到家|周末|周[一二三四五六日天]|星期[一二三四五六日天]|礼拜[一二三四五六日天]|晚饭后|早饭后|午饭后|吃完饭|吃完晚饭|吃饭|入睡前|午后|冬天|夏天|春天|秋天|春节|过年|中秋|生日|课间|工作日|月初|月底|每月初|进门|一早|一大早|三餐'
const MUST =
  '必|必须|必定|必然|一定要?|总要|总会|总得|总|都会|都要|都得|都|固定|准时|雷打不动|风雨无阻|一般|通常|基本|基本上|基本都|经常|常常|习惯|坚持|就要|就会|会|要|得|先|才|就'
const ROUTINE = new RegExp(
  `(?<value>(?:(?:${OFTEN}|${PART}|${CLOCK})(?:的时候|里|我|都)?){1,3}(?:(?:${MUST}|自己|一个人|和家人|跟家人|跟朋友|和朋友|跟老公|和老公|陪老婆|到|在家|在[\\p{Script=Han}]{1,4}|至少|大概|差不多|最少|起码|只|再|还|主动|各|也|不管多[晚忙累]都){0,4})(?:${VERBS})(?:[^,你您他她]|(?<=吉)他){0,20}?)(?:的|了|啊|呢|吧|哈|哦){0,3}$`,
  'gu',
)
const REGULAR = new RegExp(`${OFTEN}|必|都会|都要|总要|总会|总得|固定|准时|习惯|坚持|一般|通常|基本`, 'u')
/** What holds for everybody, what is felt, what was done once. */
const GENERAL =
  /我|必须(?:回|去|交|完成|到)|开学|开始|都得|【|面对|失眠|吃晚饭$|打工$|来说|得看|发[脾火牢]|病|吸毒|搓|喷嚏|许多|时$|起来$|发[生现烧作抖]|出现|翻来覆去|来回|咳|疼|痛|痒|呕|吐$|尿|晕|喘|胀|麻$|药|血|胰岛素|吵架|矛盾|争吵|被|哭|(?<!在\p{Script=Han}{1,4})(?:打|玩|吃|喝|看|做|写|听|用|买|(?<!自己)带|刷)$|有好处|有助|很重要|对身体|有益|最好|比较好|应该|建议|可以|能够?|的人|容易|真的|太|好累|累死|烦|辛苦|好吗|不好|有用|没用|才能|就能|才会|就会|就好|就行|(?<![总老都还就])是[^不]|为了|想|觉得|感|希望|怎么|睡不着|看到|听到|听说|看见|遇到|知道|让|被|把自己|如果|过得|过的|过来|去世|过去了?$|走了|来了|去了|完了|到了|过了|好了/u
/** 我 between time and verb belongs there: 每天下午我都要睡一会儿. */
const isGeneral = (value: string) => GENERAL.test(value.replace(/我(?=们?都|必|一定|总|会|要|习惯)/u, ''))
const ONCE =
  /今[天晚早日]|明[天早晚日]|昨|后天|前天|刚|这次|上次|下次|下周|上周|这周|待会|一会(?!儿?$)|等下|马上|上个|下个|这个/u
const OWN_VALUE_START = /^(?:会|要|得|就|才|先|总(?!是)|都)/u

/** "每天早上六点半遛狗", "睡前必刷半小时手机", "一周健身三次". */
export const habitRegular: ExtractionRule = ownRule({
  id: 'zh/habit.regular',
  priority: 61,
  confidence: 0.95,
  anchors: [
    '每',
    '天天',
    '日日',
    '晚晚',
    '隔',
    '三天两头',
    '动不动',
    '时不时',
    '不时',
    '经常',
    '常常',
    '常年',
    '长年',
    '长期',
    '总',
    '老是',
    '一直',
    '通常',
    '一般',
    '平时',
    '平常',
    '平日',
    '日常',
    '基本',
    '雷打',
    '风雨',
    '固定',
    '坚持',
    '定期',
    '定时',
    '准时',
    '习惯',
    '必',
    '一周',
    '一星期',
    '一个',
    '一天',
    '两天',
    '三天',
    '一年',
    '一晚',
    '一学期',
    '一到',
    '逢年',
    '早晚',
    '都',
  ],
  pattern: ROUTINE,
  elided: 'chat',
  examples: [
    { text: '睡前必刷半小时手机', cards: [{ slot: 'habit', value: '睡前必刷半小时手机' }] },
    { text: '我一周健身三次', cards: [{ slot: 'habit', value: '一周健身三次' }] },
    { text: '每天早上六点半遛狗', cards: [{ slot: 'habit', value: '每天早上六点半遛狗' }] },
  ],
  counterExamples: [
    '他每天早上遛狗',
    '每天喝水有好处',
    '你睡前必刷手机吗？',
    '明天早上一定要去医院',
    '每天运动很重要',
    '我每天都很累',
    '晚上要去吃饭',
  ],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (
      frame.negative ||
      isIntended(match, frame) ||
      !(REGULAR.test(value) || ((frame.explicit || value.includes('我')) && /都/u.test(value))) ||
      isGeneral(value) ||
      OWN_VALUE_START.test(value)
    )
      return null
    return ONCE.test(value) || ONCE.test(frame.modifiers.when ?? '') ? null : take(match, 'habit')
  },
})

/** "我每个月都要去听音乐会": said to recur, whatever else 要 or 会 could mean. */
export const habitEvery: ExtractionRule = ownRule({
  id: 'zh/habit.every',
  priority: 74,
  confidence: 0.96,
  anchors: ['每', '天天', '日日'],
  pattern: ROUTINE,
  elided: 'inherit',
  examples: [{ text: '我每个月都要去听音乐会', cards: [{ slot: 'habit', value: '每个月都要去听音乐会' }] }],
  counterExamples: ['他每个月都要去听音乐会', '我以后每天都要跑步', '我每天都很累'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (!/^(?:每|天天|日日)/u.test(value) || frame.negative || isIntended(match, frame)) return null
    if (isGeneral(value) || ONCE.test(value) || /以后|今后/u.test(frame.modifiers.when ?? '')) return null
    return take(match, 'habit')
  },
})

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
    if (/习惯|病|炎|疼|痛|咳|晕|血压|失眠|觉得/u.test(match.raw('value') ?? '')) return null
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
  `习惯(?:了|于|性地?|上|上了|是|用)?(?<value>(?:提前|随手|顺手|躺着|站着|坐着|趴着|侧着|开着|戴着|抱着|先|早|晚|一个人|自己|用|左手|右手|裸睡|睡前|饭后|边[^,]{1,6}边|${VERBS}|${PART})(?:[^,你您他她我]|(?<=吉)他){0,16}?)(?:的|了|啊|呢){0,2}$`,
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
    if (/^(?:去|来|做|走|过|起来)$/u.test(match.raw('value') ?? '') || frame.modifiers.twiceDenied)
      return null
    if (frame.over) return take(match, 'habit', { relation: 'retracts' })
    return take(match, 'habit', frame.negative ? { polarity: 'negative' } : {})
  },
})

const MANNERS = '加放带关开点用蘸系穿看配戴听要沾坐喝吃选锁吹撒背刷做写玩买拉抱盖'
const MANNER =
  /(?<value>(?:喝|吃|出门|睡觉|洗澡|开车|点|炒菜|做菜|做饭|打|坐|看|听|煮|泡|洗|买|逛|付款|写|开会|走路|上厕所|记笔记)[\p{Script=Han}a-z]{0,6}?我?(?:从来不|从不|一般不|都不|不|都|必|一定要?|只|总是?|习惯|都要|都得|必须|必定|非得)(?:加|放|带|关|开|点|用|蘸|系|穿|看|配|戴|听|要|沾|坐|喝|吃|选|锁|吹|撒|背|刷|做|写|玩|买|拉|抱|盖)(?:[^,你您他她我]|(?<=吉)他){1,8}?)(?:的|了|啊|呢){0,2}$/gu

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
    /也不|又不|了|忘|不[到见住起好完了开]|不是|[看给对跟]我|药/u.test(match.text)
      ? null
      : take(match, 'habit'),
})

const ONLY =
  /(?<value>(?:聚会|早餐|早饭|早上|午饭|晚饭|晚餐|夏天|冬天|出门|上班|睡前|渴了|饮料|周末)?(?:一般|平时|从来|永远|一直|基本|都|现在|日常)?(?:只|主要)(?:喝|吃|用|穿|买|看|听|玩|坐|住|抽|喷|背|写|追|读)(?!是|能|有|要|剩|好|了)(?:[^,你您他她我]|(?<=吉)他){1,10}?)(?:的|了|啊|呢){0,2}$/gu

/** "我平时只喝美式". */
export const habitOnly: ExtractionRule = ownRule({
  id: 'zh/habit.only',
  priority: 61,
  confidence: 0.94,
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
    /[了过到我]|[一两三四五几半\d]/u.test(match.raw('value') ?? '') ||
    frame.negative
      ? null
      : take(match, 'habit'),
})

const WAKES = new RegExp(
  `(?<value>(?:每天|都|基本|基本上|一般|通常|平时|总是)?(?:早上|晚上|凌晨|夜里|半夜|清晨)?${CLOCK}(?:多|以后)?(?:就|才|准时|必|必须|一定|自然|自动|都|左右|雷打不动){1,3}(?:醒|起|起床|睡|睡觉|上床|入睡|起来(?:\\p{Script=Han}{2,4})?|起床\\p{Script=Han}{2,4}|休息|熄灯|关机|出门|吃晚饭|吃早饭))(?:的)?(?:是(?:我的)?常态|是家常便饭|成了?习惯|是习惯|是日常)?$`,
  'gu',
)

/** "五点多就自然醒", "十一点必睡". */
export const habitWakes: ExtractionRule = ownRule({
  id: 'zh/habit.wakes',
  priority: 66,
  confidence: 0.92,
  anchors: [
    ...['就', '才', '必', '准', '自', '都', '左', '前', '半', '多', '以', '之', '整', '一', '雷', '钟'].map(
      (word) => `点${word}`,
    ),
    ':',
  ],
  pattern: WAKES,
  elided: 'chat',
  event: true,
  examples: [{ text: '晚上十一点必睡', cards: [{ slot: 'habit', value: '晚上十一点必睡' }] }],
  counterExamples: ['他五点就醒', '今天五点就醒了', '明天六点必须起床', '你几点就睡？'],
  read: (match, frame) =>
    frame.negative ||
    ONCE.test(frame.modifiers.when ?? '') ||
    ONCE.test(match.clause.text) ||
    /[^醒起睡]了/u.test(match.clause.text)
      ? null
      : take(match, 'habit'),
})

const KEEPS_UP = new RegExp(
  `坚持(?:了)?(?:每天|天天|每周)?(?<value>[\\p{Script=Han}a-z0-9]{2,8}?)(?:已经|都|有|快|整整|足足|也){0,2}(?:${DURATION})(?:了|啦|的){0,2}$`,
  'gu',
)

/** "坚持冷水澡两年了". */
export const habitKeepsUp: ExtractionRule = ownRule({
  id: 'zh/habit.keeps-up',
  priority: 66,
  confidence: 0.92,
  anchors: ['坚持'],
  pattern: KEEPS_UP,
  elided: 'chat',
  event: true,
  examples: [{ text: '坚持写晨间日记三年了', cards: [{ slot: 'habit', value: '写晨间日记' }] }],
  counterExamples: ['他坚持跑步三年了', '坚持了三年了', '你坚持跑步几年了？'],
  read: (match, frame) =>
    frame.negative || /^(?:下来|不|到|自己|住)/u.test(match.raw('value') ?? '') ? null : take(match, 'habit'),
})

const CHANGED_TO = new RegExp(
  `改(?:成|为|到|在|成了)?(?<value>(?:${PART}|${CLOCK})(?:[^,你您他她]|(?<=吉)他){0,3}?(?:${VERBS})(?:[^,你您他她我]|(?<=吉)他){0,8}?)(?:了|啦)$`,
  'gu',
)

/** "我现在改成早上洗澡了". */
export const habitChanged: ExtractionRule = ownRule({
  id: 'zh/habit.changed',
  priority: 68,
  confidence: 0.92,
  anchors: ['改'],
  pattern: CHANGED_TO,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我现在改成早上洗澡了', cards: [{ slot: 'habit', value: '早上洗澡', relation: 'updates' }] },
  ],
  counterExamples: ['他改成早上洗澡了', '会议改到下午开了', '你改成早上洗澡了？'],
  read: (match, frame) =>
    frame.negative || /开会|会议|面试|航班/u.test(match.clause.text)
      ? null
      : take(match, 'habit', { relation: 'updates' }),
})
