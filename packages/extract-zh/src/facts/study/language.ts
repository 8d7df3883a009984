import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { LANGUAGES } from '../../lexicon/things/things.ts'
import { DURATION } from '../../text/patterns.ts'

const LIST = `(?<value>${LANGUAGES}(?:(?:、|和|与|及|以及|还有|跟|也会|还会)(?:会|说|讲|懂){0,2}(?:一点儿?|一些|少量|几句)?(?:的)?${LANGUAGES}){0,5})`
const SPEAKS = new RegExp(
  `(?:(?:会|能|可以|懂|精通|只会|擅长|学会了?)(?:流利(?:地)?|熟练(?:地)?|一点儿?|一些|基本的?)?(?:说|讲|写|听得?懂|看得?懂|听)?(?:一点儿?|一些|流利的?|几句|一口|标准的?)?|(?:说|讲)(?:得)?(?:一口|流利的?|标准的?)?)${LIST}(?:说得.*|讲得.*|很好|很流利|不错)?(?:的|了|啊)?$`,
  'gu',
)

/** "我会说X". */
export const languageSpeaks: ExtractionRule = factRule({
  id: 'zh/language.speaks',
  priority: 86,
  confidence: 0.88,
  anchors: ['语', '文', '话', '方言'],
  pattern: SPEAKS,
  examples: [
    {
      text: '我会说粤语和英语',
      cards: [
        { slot: 'language', value: '粤语' },
        { slot: 'language', value: '英语' },
      ],
    },
    {
      text: '我会说粤语和一点泰语',
      cards: [
        { slot: 'language', value: '粤语' },
        { slot: 'language', value: '泰语' },
      ],
    },
    { text: '我不会说法语', cards: [{ slot: 'language', value: '法语', polarity: 'negative' }] },
  ],
  counterExamples: ['你会说英语吗？', '他会说日语', '我想学说德语'],
  read: (match) => take(match, 'language'),
})

const NATIVE = new RegExp(
  `(?:母语|第一语言)(?:是|为|:)?${LIST}$|(?<lang>${LANGUAGES})(?:就)?是我的?(?:母语|第一语言)(?:之一)?$`,
  'gu',
)

/** "我的母语是X". */
export const languageNative: ExtractionRule = factRule({
  id: 'zh/language.native',
  priority: 87,
  confidence: 0.93,
  anchors: ['母语', '第一语言'],
  pattern: NATIVE,
  elided: 'speaker',
  examples: [{ text: '我的母语是闽南话', cards: [{ slot: 'language', value: '闽南话' }] }],
  counterExamples: ['他的母语是俄语', '你的母语是什么？'],
  read: (match) => {
    const value = match.capture('value') ?? match.capture('lang')
    return value ? { slot: 'language', value } : null
  },
})

const LEVEL = new RegExp(
  `(?<value>${LANGUAGES})(?:说得|讲得|听说(?:读写)?|听|口语|水平|听力|学得)?(?:还|也|都|只|就|才|是|过了|考过了?|只能|勉强){0,3}(?<how>没问题|(?:勉强|基本|大概)?能(?:交流|沟通|对话|应付|看懂)|只会(?:五十音|打招呼|说你好|几句|一两句|点餐|皮毛|读写)|还?行|可以|不太(?:好|行|会|流利|溜|标准)|不错|很?好|很?流利|很?溜|一般般?|凑合|过得去|不行|不好|很?差|很?烂|稀烂|会一点点?|懂一点|会一些|略懂|听得懂|能听懂|专?[四六八]级|n[1-5]|[abc][12]|专[四八]|(?:能|可以)?听(?:得)?懂个?(?:七七八八|大概|一半|七八成|一些|一点)|听得懂不会说|会听不会说|能听不会说|只会听|够用|马马虎虎|磕磕绊绊|结结巴巴|啃不动|忘光了?|忘得差不多|忘得一干二净|忘干净|都忘了?|全忘了?|还给老师了?|母语水平|半吊子|日常交流没问题)(?:的|了|吧)?$`,
  'gu',
)

/** "我英语还可以", "我日语N1", "我粤语不行". */
export const languageLevel: ExtractionRule = factRule({
  id: 'zh/language.level',
  priority: 85,
  confidence: 0.94,
  anchors: ['语', '文', '话'],
  pattern: LEVEL,
  examples: [
    { text: '我日语N1', cards: [{ slot: 'language', value: '日语' }] },
    { text: '我粤语不行', cards: [{ slot: 'language', value: '粤语', polarity: 'negative' }] },
  ],
  counterExamples: ['他英语还可以', '你英语好吗', '这本书的中文一般'],
  read: (match, frame) =>
    /不行|不好|不太|差|烂|忘|还给老师|啃不动/u.test(match.raw('how') ?? '') || frame.negative
      ? take(match, 'language', { polarity: 'negative' })
      : take(match, 'language'),
})

/** "法语学了三年", "自学西班牙语两年了". */
export const languageLearned: ExtractionRule = factRule({
  id: 'zh/language.learned',
  priority: 92,
  confidence: 0.84,
  anchors: ['学', '修'],
  pattern: new RegExp(
    `(?:^|我)(?<first>${LANGUAGES})(?:我)?(?:已经|断断续续|自)?学(?:了|过)(?:快|差不多|整整)?(?:${DURATION}|一点儿?|一阵子?|好久|几年)(?:了)?$|(?:自学|在学|学习|学|选修)(?:了|过|着)?(?:${DURATION}(?:的)?)?(?<value>${LANGUAGES})(?:(?:已经|都|快)?${DURATION}了?|呢|中)?$`,
    'gu',
  ),
  elided: 'chat',
  examples: [
    { text: '德语学了两年', cards: [{ slot: 'language', value: '德语' }] },
    { text: '我自学韩语半年了', cards: [{ slot: 'language', value: '韩语' }] },
  ],
  counterExamples: ['他学了三年法语', '学日语难吗？', '我想学西班牙语', '教学英语'],
  read: (match) => {
    const first = match.capture('first')
    return first ? { slot: 'language', value: first } : take(match, 'language')
  },
})
