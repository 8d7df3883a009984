import { byName, own } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
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

const BORN = new RegExp(
  `^(?:是)?(?:一?个)?(?:大胖)?(?<child>${WORDS})(?:了|啊|呢)?$|^(?:我妈|我爸妈|爸妈|妈妈)(?:又|去年|今年)?给我(?:又)?生了?(?:一?个)(?<sibling>弟弟|妹妹)(?:了)?$`,
  'gu',
)
const BIRTH = /^(?:我?(?:老婆|媳妇|爱人|妻子)|我|昨[天晚]|今[天早]|凌晨|刚刚?|终于)[^,你他她]{0,6}生了$/u

/** "老婆生了，是个儿子": who is born is said in the clause after. */
export const familyBornNext: ExtractionRule = defineRule({
  id: 'zh/family.born-next',
  priority: 72,
  confidence: 0.93,
  anchors: [...Object.keys(CHILD), '生'],
  pattern: BORN,
  draft(match) {
    const [child, sibling] = [match.capture('child'), match.capture('sibling')]
    if (sibling) return { slot: sibling.text === '弟弟' ? 'family.brother' : 'family.sister', value: sibling }
    const relation = own(CHILD, match.raw('child') ?? '')
    return child && relation !== undefined && clausesBefore(match.clause).some((said) => BIRTH.test(said))
      ? { slot: slotOfRelation(relation), value: child }
      : null
  },
  examples: [
    { text: '老婆生了，是个儿子', cards: [{ slot: 'family.son', value: '儿子' }] },
    { text: '我妈给我生了个弟弟', cards: [{ slot: 'family.brother', value: '弟弟' }] },
  ],
  counterExamples: ['他老婆生了，是个儿子', '是个儿子', '母猫生了，是个小子', '老婆生了，是儿子吗？'],
})
