import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { before, take } from '../../text/take.ts'
import { PASSING_TRAITS, TRAITS } from '../../lexicon/self/traits.ts'
import { oneOf } from '../../text/patterns.ts'

const TRAIT = oneOf(TRAITS)
const DEGREE =
  '(?:很|非常|特别|比较|有点儿?|有些|挺|蛮|超级?|太|偏|又|也|天生|比较的|十分|极其|相当|最|一直|本来|属于|算|算是|略|稍微|这么|那么){0,4}'
const MORE = `(?:[、和又也而且并且还及]{1,3}${DEGREE}(?:${TRAIT})){0,3}`
/** Moods and efforts as often as traits. */
const PASSING: ReadonlySet<string> = new Set(PASSING_TRAITS)
const SAID_OF_CHARACTER =
  /的(?:人|性格|女生|男生|女孩子?|男孩子?|孩子|家伙|类型|姑娘)|性格|个性|脾气|型|是(?:一)?个|是最|^(?:很|非常|特别|比较|有点|挺|蛮|超|偏|又|最|天生|从小|一直|本来|属于|算)(?!.*了$)/u
const AM = new RegExp(
  `(?:做事|说话|办事|干活|待人|处事|做人|花钱|学习上?|工作上?|性格上?|为人)?(?:情?的?)?(?:是|属于)?(?:一)?(?:个|种|位|名)?(?:典型的?|标准的?|天生的?|那种|纯纯的?)?(?:性格|个性|脾气)?${DEGREE}(?<value>(?:${TRAIT})${MORE})(?:的|型的?)?(?:人|性格|女生|男生|女孩子?|男孩子?|孩子|小孩|一个人|家伙|类型|姑娘|性子)?(?:来的|惯)?(?:了|啊|呢|哦|哈|的){0,4}$`,
  'gu',
)

/** "我很懒", "我是个热情的人". */
export const personalityTrait: ExtractionRule = factRule({
  id: 'zh/personality.trait',
  priority: 76,
  confidence: 0.91,
  anchors: TRAITS,
  pattern: AM,
  elided: 'none',
  examples: [
    { text: '我比较内向', cards: [{ slot: 'personality', value: '内向' }] },
    { text: '我姐姐是个很热情的人', cards: [{ slot: 'personality', value: '热情', entity: 'user.sister' }] },
  ],
  counterExamples: ['他很懒', '你真温柔', '我希望自己更勇敢'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (frame.lead.length > 6 || /今|昨|刚才/u.test(frame.modifiers.when ?? '')) return null
    if (PASSING.has(value) && !SAID_OF_CHARACTER.test(match.text)) return null
    if (/^(?:焦虑|抑郁)$/u.test(value) && !/的人|性格|容易|从小|一向/u.test(match.text)) return null
    return /[在再更]$/u.test(match.before) ? null : take(match, 'personality')
  },
})

const TYPE =
  /(?:是|属于|性格是)?(?:一)?(?:个|名)?(?:典型的?)?(?<value>[ie][ns][tf][pj](?:-[at])?)(?:人格?|型|的)?(?:人)?$/gu
const TYPES = ['i', 'e'].flatMap((a) =>
  ['n', 's'].flatMap((b) => ['t', 'f'].flatMap((c) => ['p', 'j'].map((d) => `${a}${b}${c}${d}`))),
)

/** "我是INFP". */
export const personalityType: ExtractionRule = factRule({
  id: 'zh/personality.type',
  priority: 97,
  confidence: 0.92,
  anchors: TYPES,
  pattern: TYPE,
  elided: 'none',
  examples: [{ text: '我是INTJ', cards: [{ slot: 'personality', value: 'INTJ' }] }],
  counterExamples: ['他是INTJ', '你是INFP吗？'],
  read: (match) => take(match, 'personality'),
})

const NAMED =
  /(?:的)?(?:性格|个性|脾气|为人|缺点|优点|弱点|毛病|性子|长处)(?:就)?(?:一直|也|都)?(?:(?:是|有|属于|:|比较|很|非常|特别|偏|有点|挺|算){1,4}(?:那种)?(?:一个)?|(?=不太?[好急坏]))(?<value>[^,]{1,24}?)(?:的|型的?|那种|一类|性格)?(?:了)?$/gu

/** "我的缺点是X", "我的性格比较X". */
export const personalityNamed: ExtractionRule = factRule({
  id: 'zh/personality.named',
  priority: 78,
  confidence: 0.94,
  anchors: ['性格', '个性', '脾气', '为人', '缺点', '优点', '弱点', '毛病', '性子', '长处'],
  pattern: NAMED,
  elided: 'none',
  examples: [{ text: '我最大的优点是守时', cards: [{ slot: 'personality', value: '守时' }] }],
  counterExamples: ['这款手机的优点是便宜', '他的缺点是固执', '我的性格是什么样的？'],
  read: (match, frame) =>
    frame.negative || /^(?:多么|怎么|奇怪|什么|这样|那样)/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'personality', before(match, /有时候?|经常|总是|导致|所以|容易/u)),
})

const KIND =
  /(?:是|属于|算是?|就是)(?:那种|这种|典型的?|那类|那一类|天生)(?:特别|很|比较|非常)?(?<value>[^,你您他她它谁什]{3,16}?)(?:的)?(?:人|性格|类型|体质|性子|主儿?|女生|男生|女孩|男孩)(?:了|啊|呢|哈|来着|吧)?$/gu
const NO_TRAIT = /[这那]|一样|没有$|有钱|喜欢(?:吃|看|听|喝)|公司|学校|学生|工作$|上班$|家庭|怎么/u

/** "我属于那种一说话就脸红的人". */
export const personalityKind: ExtractionRule = factRule({
  id: 'zh/personality.kind',
  priority: 75,
  confidence: 0.92,
  anchors: ['那种', '这种', '典型', '那类', '那一类', '天生'],
  pattern: KIND,
  elided: 'none',
  examples: [{ text: '我属于那种一上台就腿软的人', cards: [{ slot: 'personality', value: '一上台就腿软' }] }],
  counterExamples: [
    '他属于那种一上台就腿软的人',
    '你是那种爱哭的人吗？',
    '我是那种学校的学生',
    '我不是那种人',
  ],
  read: (match, frame) =>
    NO_TRAIT.test(match.raw('value') ?? '') || frame.lead.length > 4
      ? null
      : take(match, 'personality', frame.negative ? { polarity: 'negative' } : {}),
})

const SAYING =
  '三棍子打不出(?:一)?个(?:闷)?屁来?|不撞南墙不回头|打破砂锅问到底|有仇必报|有话(?:就)?直说|有啥说啥|想到哪说到哪|一碗水端平|眼里揉不得沙子|眼里容不(?:得|下)沙子|吃软不吃硬|软硬不吃|得理不饶人|天塌下来当被盖|天不怕地不怕|死要面子活受罪|好了伤疤忘了疼|说风就是雨|一点就着|一点就炸|沾火就着|油盐不进|刀枪不入|不见棺材不落泪|心里藏不住事|心里装不住事|藏不住话|嘴上没把门的?|嘴上不饶人|嘴巴不饶人|得过且过|随遇而安|与世无争|八面玲珑|四平八稳|雷厉风行|说一不二|一言九鼎|言出必行|说到做到|丁是丁卯是卯|爱憎分明|嫉恶如仇|争强好胜|锱铢必较|斤斤计较|大智若愚|古灵精怪|没大没小|没个正形|没心眼儿?|缺心眼儿?|少根筋|缺根筋|一根筋|死脑筋|榆木疙瘩|木头疙瘩|闷葫芦|人来疯|窝里横|笑点低|泪点低|哭点低|玻璃心|豆腐心|菩萨心肠|软柿子|老好人|和事佬|热心肠|暴脾气|直脾气|牛脾气|倔驴|铁公鸡|守财奴|话匣子|话篓子|话唠|碎嘴子|夜猫子脾气|不解风情|不拘小节|不修边幅|不善言辞|不善交际|不善表达|不爱吭声|不爱出风头|不爱凑热闹|报喜不报忧|死心眼儿?|认死理|钻牛角尖|爱钻牛角尖|胆小如鼠|胆小怕事|优柔寡断|犹犹豫豫|磨磨蹭蹭|磨磨唧唧|婆婆妈妈|大大咧咧|马马虎虎|风风火火|毛毛躁躁|毛手毛脚|丢三落四|没耐性|坐不住|闲不住|憋不住话|心急吃不了热豆腐'
const IDIOM = new RegExp(
  `(?:是|就是|也是|属于|这个人|这人|从小|一直|天生|向来|平时|其实|有点儿?|特别|比较|挺|很|太|真的?|一个|个|典型的?|那种){0,4}(?<value>${SAYING})(?:的)?(?:人|性格|性子|主儿?|脾气|家伙|一个|一枚)?(?:的|了|啊|呢|哈){0,2}$`,
  'gu',
)

/** "我就是吃软不吃硬", "我儿子闷葫芦一个": sayings that paint a character. */
export const personalitySaying: ExtractionRule = factRule({
  id: 'zh/personality.saying',
  priority: 77,
  confidence: 0.92,
  anchors: SAYING.replaceAll(/\(\?:[^)]*\)\??|[^|]\?/gu, '|')
    .split('|')
    .filter((word) => word.length > 1),
  pattern: IDIOM,
  elided: 'inherit',
  examples: [{ text: '我就是吃软不吃硬', cards: [{ slot: 'personality', value: '吃软不吃硬' }] }],
  counterExamples: ['他吃软不吃硬', '你别一根筋', '做人不能斤斤计较'],
  read: (match, frame) =>
    (frame.explicit || frame.entity !== 'user') && frame.lead.length <= 4
      ? take(match, 'personality', frame.negative ? { polarity: 'negative' } : {})
      : null,
})

/** "我性子急", "我脾气不好", "我胆子小": a part of character and what it is like. */
export const personalityPart: ExtractionRule = factRule({
  id: 'zh/personality.part',
  priority: 83,
  confidence: 0.93,
  anchors: ['性子', '脾气', '胆子', '心眼', '记性', '嘴', '脸皮', '心', '性格', '耳根'],
  pattern:
    /(?<value>(?:性子|脾气|胆子|心眼儿?|记性|嘴巴?|脸皮|耳根子|性格|心思|心肠)(?:比我(?:还|更)?|就|都|很|挺|太|特别|有点儿?|比较|不太|不|超|偏|还是|真的?)?(?:急躁?|慢|好|坏|差|大|小|多|笨|厚|薄|软|硬|直|暴躁?|倔|犟|冲|古怪|内向|外向|细腻?|细|粗|毒|甜|碎|馋|温和|随和|刚烈|要强|沉闷|开朗|活泼|孤僻|敏感))(?:得很|的很|的|了|啊){0,2}$/gu,
  readsNegation: true,
  examples: [{ text: '我性子急', cards: [{ slot: 'personality', value: '性子急' }] }],
  counterExamples: ['他脾气很差', '今天记性不好的是他', '我心情不好', '谁的胆子大？'],
  read: (match, frame) => (frame.explicit && frame.lead === '' ? take(match, 'personality') : null),
})

const THIS_PERSON =
  /(?<=我(?:这个?人|这种人))(?:吧|呢|啊|嘛)?(?:就是|天生|一向|平时|其实|从小|比较|一直|向来|就|真的|有个毛病就是|最大的特点就是)?(?:个|是个?)?(?<value>[\p{Script=Han}]{2,12}?)(?:的|的人)?(?:了|啊|哈)?$/gu
/** What other rules read better, and what is no trait. */
const OTHERWISE =
  /^(?:也?没|以后|会|现在|整个|很?[胖瘦]|最?(?:喜欢|爱|讨厌|怕|烦)|不?(?:吃|喝|抽|会|想|要|去|来|说(?!话)|看|用|买|知道|明白|懂)|在|有[一个两]|没[啥什]|没有?(?:钱|房|车|对象|工作)|叫|住|今|昨|明|刚|已经|跟|和|对|把|被|给|让|觉得|认为|怎么|什么|是不是)/u

/** "我这人嘴硬心软": how one describes oneself. */
export const personalityThisPerson: ExtractionRule = factRule({
  id: 'zh/personality.this-person',
  priority: 68,
  confidence: 0.92,
  anchors: ['我这人', '我这个人', '我这种人'],
  pattern: THIS_PERSON,
  elided: 'none',
  readsNegation: true,
  examples: [{ text: '我这人藏不住事', cards: [{ slot: 'personality', value: '藏不住事' }] }],
  counterExamples: ['我这人不吃香菜', '我这个人怎么样？', '我这人昨天去了一趟'],
  read: (match) => (OTHERWISE.test(match.raw('value') ?? '') ? null : take(match, 'personality')),
})
