import { byName } from '@recollect/core'
import { defineRule } from '@recollect/core/language-pack'
import type { Names, ExtractionRule, Proposal } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { PEOPLE_WORDS, relationOf, slotOfRelation } from '../frame/kin.ts'
import { take } from '../frame/take.ts'
import { KIN_MODIFIERS, SOCIAL } from '../lexicon/kinship.ts'
import { oneOf } from '../patterns.ts'

const KIND: Names<string> = byName({
  ...Object.fromEntries(
    '儿子 男孩 男孩子 小子 男宝 男娃 带把的 男的'.split(' ').map((word) => [word, 'son']),
  ),
  ...Object.fromEntries(
    '女儿 女孩 女孩子 丫头 闺女 女宝 女娃 千金 妹子 女的'.split(' ').map((word) => [word, 'daughter']),
  ),
})
const NTH = new RegExp(
  `^(?:我|我们|我家|家里)?(?:的)?(?:老大|老二|老三|老幺|大的|小的|大宝|二宝|三宝|头胎|二胎|三胎)(?:都|也|还|就)?(?:是)?(?:一?个)?(?<value>${oneOf(Object.keys(KIND))})(?:了|啊|呢)?$`,
  'gu',
)

/** "老大是儿子，老二是闺女": the children by their order. */
export const familyNth: ExtractionRule = defineRule({
  id: 'zh/family.nth',
  priority: 83,
  confidence: 0.92,
  anchors: ['老大', '老二', '老三', '老幺', '大的是', '小的是', '大宝', '二宝', '三宝', '胎'],
  pattern: NTH,
  draft(match): Proposal | null {
    const value = match.capture('value')
    const relation = KIND[match.raw('value') ?? '']
    if (!value || relation === undefined || /[你您他她]/u.test(match.clause.sentence.text)) return null
    return /是|都|也/u.test(match.text) ? { slot: slotOfRelation(relation), value } : null
  },
  examples: [
    {
      text: '老大是儿子，老二是闺女',
      cards: [
        { slot: 'family.son', value: '儿子' },
        { slot: 'family.daughter', value: '闺女' },
      ],
    },
  ],
  counterExamples: ['她老大是儿子', '你二胎是女儿吗', '这个大的是男的'],
})

const PARENT_OF =
  /(?:是|一[个名位枚])?(?:一[个名位枚])?(?:全职|上班族|职场|单亲|宝藏|新手|90后|80后){0,2}(?<value>二胎|三胎|二孩|双胞胎|龙凤胎|双宝|俩娃|两娃|三娃|俩宝|两宝|二宝)(?:的)?(?:宝妈|妈妈?|宝爸|爸爸?|奶爸|妈咪|家庭|爹|娘|老母亲|老父亲)(?:一枚)?(?:了|啦|啊)?$/gu

/** "我是二胎宝妈". */
export const familyParentOfMany: ExtractionRule = factRule({
  id: 'zh/family.parent-of-many',
  priority: 99,
  confidence: 0.92,
  anchors: ['胎', '二孩', '双宝', '娃', '俩宝', '两宝', '二宝'],
  pattern: PARENT_OF,
  elided: 'chat',
  ownOnly: true,
  examples: [{ text: '我是二胎宝妈', cards: [{ slot: 'family.child', value: '二胎' }] }],
  counterExamples: ['她是二胎宝妈', '你是二胎妈妈吗', '二胎家庭补贴'],
  read: (match, frame) => (frame.negative ? null : take(match, 'family.child')),
})

const DESCRIBED = `(?:(?:${oneOf(KIN_MODIFIERS)}|[^,你您他她它我有]{1,8}的|亲|双胞胎|\\d{1,2}岁的?))?`
const AT_HOME = new RegExp(
  `^(?:我|我们|俺)?(?:现在|目前|已经|都)?(?:家里?|家中|屋里|膝下|身边|下面|下边|底下|上面|上头)?(?:除了[^,]{1,8})?(?:也|还|就|只|一共)?有(?:了|着)?(?<count>俩|仨|[一两二三四五六]|\\d)?(?:个|位|对)?${DESCRIBED}(?<kin>${PEOPLE_WORDS})(?:要养|要带|在家|要照顾|了)?$`,
  'gu',
)

/** "有俩娃", "家里还有个读初中的弟弟": nobody says whose. */
export const familyAtHome: ExtractionRule = defineRule({
  id: 'zh/family.at-home',
  priority: 76,
  confidence: 0.92,
  anchors: [
    '有俩',
    '有仨',
    '有个',
    '有一',
    '有两',
    '有二',
    '有三',
    '有四',
    '有五',
    '有1',
    '有2',
    '有3',
    '还有',
    '有了',
  ],
  pattern: AT_HOME,
  draft(match): Proposal | null {
    const kin = match.capture('kin')
    const count = match.capture('count')
    const relation = relationOf(match.raw('kin') ?? '')
    if (!kin || relation === undefined || SOCIAL.has(relation)) return null
    if (match.clause.index > 0 && !/我|家/u.test(match.clause.sentence.text)) return null
    if (/[你您他她它谁]|人家/u.test(match.clause.sentence.message.slice(0, match.clause.end))) return null
    if (/双胞胎|龙凤胎/u.test(match.text)) return null
    if (!count && /^有(?:了)?(?!个|位|一)/u.test(match.text)) return null
    const number = count === undefined || count.text === '一' ? undefined : count
    return { slot: slotOfRelation(relation), value: number ?? kin, at: kin }
  },
  examples: [
    { text: '有俩娃，天天围着转', cards: [{ slot: 'family.child', value: '俩' }] },
    { text: '家里还有个读初中的弟弟', cards: [{ slot: 'family.brother', value: '弟弟' }] },
  ],
  counterExamples: ['他家里还有个弟弟', '你有两个哥哥吗', '有个孩子在哭', '如果有俩娃'],
})
