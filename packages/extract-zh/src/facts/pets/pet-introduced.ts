import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { clausesBefore, subjectOfClause } from '../../text/earlier.ts'
import { mayBeName } from '../../text/names.ts'
import { factRule } from '../../text/fact-rule.ts'
import { speciesOf } from '../../text/species.ts'
import { take } from '../../text/take.ts'
import { PETS } from '../../lexicon/things/things.ts'
import { COUNTED, oneOf } from '../../text/patterns.ts'

const ANIMAL = oneOf(PETS)
const NAME = String.raw`(?:(?![和跟])\p{Script=Han}){1,4}|[a-z]{2,12}`
/** What the clauses before must bring in: 我家布偶, 养了只柯基, 宠物:一只英短. */
const BROUGHT_IN = new RegExp(
  `(?:我(?:们)?家(?:里)?的?(?:那[只条])?|养(?:了|着)?|领养了?|收养了?|捡了?|有|宠物:?|新成员.{0,4})(?:很多|${COUNTED})?(?:\\p{Script=Han}{0,4}?)(?:${ANIMAL})(?:了|呢|的)?$`,
  'u',
)
const CALLED = new RegExp(
  `^(?:它|牠|ta|一[只条个]|另一[只条个]|[大小公母]的(?:那[只条])?|老[大二三]|名字|大名|小名|学名|都?给?它?(?:起|取)名)?(?:就)?(?:叫做?|是叫|名叫|名为)(?<name>${NAME})(?:和(?<second>${NAME}))?[了的啊呢哈啦呀哦]{0,2}$`,
  'gu',
)

/** Somebody else's animal is not the speaker's. */
const isOwn = (clause: string): boolean =>
  subjectOfClause(clause) === 'user' ||
  /^(?:[家屋]里?|养|领养|收养|捡|宠物|新成员|最近|刚|去年|今年|前年|上个?月)/u.test(clause)

function species(match: RuleMatch): string | undefined {
  const near = clausesBefore(match.clause).find((clause) => BROUGHT_IN.test(clause) && isOwn(clause))
  return near === undefined ? undefined : speciesOf(near)
}

/** "我养了只柯基，叫馒头": the name stands in a clause of its own. */
export const petIntroduced: ExtractionRule = factRule({
  id: 'zh/pet.introduced',
  priority: 105,
  confidence: 0.92,
  anchors: ['叫', '名为'],
  pattern: CALLED,
  elided: 'speaker',
  examples: [
    {
      text: '我养了只柯基，叫馒头',
      cards: [
        { slot: 'pet', value: '柯基' },
        { slot: 'name', value: '馒头', entity: 'user.pet', facet: '狗' },
      ],
    },
  ],
  counterExamples: ['邻居养了只柯基，叫馒头', '叫馒头', '昨晚那条狗，叫个不停'],
  read: (match) => {
    const facet = species(match)
    const names = [match.capture('name'), match.capture('second')].filter((name) => name !== undefined)
    const fits = names.every(
      (name) => mayBeName(name.text.toLowerCase()) && !/不停|唤|得|声|什么|人/u.test(name.text),
    )
    if (facet === undefined || names.length === 0 || !fits) return null
    return names.map((value) => ({ entity: 'user.pet', slot: 'name', value, facet }))
  },
})

const MINE = new RegExp(
  `^我(?:们)?(?:家)?(?:的|那|这)?[只条隻](?<kind>\\p{Script=Han}{0,3}?(?:${ANIMAL}))(?:的名字)?(?:就)?(?:叫做?|名叫)(?<name>${NAME})[了的啊呢哈啦呀哦]{0,2}$`,
  'gu',
)

/** "我条狗叫波波". */
export const petMine: ExtractionRule = factRule({
  id: 'zh/pet.mine',
  priority: 104,
  confidence: 0.94,
  anchors: ['叫'],
  pattern: MINE,
  elided: 'speaker',
  examples: [
    {
      text: '我家那只布偶叫豆腐',
      cards: [
        { slot: 'pet', value: '布偶' },
        { slot: 'name', value: '豆腐', entity: 'user.pet', facet: '猫' },
      ],
    },
  ],
  counterExamples: ['他家那只布偶叫豆腐', '你家那只猫叫什么？', '昨晚那只猫叫得好惨'],
  read: (match) => {
    const kind = match.capture('kind')
    const name = match.capture('name')
    if (kind === undefined || name === undefined) return null
    if (!mayBeName(name.text.toLowerCase()) || /不停|唤|得|声|什么|个/u.test(name.text)) return null
    return [
      { slot: 'pet', value: kind },
      { entity: 'user.pet', slot: 'name', value: name, facet: speciesOf(kind.text) },
    ]
  },
})

const BREED = new RegExp(
  `^我(?:们)?家(?:养)?的?(?:那[只条])?(?:[狗猫]|狗狗|猫咪)?(?:的?品种)?是(?:一?[只条])?(?<value>\\p{Script=Han}{0,3}?(?:${ANIMAL}))[了的啊呢哈啦呀哦]{0,2}$`,
  'gu',
)

/** "我家是柯基". */
export const petBreed: ExtractionRule = factRule({
  id: 'zh/pet.breed',
  priority: 88,
  confidence: 0.92,
  anchors: PETS,
  pattern: BREED,
  elided: 'speaker',
  examples: [{ text: '我家是柯基，三个月大', cards: [{ slot: 'pet', value: '柯基' }] }],
  counterExamples: ['他家是柯基', '你家是柯基吗？', '我家是养猪的'],
  read: (match, frame) =>
    frame.negative || /养/u.test(match.raw('value') ?? '') ? null : take(match, 'pet'),
})
