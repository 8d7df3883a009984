import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { clausesBefore } from '../../text/earlier.ts'
import { goesOnAboutSelf } from '../../text/own-rule.ts'
import { mayBeName } from '../../text/names.ts'
import { speciesOf } from '../../text/species.ts'
import { inherited } from '../../text/subject.ts'
import { PETS } from '../../lexicon/things/things.ts'
import { COUNTED, oneOf } from '../../text/patterns.ts'

const ANIMAL = oneOf(PETS)
const NAME = String.raw`\p{Script=Han}{1,5}|[a-z]{2,12}`
const KEEPS = new RegExp(
  `(?<verb>有|养着?|凑齐|接回|带回|领养|收养|买|捡|抱养?|救助)(?:了|过|着)?(?:人生(?:中)?(?:的)?|自己的|属于自己的)?(?:第[一二三][只条个])?(?:(?:很多|${COUNTED})?(?:叫(?<before>${NAME})的)?(?<value>[\\p{Script=Han}]{0,8}?(?:${ANIMAL}|[一两二三四五六]猫[一两二三四五六]狗|[一两二三四五六]狗[一两二三四五六]猫)))(?:(?:名字)?(?:叫做?|名叫|取名|起名叫?)(?<after>${NAME}))?(?:和${COUNTED}?(?<second>[\\p{Script=Han}]{0,4}?(?:${ANIMAL})))?(?:好几年|好多年|很多年|多年|\\d+年|[一二两三四五六七八九十]年)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)
const NOT_KEPT =
  /喜欢|讨厌|[不没怕想还也又]|接近|喂|抱|摸|碰|看|见|遇|肉|汤|粮|窝|玩具|爬架|舍|咖|友|^(?:很多|什么|朋友|人|车|大事|病|再)/u

/** 我有孩子,还有一条狗. */
const goesOnCounting = (match: RuleMatch): boolean =>
  goesOnAboutSelf(match) && /我.{0,4}(?:有|养)|家里?(?:有|养)/u.test(clausesBefore(match.clause)[0] ?? '')

/** Whose animal it is where nobody is named: the speaker's, if the message opens with it or has been on somebody before. */
const isTold = (match: RuleMatch): boolean =>
  match.clause.sentence.message.slice(0, match.clause.start).trim() === '' || inherited(match) !== undefined

function petCards(match: RuleMatch, ended: boolean): Proposal[] {
  const kinds = [match.capture('value'), match.capture('second')].filter((kind) => kind !== undefined)
  const name = match.capture('before') ?? match.capture('after')
  const cards: Proposal[] = kinds.map((value) => ({
    slot: 'pet',
    value,
    ...(ended ? { tense: 'past' as const } : {}),
  }))
  if (name && !ended && mayBeName(name.text.toLowerCase()))
    cards.push({ entity: 'user.pet', slot: 'name', value: name, facet: speciesOf(match.raw('value') ?? '') })
  return cards
}

/** "我养了一只X", "我有一只叫Y的X". */
export const petKeeps: ExtractionRule = factRule({
  id: 'zh/pet.keeps',
  priority: 85,
  confidence: 0.98,
  anchors: PETS,
  pattern: KEEPS,
  elided: 'chat',
  examples: [
    { text: '我养了一只柯基', cards: [{ slot: 'pet', value: '柯基' }] },
    {
      text: '我有一只叫团子的橘猫',
      cards: [
        { slot: 'pet', value: '橘猫' },
        { slot: 'name', value: '团子', entity: 'user.pet', facet: '猫' },
      ],
    },
    {
      text: '我养了一条狗叫豆包',
      cards: [
        { slot: 'pet', value: '狗' },
        { slot: 'name', value: '豆包', entity: 'user.pet', facet: '狗' },
      ],
    },
    { text: '我以前养过乌龟', cards: [{ slot: 'pet', value: '乌龟', tense: 'past' }] },
  ],
  counterExamples: [
    '他养了一条狗',
    '我想养猫',
    '你养过狗吗？',
    '我也想养一只呢',
    '我有狗粮',
    '我没有不喜欢鸟',
    '邻居家，养了一只狗',
    '小区里，养了一只猫',
    '剧里的男主角，养了一只猫',
    '推荐个博主，养了三只猫',
    '看到一个视频。养了一只鹦鹉',
  ],
  read: (match, frame) => {
    if (
      NOT_KEPT.test(match.raw('value') ?? '') ||
      (!frame.explicit && !isTold(match)) ||
      (/^(?:有|买)/u.test(match.text) && !frame.explicit && !goesOnCounting(match))
    )
      return null
    return petCards(match, /^[^,]{1,3}过/u.test(match.text))
  },
})

const FRONTED = new RegExp(
  `^(?:[\\p{Script=Han}]{0,2})?(?<value>${ANIMAL})(?:啊|呀|嘛|这种)?我(?:以前|曾经|之前|小时候|都|也|还){0,4}养过`,
  'gu',
)

/** "锦鲤我以前养过". */
export const petFronted: ExtractionRule = factRule({
  id: 'zh/pet.fronted',
  priority: 86,
  confidence: 0.93,
  anchors: ['养过'],
  pattern: FRONTED,
  elided: 'speaker',
  examples: [{ text: '仓鼠我养过', cards: [{ slot: 'pet', value: '仓鼠', tense: 'past' }] }],
  counterExamples: ['仓鼠他养过', '你养过仓鼠吗'],
  read: (match) => petCards(match, true),
})

const OUR = new RegExp(
  `(?:我(?:们)?家(?:的|[那这][只条个]|里的|里)?(?:[两三四五六几\\d][只条])?(?:小|老|大|笨|傻|宝贝)?|我养的?(?:[那这][只条])?|我[那这][只条]|我[只条](?=[猫狗](?!着))|^(?:老是|总是|经常)?(?:和|跟)?家里(?:养的|的)?)(?<value>${ANIMAL})(?!粮|舍|窝)`,
  'gu',
)
/** What one means to keep, and somebody else's words, are left alone. */
const NOT_MINE = /想$|要$|打算|[他她你您]|如果|要是|假如|别$/u

/** "我家猫…": an animal of the house, whatever is said of it. */
export const petOurs: ExtractionRule = defineRule({
  id: 'zh/pet.ours',
  priority: 40,
  confidence: 0.96,
  anchors: [
    ...new Set(
      [
        '家的',
        '家那',
        '家这',
        '家里',
        '家小',
        '家大',
        '家老',
        '家笨',
        '家傻',
        '家宝',
        '我那',
        '我这',
        '我养',
        '我只',
        '我条',
      ]
        .concat([...'两三四五六几'].map((count) => `家${count}`))
        .concat(PETS.map((word) => `家${word.slice(0, 1)}`)),
    ),
  ],
  pattern: OUR,
  draft: (match) =>
    NOT_MINE.test(match.before) || /没|不/u.test(match.before.slice(-2)) || DIED.test(match.after)
      ? null
      : petCards(match, false),
  examples: [{ text: '我家狗又把沙发咬坏了', cards: [{ slot: 'pet', value: '狗' }] }],
  counterExamples: ['他家狗很凶', '你家猫几岁？', '他抱走了我养的狗吗？'],
})

/** It was there until then. */
const DIED = /^[^,]{0,10}(?:去世|过世|离世|病逝|走了|死了|没了|走丢)/u

const NAMED = new RegExp(
  `我?(?:给|帮|把)?我?(?:们)?(?:家)?(?:的|那只)?(?<kind>${ANIMAL})(?:我们?(?:给[它他她])?)?(?:起|取)(?:了个|的|个|了)?名字?(?:就|是)?(?:叫做?|为|是)?(?<name>${NAME})(?:了)?$`,
  'gu',
)

/** "我给小狗起名叫X". */
export const petNamed: ExtractionRule = factRule({
  id: 'zh/pet.named',
  priority: 99,
  confidence: 0.93,
  anchors: ['起名', '取名', '起的名', '取的名', '起个名', '取个名', '起了个名', '取了个名'],
  pattern: NAMED,
  elided: 'speaker',
  event: true,
  examples: [
    {
      text: '我给我的小猫取名叫雪球',
      cards: [{ slot: 'name', value: '雪球', entity: 'user.pet', facet: '猫' }],
    },
  ],
  counterExamples: ['他给狗起名叫旺财', '橘猫他取名叫年糕', '给小猫起什么名字好？'],
  read: (match) => {
    const value = match.capture('name')
    return value && match.clause.text.includes('我')
      ? { entity: 'user.pet', slot: 'name', value, facet: speciesOf(match.raw('kind') ?? '') }
      : null
  },
})
