import type { ExtractionRule } from '@recollect/core/extraction'
import { isIntended, ownRule } from '../../text/own-rule.ts'
import { isRoutine, isSpeakersRoutine, ONCE, PART, VERBS } from '../../text/routine-value.ts'
import { take } from '../../text/take.ts'
import { OFTEN } from '../../lexicon/habits/routines.ts'

const CLOCK =
  '(?:\\d{1,2}(?:[:点]\\d{0,2}半?|点半?)|[一二两三四五六七八九十]{1,3}点(?:半|一刻|多|钟)?)(?:左右|之?前|以前|多|以后|之后|整|准时|准点)?'

const MUST =
  '必|必须|必定|必然|一定要?|总要|总会|总得|总|都会|都要|都得|都|固定|准时|雷打不动|风雨无阻|一般|通常|基本|基本上|基本都|经常|常常|习惯|坚持|就要|就会|会|要|得|先|才|就'

const ROUTINE = new RegExp(
  `(?<value>(?:(?:${OFTEN}|${PART}|${CLOCK})(?:的时候|里|我们|我|都)?){1,3}(?:(?:${MUST}|总是|一起|自己|一个人|和家人|跟家人|跟朋友|和朋友|跟老公|和老公|陪老婆|到|在家|在[\\p{Script=Han}]{1,4}|至少|大概|差不多|最少|起码|只|再|还|主动|各|也|不管多[晚忙累]都){0,4})(?:${VERBS})(?:[^,你您他她]|(?<=吉)他){0,20}?)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

const REGULAR = new RegExp(`${OFTEN}|必|都会|都要|总要|总会|总得|固定|准时|习惯|坚持|一般|通常|基本`, 'u')

/** What holds for everybody, what is felt, what was done once. */
const GENERAL =
  /我|必须(?:回|去|交|完成|到)|开学|开始|都得|【|面对|失眠|吃晚饭$|打工$|来说|得看|发[脾火牢]|病|吸毒|搓|喷嚏|许多|时$|起来$|发[生现烧作抖]|出现|翻来覆去|来回|咳|疼|痛|痒|呕|吐$|尿|晕|喘|胀|麻$|药|血|胰岛素|吵架|矛盾|争吵|被|哭|(?<!在\p{Script=Han}{1,4})(?:打|玩|吃|喝|看|做|写|听|用|买|(?<!自己)带|刷)$|有好处|有助|很重要|对身体|有益|最好|比较好|应该|建议|可以|能够?|的人|容易|真的|太|好累|累死|烦|辛苦|好吗|不好|有用|没用|才能|就能|才会|就会|就好|就行|(?<![总老都还就])是[^不]|为了|想|觉得|感|希望|怎么|睡不着|看到|听到|听说|看见|遇到|知道|让|被|把自己|如果|过得|过的|过来|去世|过去了?$|走了|来了|去了|完了|到了|过了|好了/u

/** 我 between time and verb belongs there: 每天下午我都要睡一会儿. */
const isGeneral = (value: string) =>
  GENERAL.test(
    value.replace(
      /我(?=们?(?:都|必|一定|总|会|要|习惯|一起))|(?<=[给跟和陪带替])我(?=[爸妈爷奶哥姐弟妹])/gu,
      '',
    ),
  )

const OWN_VALUE_START = /^(?:会|要|得|就|才|先|总(?!是)|都)/u

/** "每天早上六点半遛狗", "睡前必刷半小时手机", "一周健身三次". */
export const habitRegular: ExtractionRule = ownRule({
  id: 'zh/habit.regular',
  priority: 61,
  confidence: 0.96,
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
      !isRoutine(value) ||
      !isSpeakersRoutine(match, frame) ||
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
  confidence: 0.97,
  anchors: ['每', '天天', '日日'],
  pattern: ROUTINE,
  elided: 'inherit',
  examples: [{ text: '我每个月都要去听音乐会', cards: [{ slot: 'habit', value: '每个月都要去听音乐会' }] }],
  counterExamples: ['他每个月都要去听音乐会', '我以后每天都要跑步', '我每天都很累'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (!/^(?:每|天天|日日)/u.test(value) || frame.negative || isIntended(match, frame)) return null
    if (isGeneral(value) || !isRoutine(value) || !isSpeakersRoutine(match, frame)) return null
    if (ONCE.test(value) || /以后|今后/u.test(frame.modifiers.when ?? '')) return null
    return take(match, 'habit')
  },
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
