import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { KIN_WORDS, relationOf, slotOfRelation } from '../../text/kin.ts'
import { mayBeName } from '../../text/names.ts'
import { KIN_MODIFIERS, SOCIAL } from '../../lexicon/people/kinship.ts'
import { oneOf } from '../../text/patterns.ts'

const MODIFIER = `(?:${oneOf(KIN_MODIFIERS)}|可爱的|亲|双胞胎|异地恋?的?|同父异母的?|\\d{1,2}岁的?|[一二三四五六七八九十]{1,3}岁的?|在读的?|很好的|广州的|外国|中国|日本|韩国|美国|法国|英国|德国|异性|本地|网上的|知心|漂亮的|帅气的|还在[^,]{1,6}的)`
const COUNT =
  '(?<count>好几|两三|俩|仨|[一二两三四五六七八九十]|\\d{1,2}|很多|许多|不少|一堆)?(?:个|位|名|对|只|群|帮)?'
const ONE = `${COUNT}(?:${MODIFIER}){0,2}(?<kin>${KIN_WORDS})`
const HAS = new RegExp(
  `(?:有(?:了|着)?|(?<=[我咱](?:们)?家里?)(?=[两二三四五]个|俩))(?:自己的)?${ONE}(?:(?:名字)?(?:叫做?|名叫)(?<name>[\\p{Script=Han}]{2,4}|[a-z]{2,12}))?(?:(?:(?:和|跟|还有|与|、)(?:[一两二三四五]个|一位)?|[一两二三四五]个?)(?:${MODIFIER})?(?<second>${KIN_WORDS}))?(?:了|啊|呢|的){0,4}(?=$|我|在|住|是|叫|今年|已经|,|都|比|曾)`,
  'gu',
)
const PETS = 'pet'

function existence(match: RuleMatch, group: string, value: string | undefined): Proposal | null {
  const kin = match.capture(group)
  const relation = relationOf(match.raw(group) ?? '')
  if (!kin || relation === undefined || relation === PETS) return null
  return { slot: slotOfRelation(relation), value: value ?? kin.text, at: kin }
}

/** "我有两个儿子", "我有个妹妹叫X". */
export const familyHas: ExtractionRule = factRule({
  id: 'zh/family.has',
  priority: 80,
  confidence: 0.94,
  anchors: ['家两个', '家三个', '家四个', '家俩', '家里两个', '家里三个', '有'],
  pattern: HAS,
  elided: 'none',
  examples: [
    { text: '我有两个女儿', cards: [{ slot: 'family.daughter', value: '两' }] },
    {
      text: '我有个表弟叫周凯',
      cards: [
        { slot: 'family.cousin', value: '表弟' },
        { slot: 'name', value: '周凯', entity: 'user.cousin' },
      ],
    },
    { text: '我没有兄弟姐妹', cards: [{ slot: 'family.sibling', value: '兄弟姐妹', polarity: 'negative' }] },
  ],
  counterExamples: ['他有两个女儿', '你有哥哥吗', '我有老师的电话', '如果我有儿子'],
  read: (match, frame) => {
    if (frame.lead.length > 6) return null
    const count = match.raw('count')
    const goesOn = match.after !== ''
    if (
      goesOn &&
      (/很多|许多|不少|一堆/u.test(count ?? '') || SOCIAL.has(relationOf(match.raw('kin') ?? '') ?? ''))
    )
      return null
    if (
      count === undefined &&
      /^有(?:一)?(?:个|位|名)?朋友/u.test(match.text) &&
      match.raw('name') === undefined
    )
      return null
    const first = existence(match, 'kin', count === undefined || /^一$/u.test(count) ? undefined : count)
    const relation = relationOf(match.raw('kin') ?? '')
    const name = match.capture('name')
    const cards = [first, existence(match, 'second', undefined)].filter((card) => card !== null)
    if (name && relation && mayBeName(match.raw('name') ?? ''))
      cards.push({ entity: `${frame.entity}.${relation}`, slot: 'name', value: name })
    return cards.length > 0 && frame.entity === 'user' ? cards : null
  },
})

const CHILDLESS = /(?:一直|至今|还|都|也){0,4}没(?:有)?(?:生|要)?(?:过)?(?<value>孩子|小孩|娃)(?:了)?$/gu

/** "我们没有生孩子". */
export const familyChildless: ExtractionRule = factRule({
  id: 'zh/family.childless',
  priority: 82,
  confidence: 0.93,
  anchors: ['没有生', '没生', '没要', '没有要', '没孩子', '没有孩子', '没小孩', '没有小孩', '没娃'],
  pattern: CHILDLESS,
  readsNegation: true,
  examples: [
    { text: '我们一直没要孩子', cards: [{ slot: 'family.child', value: '孩子', polarity: 'negative' }] },
  ],
  counterExamples: ['他们没要孩子', '你怎么没要孩子？'],
  read: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'family.child', value, polarity: 'negative' } : null
  },
})
