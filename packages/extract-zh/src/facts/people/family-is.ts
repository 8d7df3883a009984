import { byName } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Names } from '@recollect/core/plugin'
import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { PEOPLE_WORDS, relationOf, slotOfRelation } from '../../text/kin.ts'
import { looksLatinName, looksLikeName } from '../../text/names.ts'

const MODIFIER =
  '(?:最好的|最要好的|亲|好|大学|高中|初中|小学|前|老|小|大|单位|公司|唯一的|亲生|同班|班|新|直属|顶头|研究生|博士|硕士)?'
const X_IS_MY = new RegExp(
  `^(?:而|其实|因为|对了)?(?<who>[\\p{Script=Han}·]{2,4}|[a-z]{2,12}|他|她)(?:呢|也|就|可|都|曾|还){0,4}是(?<mine>我(?:们)?(?:的)?)(?:一个|一位)?${MODIFIER}(?<kin>${PEOPLE_WORDS})(?:之一|了)?$`,
  'gu',
)
const POINTS = /^(?:他|她|这位?|那位?|它|谁)$/u
const NO_NAME =
  /[你我他她它]|[这那还就也都可是不其实因为而]$|^(?:右边|左边|旁边|前面|后面|中间|现在|曾经|一直|这|那|谁|什么|今天|以后|不|你|您|就|也|家庭|时间|兴趣|自己|音乐|运动|失败|生活|大自然|因为|所以)/u

/** "X是我的上司". */
export const familyIsMy: ExtractionRule = defineRule({
  id: 'zh/family.is-my',
  priority: 80,
  confidence: 0.96,
  anchors: ['是我'],
  pattern: X_IS_MY,
  draft(match) {
    const relation = relationOf(match.raw('kin') ?? '')
    const who = match.capture('who')
    const kin = match.capture('kin')
    if (!who || !kin || relation === undefined) return null
    const name = match.raw('who') ?? ''
    const slot = slotOfRelation(relation)
    if (POINTS.test(name))
      return relation === 'boss' || relation === 'friend' || relation === 'teacher'
        ? null
        : { slot, value: kin }
    if (NO_NAME.test(name)) return null
    return [
      { slot, value: who },
      { entity: `user.${relation}`, slot: 'name', value: who },
    ]
  },
  examples: [{ text: '周敏是我的室友', cards: [{ slot: 'relation.roommate', value: '周敏' }] }],
  counterExamples: ['他是小王的室友', '兴趣是我最好的老师', '你是我的朋友'],
})

/** Relations that hold both ways: whose roommate I am is my roommate. */
const INVERSE: Names<string> = byName({
  roommate: 'roommate',
  classmate: 'classmate',
  coworker: 'coworker',
  friend: 'friend',
  neighbor: 'neighbor',
  teammate: 'teammate',
  cousin: 'cousin',
  wife: 'husband',
  husband: 'wife',
  girlfriend: 'boyfriend',
  boyfriend: 'girlfriend',
  boss: 'subordinate',
  subordinate: 'boss',
})
const I_AM_XS = new RegExp(
  `(?:是|当)(?<who>[\\p{Script=Han}·]{2,4}|[a-z]{2,12})的(?:亲|好|大学|前)?(?<kin>${PEOPLE_WORDS})(?:了|啊)?$`,
  'gu',
)
/** Whose mother I am is my child. */
const OTHER_SIDE: Names<string> = byName({
  brother: 'brother',
  sister: 'sister',
  mother: 'child',
  father: 'child',
  grandfather: 'grandchild',
  grandmother: 'grandchild',
})
/** 最好的朋友, 咖啡厅的姐姐: no name. */
const JUDGED =
  /^(?:最|很|多年|十几|几|好|幸福|亲爱|唯一|普通|合格|优秀)|[厅店家里院校们年前后]$|^(?:妇女|人类|时代|今天|昨天|明天|世界|祖国|全)/u
const PARENT_OF =
  /是(?:一)?(?:个)?(?<count>[一二两三四五六七]|\d)(?:个|位)?(?:孩子|小孩|娃|宝宝|女孩|男孩|儿子|女儿)的(?:妈妈?|爸爸?|母亲|父亲|家长|爹|娘|妈咪|奶爸|宝妈)(?:了|啊){0,4}$/gu

/** "我是X的室友". */
export const familyIAm: ExtractionRule = factRule({
  id: 'zh/family.i-am',
  priority: 90,
  confidence: 0.94,
  anchors: ['是', '当'],
  pattern: I_AM_XS,
  elided: 'inherit',
  ownOnly: true,
  examples: [{ text: '我是周敏的同事', cards: [{ slot: 'relation.coworker', value: '周敏' }] }],
  counterExamples: ['他是周敏的同事', '我是你的老师', '我是孩子的妈妈吗'],
  read: (match) => {
    const relation = relationOf(match.raw('kin') ?? '')
    const value = match.capture('who')
    const name = match.raw('who') ?? ''
    if (
      !relation ||
      !value ||
      /[你您他她它我这那谁]|^(?:大家|孩子|所有|全家|人民|公司|学校|什么|自己|别人)/u.test(name)
    )
      return null
    if (!looksLikeName(name) && !looksLatinName(name) && !/^[\p{Script=Han}]{2,3}$/u.test(name)) return null
    if (JUDGED.test(name)) return null
    const inverse = INVERSE[relation] ?? OTHER_SIDE[relation]
    return inverse === undefined ? null : { slot: slotOfRelation(inverse), value }
  },
})

/** "我是两个孩子的妈妈". */
export const familyParentOf: ExtractionRule = factRule({
  id: 'zh/family.parent-of',
  priority: 98,
  confidence: 0.92,
  anchors: ['孩子的', '小孩的', '娃的', '宝宝的', '女孩的', '男孩的', '儿子的', '女儿的'],
  pattern: PARENT_OF,
  elided: 'inherit',
  ownOnly: true,
  examples: [{ text: '我是三个孩子的爸爸', cards: [{ slot: 'family.child', value: '三' }] }],
  counterExamples: ['她是两个孩子的妈妈', '你是孩子的家长吗'],
  read: (match) => {
    const value = match.capture('count')
    return value ? { slot: 'family.child', value } : null
  },
})

const BOTH = new RegExp(
  `^(?<value>[\\p{Script=Han}·]{2,4}|[a-z]{2,12})(?:和|跟|与|同)我(?:都|一直|就)?(?:是|做了)(?:多年的?|大学|高中|初中|小学|好|老|同班){0,4}(?<kin>${PEOPLE_WORDS})(?:了|啊)?$`,
  'gu',
)
const BOTH_OF_US = new RegExp(
  `^我(?:和|跟|与|同)(?<value>[\\p{Script=Han}·]{2,4}|[a-z]{2,12})(?:都|一直|就)?是(?:多年的?|大学|高中|初中|小学|好|老|同班){0,4}(?<kin>${PEOPLE_WORDS})(?:了|啊)?$`,
  'gu',
)

/** "X和我是同事". */
export const familyBoth: ExtractionRule = defineRule({
  id: 'zh/family.both',
  priority: 88,
  confidence: 0.93,
  anchors: ['和我', '跟我', '与我', '同我', '我和', '我跟', '我与'],
  pattern: new RegExp(
    `${BOTH.source}|${BOTH_OF_US.source.replace('<value>', '<other>').replace('<kin>', '<tie>')}`,
    'gu',
  ),
  draft(match) {
    const relation = relationOf(match.raw('kin') ?? match.raw('tie') ?? '')
    const value = match.capture('value') ?? match.capture('other')
    if (
      !relation ||
      !value ||
      INVERSE[relation] === undefined ||
      relationOf(value.text) !== undefined ||
      /[你您他她它]/u.test(value.text)
    )
      return null
    const made: Proposal = { slot: slotOfRelation(INVERSE[relation] ?? relation), value }
    return made
  },
  examples: [{ text: '小林和我是同事', cards: [{ slot: 'relation.coworker', value: '小林' }] }],
  counterExamples: ['你和我是朋友', '小林和她是同事'],
})
