import { byName } from '@recollect/core/plugin'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { slotOfRelation } from '../../text/kin.ts'

const CHILD: Names<string> = byName({
  儿子: 'son',
  男孩: 'son',
  男宝: 'son',
  小子: 'son',
  男娃: 'son',
  女儿: 'daughter',
  女孩: 'daughter',
  女宝: 'daughter',
  闺女: 'daughter',
  丫头: 'daughter',
  千金: 'daughter',
  女娃: 'daughter',
})
const WORDS = Object.keys(CHILD).join('|')
const BORE = new RegExp(
  `(?:给|为|替)?(?:我|我们|咱)?(?:家)?(?:生|添|得)了?(?:一?[个对]|二胎|头胎|三胎)?(?:是)?(?:个)?(?:大胖)?(?<child>${WORDS}|双胞胎|龙凤胎|孩子|宝宝|娃)(?:了)?$|是(?:一)?个?(?:[\\d一二两三四五六七八九十]{1,3}(?:周?岁|个月)(?:大)?(?:的)?)?(?<of>${WORDS}|孩子|宝宝|娃|小学生|中学生)的?(?:妈妈?|爸爸?|母亲|父亲|家长|妈咪|奶爸|宝妈|老母亲|老父亲)(?:了)?$`,
  'gu',
)

/** "我生了个女儿", "我是一个五岁男孩的妈妈". */
export const familyBore: ExtractionRule = factRule({
  id: 'zh/family.bore',
  priority: 70,
  confidence: 0.92,
  anchors: [
    '生',
    '添',
    '得',
    '的妈',
    '的爸',
    '的母亲',
    '的父亲',
    '的家长',
    '的奶爸',
    '的宝妈',
    '的老',
    '妈妈',
    '爸爸',
    '家长',
  ],
  pattern: BORE,
  elided: 'none',
  event: true,
  examples: [
    { text: '我去年生了个女儿', cards: [{ slot: 'family.daughter', value: '女儿' }] },
    { text: '我是一个五岁男孩的妈妈', cards: [{ slot: 'family.son', value: '男孩' }] },
  ],
  counterExamples: ['她生了个女儿', '我想生个女儿', '你是孩子的妈妈吗'],
  read: (match, frame) => {
    const value = match.capture('child') ?? match.capture('of')
    const word = match.raw('child') ?? match.raw('of') ?? ''
    const done = match.raw('of') !== undefined || /了/u.test(match.text)
    if (!value || frame.negative || !done || !/^user(?:\.(?:wife|husband))?$/u.test(frame.entity)) return null
    return { entity: 'user', slot: slotOfRelation(CHILD[word] ?? 'child'), value }
  },
})
