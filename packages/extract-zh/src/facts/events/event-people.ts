import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const GONE =
  /(?<value>(?:因为?[^,你我]{1,8}|得[^,你我]{1,8}|突然|走得很?突然)?(?:走(?:了|的|掉了)|没(?:了|的)|不在(?:了|世了?|人世了?)|离开(?:了|了?我们了?|了?我了?|了?人世)|老(?:了|掉)人?|走得(?:太|很|特别|比较|蛮)?(?:早|突然)))(?:都|已经|快|有|整整)?(?:[一两二三四五六七八九十几半好多\d]{1,4}个?(?:多)?(?:年|月|周|天))?(?:多)?(?:了|啊|呢)?$/gu
/** Those whose 走了 is a death when it is dated, or lies long back. */
const ELDERS =
  /^user\.(?:grand(?:mother|father|parents)|mother|father|parents|uncle|aunt|husband|wife|(?:mother|father)_in_law|godmother|godfather|stepmother|stepfather|friend|brother|sister|teacher)$/u
const LONG_AGO =
  /年|[个]月前|上个?月|那年|之前|以前|小时候|早|岁|大[一二三四]|高[一二三]|初[一二三]|去世|生前/u

/** "我外公前年走的", "我爸不在了". */
export const eventGone: ExtractionRule = factRule({
  id: 'zh/event.gone',
  priority: 64,
  confidence: 0.94,
  anchors: [
    '走了',
    '走的',
    '走掉了',
    '没了',
    '没的',
    '不在了',
    '不在世',
    '不在人世',
    '离开',
    '老了',
    '老掉',
    '走得',
  ],
  pattern: GONE,
  elided: 'none',
  event: true,
  examples: [
    { text: '我外公前年走的', cards: [{ slot: 'event_death', value: '走', entity: 'user.grandfather' }] },
    { text: '我爷爷不在了', cards: [{ slot: 'event_death', value: '不在', entity: 'user.grandfather' }] },
  ],
  counterExamples: ['我爸走了，去上班了', '他前年走的', '我朋友昨天走的', '我妈不在家', '我老了'],
  read: (match, frame) => {
    if (!ELDERS.test(frame.entity) || frame.negative) return null
    const plainly = /不在(?:了|世|人世)|走得|离开了?(?:我们|人世)/u.test(match.text)
    const dated = LONG_AGO.test(frame.modifiers.when ?? '') || /[年月]/u.test(match.text)
    const both = /parents$/u.test(frame.entity) && match.before.endsWith('都')
    return plainly || dated || both ? take(match, 'event_death') : null
  },
})

const IN_THE_YEAR =
  /(?<value>去世|过世|离世|病逝|走|没|不在)(?:了)?的?(?<when>那年|那会儿|那一年|那年冬天|那年夏天|那时候)/gu

/** "我妈走的那年我才十二": a death that dates something else. */
export const eventGoneThen: ExtractionRule = factRule({
  id: 'zh/event.gone-then',
  priority: 65,
  confidence: 0.92,
  anchors: ['世的那', '世那', '走的那', '走那', '没的那', '没那年', '在的那', '逝的那', '逝那'],
  pattern: IN_THE_YEAR,
  elided: 'none',
  event: true,
  examples: [
    {
      text: '我爷爷走的那年我上初一',
      cards: [{ slot: 'event_death', value: '走', entity: 'user.grandfather' }],
    },
  ],
  counterExamples: ['他爷爷走的那年', '我走的那年', '我同事走的那年'],
  read: (match, frame) => (ELDERS.test(frame.entity) && !frame.negative ? take(match, 'event_death') : null),
})

const MET =
  /(?:是)?(?<value>(?:在[^,你您]{1,10}?|通过[^,你您]{1,8}?|经[^,你您]{1,6}?介绍|相亲|网上|打游戏|(?:朋友|同事|家里人?|家人|亲戚|媒人|长辈|父母|相亲|网友|老师|领导|别人|熟人|闺蜜|同学)(?:介绍)|[^,你您我他她]{1,6}?时候?|(?:大学|高中|初中|小学|公司|单位|社团|驾校|健身房|酒吧|游戏里|部队|车间|老乡会|读书会|图书馆|火车上|飞机上|旅行|旅途)[^,你您我]{0,5}?)(?:上|里|的时候|时)?(?:偶然)?(?:认识|相识|结识|遇到|遇见|好上|在一起))(?:的|了)?$/gu
const COUPLE =
  /我(?:们)?(?:俩|和|跟|与|同)?(?:我)?(?:[^,你您]{0,5}?)(?:对象|老公|老婆|男朋友|女朋友|男友|女友|先生|太太|媳妇|爱人|未婚夫|未婚妻|另一半|闺蜜|朋友|死党|搭档|们|俩)(?:两个人?|俩)?(?:是|当年|当初|最早|就是|都是|\p{Script=Han}{0,6}?)$/u

/** "我和我老公是在大学社团认识的". */
export const eventMet: ExtractionRule = defineRule({
  id: 'zh/event.met',
  priority: 66,
  confidence: 0.92,
  anchors: ['认识', '相识', '结识', '遇到', '遇见', '好上', '在一起'],
  pattern: MET,
  draft: (match) =>
    COUPLE.test(match.before) && /的$|了$/u.test(match.text) ? take(match, 'event_relationship') : null,
  examples: [
    {
      text: '我和我老公是在读书会认识的',
      cards: [{ slot: 'event_relationship', value: '在读书会认识' }],
    },
  ],
  counterExamples: ['他们是在健身房认识的', '你和你老公怎么认识的', '我是在网上认识他的'],
})

const WITH_ME =
  /(?:(?:跟|和|与|向|对)我(?:正式|突然|主动|先|又)?(?:提出了?|提了?|说了?|闹)?|(?=求婚(?:了|成功)))(?<value>分手|离婚|分居|表白|告白|求婚|复合|订婚|绝交)(?:了|成功)?(?:的|啦|啊)?$/gu

/** "女朋友跟我提了分手": done to the speaker. */
export const eventWithMe: ExtractionRule = factRule({
  id: 'zh/event.with-me',
  priority: 68,
  confidence: 0.93,
  anchors: ['分手', '离婚', '分居', '表白', '告白', '求婚', '复合', '订婚', '绝交'],
  pattern: WITH_ME,
  elided: 'none',
  event: true,
  examples: [{ text: '我女朋友上周跟我提了分手', cards: [{ slot: 'event_relationship', value: '分手' }] }],
  counterExamples: ['他跟我求婚了', '老公要跟我离婚', '谁跟我表白了'],
  read: (match, frame) =>
    frame.entity === 'user' || frame.negative || !/了|的$/u.test(match.text)
      ? null
      : take(match, 'event_relationship', { entity: 'user' }),
})
