import { byName } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { slotOfRelation, KIN_WORDS, relationOf } from '../../text/kin.ts'
import { take } from '../../text/take.ts'
import { oneOf } from '../../text/patterns.ts'
import { SOCIAL } from '../../lexicon/people/kinship.ts'

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

const COMPARED = new RegExp(
  `^(?:我)(?:只|就|也|足足|整整)?(?:比|跟|和)我?(?:的)?(?:亲|双胞胎|大|小|二|三)?(?<value>${KIN_WORDS})(?:只|就|足足|整整|相?差)?(?:大|小|差|早|晚)(?:了|出生)?(?:将近|快|整整)?[\\d一二两三四五六七八九十几半]{1,3}(?:多)?(?:岁|年|个月|分钟)(?:多|半)?$`,
  'gu',
)

/** "我比我妹妹大三岁": so there is one. */
export const familyCompared: ExtractionRule = defineRule({
  id: 'zh/family.compared',
  priority: 79,
  confidence: 0.93,
  anchors: ['我比', '比我', '我跟我', '我和我'],
  pattern: COMPARED,
  draft(match) {
    const value = match.capture('value')
    const relation = relationOf(match.raw('value') ?? '')
    if (!value || relation === undefined || SOCIAL.has(relation) || relation === 'pet') return null
    return { slot: slotOfRelation(relation), value }
  },
  examples: [{ text: '我比我妹妹大三岁', cards: [{ slot: 'family.sister', value: '妹妹' }] }],
  counterExamples: ['他比我妹妹大三岁', '我比同事大三岁', '我比你大三岁', '我比我妹妹高吗？'],
})
