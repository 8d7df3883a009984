import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'
import { LANGUAGES } from '../lexicon/things.ts'

const LIST = `(?<value>${LANGUAGES}(?:(?:、|和|与|及|以及|还有|跟|也会|还会)(?:会|说|讲|懂){0,2}(?:一点儿?|一些|少量|几句)?(?:的)?${LANGUAGES}){0,5})`
const SPEAKS = new RegExp(
  `(?:(?:会|能|可以|懂|精通|只会|擅长|学会了?)(?:流利(?:地)?|熟练(?:地)?|一点儿?|一些|基本的?)?(?:说|讲|写|听)?(?:一点儿?|一些|流利的?|几句|一口|标准的?)?|(?:说|讲)(?:得)?(?:一口|流利的?|标准的?)?)${LIST}(?:说得.*|讲得.*|很好|很流利|不错)?(?:的|了|啊)?$`,
  'gu',
)

/** "我会说X". */
export const languageSpeaks: ExtractionRule = factRule({
  id: 'zh/language.speaks',
  priority: 86,
  confidence: 0.93,
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
  confidence: 0.95,
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
