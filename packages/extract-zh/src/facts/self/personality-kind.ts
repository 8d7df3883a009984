import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

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
