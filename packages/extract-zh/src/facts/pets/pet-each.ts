import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { looksLikeName, mayBeName } from '../../text/names.ts'
import { speciesOf } from '../../text/species.ts'
import { PETS } from '../../lexicon/things/things.ts'
import { oneOf } from '../../text/patterns.ts'

/** The clauses before speak of the speaker's own animals. */
const OWN_ANIMALS =
  /^(?:我|我们|咱|俺)?们?家?里?(?:就|还|也)?(?:现在)?(?:养|有|[一两俩三四几]).*(?:毛孩子|宠物|小动物)|^(?:我|家里|屋里|养)/u
const OTHERS = /[他她你您谁]|邻居|朋友|同事|同学/u

/** Whether an animal of the kind, or animals of any, have been brought in as the speaker's. */
function areOwn(match: RuleMatch, species: string, counted: boolean): boolean {
  const before = clausesBefore(match.clause)
  return before.some(
    (clause) => OWN_ANIMALS.test(clause) && !OTHERS.test(clause) && (counted || clause.includes(species)),
  )
}

/** 家里一猫一狗，猫叫肉包: each of several animals by its kind, and its name. */
export const petEach: ExtractionRule = defineRule({
  id: 'zh/pet.each',
  priority: 108,
  confidence: 0.94,
  anchors: ['叫'],
  pattern: new RegExp(
    `^(?<count>(?:另外?)?一[只条个匹])?(?<kind>\\p{Script=Han}{0,2}?${oneOf(PETS)})(?:就|的)?叫做?(?<value>[\\p{Script=Han}a-z]{1,6}?)[的了啊呢哈啦呀哦]{0,2}$`,
    'gu',
  ),
  draft(match) {
    const kind = match.capture('kind')
    const value = match.capture('value')
    const species = speciesOf(match.raw('kind') ?? '')
    const counted = match.raw('count') !== undefined
    const isFirst = match.clause.index === 0 && looksLikeName(match.raw('value') ?? '')
    if (!kind || !value || species === undefined || !(isFirst || areOwn(match, species, counted))) return null
    if (!mayBeName(match.raw('value') ?? '')) return null
    const name: Proposal = { slot: 'name', value, entity: 'user.pet', facet: species }
    return counted || isFirst ? [{ slot: 'pet', value: kind }, name] : name
  },
  examples: [
    {
      text: '家里两个毛孩子，一只橘猫叫年糕，一只仓鼠叫豆豆',
      cards: [
        { slot: 'pet', value: '橘猫' },
        { slot: 'name', value: '年糕', entity: 'user.pet', facet: '猫' },
        { slot: 'pet', value: '仓鼠' },
        { slot: 'name', value: '豆豆', entity: 'user.pet', facet: '仓鼠' },
      ],
    },
    {
      text: '家里一猫一狗，猫叫肉包，狗叫旺财',
      cards: [
        { slot: 'name', value: '肉包', entity: 'user.pet', facet: '猫' },
        { slot: 'name', value: '旺财', entity: 'user.pet', facet: '狗' },
      ],
    },
  ],
  counterExamples: [
    '邻居家一猫一狗，猫叫肉包',
    '猫叫春怎么办',
    '我在公园，一只猫叫个不停',
    '楼下一只猫叫了一晚上',
    '他家两个毛孩子，一只橘猫叫年糕',
  ],
})
