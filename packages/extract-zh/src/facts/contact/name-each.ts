import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { clausesBefore, subjectOfClause } from '../../text/earlier.ts'
import { KIN_WORDS, relationOf } from '../../text/kin.ts'
import { mayBeName } from '../../text/names.ts'
import { speciesOf } from '../../text/species.ts'
import { KIN_OF_KIN } from '../../lexicon/people/kin-chains.ts'
import { PETS } from '../../lexicon/things/things.ts'
import { oneOf } from '../../text/patterns.ts'

const NAME = '\\p{Script=Han}{1,3}?|[a-z]{2,12}'
const EACH =
  '(?:家里?)?(?:(?:老[大二三四]|[大小二三]宝|[大小]的|[一另][个只条]|[大小二三](?:儿子|女儿|闺女|娃)|哥哥|弟弟|姐姐|妹妹)(?:那[个只条])?)'
const CALLED = '(?:小名)?(?:叫做?|名叫|是)'
/** What the clause before brings in: 我有俩娃, 养了两只猫, 两个儿子. */
const BROUGHT_IN = new RegExp(
  `(?:[两俩仨二三四五]|好几|双|龙凤)(?:个|只|条|位)?\\p{Script=Han}{0,4}?(?<who>${KIN_WORDS}|${oneOf(PETS)})$|(?<pair>俩娃|俩孩子|双胞胎|龙凤胎)(?:儿子|女儿)?$`,
  'u',
)
const OWN = /我|咱|俺|^(?:家里?|养|有|生)/u

function broughtIn({ clause }: RuleMatch) {
  const before = clausesBefore(clause)
  for (const [at, earlier] of before.entries()) {
    const { who, pair } = BROUGHT_IN.exec(earlier)?.groups ?? {}
    const word = who ?? pair
    if (word === undefined) continue
    const relation = relationOf(word) ?? 'pet'
    const own = OWN.test(earlier) ? relation : relationOfOwner(before[at + 1] ?? '', relation)
    if (own === null) return null
    return own === 'pet' ? { entity: 'user.pet', facet: speciesOf(word) } : { entity: `user.${own}` }
  }
  return /^(?:[我咱俺]们?)?家(?:里)?的?(?:老[大二三]|[大二三]宝)/u.test(clause.sentence.text)
    ? { entity: 'user.child' }
    : null
}

/** 我老公叫卫东，两个娃，…: whom the clause before is about has them. */
function relationOfOwner(earlier: string, relation: string): string | null {
  const owner = subjectOfClause(earlier)
  if (owner === 'user') return relation
  return KIN_OF_KIN[owner?.slice('user.'.length) ?? '']?.[relation] ?? null
}

/** 我有俩娃，大的叫乐乐小的叫安安: the names of several, each told apart. */
export const nameEach: ExtractionRule = defineRule({
  id: 'zh/name.each',
  priority: 107,
  confidence: 0.94,
  anchors: ['叫', '和', '跟', '、'],
  pattern: new RegExp(
    `^(?:[我咱俺]?们?${EACH}${CALLED}(?<first>${NAME})(?:[和跟]?${EACH}${CALLED}(?<second>${NAME}))?|(?:分别)?(?:叫|是)?(?<one>${NAME})[和跟、](?<other>${NAME}))[了的啊呢哈啦呀哦]{0,2}$`,
    'gu',
  ),
  draft(match) {
    const who = broughtIn(match)
    const names = ['first', 'second', 'one', 'other']
      .map((group) => match.capture(group))
      .filter((name) => name !== undefined)
    if (who === null || !names.every(({ text }) => mayBeName(text.toLowerCase()))) return null
    return names.map((value) => ({ slot: 'name', value, ...who }))
  },
  examples: [
    {
      text: '我弟叫卫东，两个儿子，大的叫果果，小的叫豆苗',
      cards: [
        { slot: 'name', value: '果果', entity: 'user.nephew' },
        { slot: 'name', value: '豆苗', entity: 'user.nephew' },
      ],
    },
    {
      text: '我有两个女儿，大的叫朵朵，小的叫果果',
      cards: [
        { slot: 'name', value: '朵朵', entity: 'user.daughter' },
        { slot: 'name', value: '果果', entity: 'user.daughter' },
      ],
    },
    {
      text: '养了两只猫，一只叫汤圆一只叫芝麻',
      cards: [
        { slot: 'name', value: '汤圆', entity: 'user.pet', facet: '猫' },
        { slot: 'name', value: '芝麻', entity: 'user.pet', facet: '猫' },
      ],
    },
  ],
  counterExamples: [
    '他老婆叫小红，两个娃，大的叫果果',
    '我有两个姐姐，我和我爸',
    '养了两只猫，吃和睡',
    '他有两个女儿，大的叫朵朵',
    '两个菜，一个叫鱼香肉丝',
    '小的叫不动了',
    '哥哥叫我回家',
  ],
})
