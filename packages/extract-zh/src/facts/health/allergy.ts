import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore, sentencesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { mayBeOwn } from '../../text/own-rule.ts'
import { subjectOf } from '../../text/subject.ts'
import { take } from '../../text/take.ts'
import { isTopic } from '../../text/topic.ts'
import { ALLERGENS } from '../../lexicon/health/allergens.ts'
import { oneOf } from '../../text/patterns.ts'

const ALLERGEN = oneOf(ALLERGENS)
const DEGREE = '(?:都|也|好|会|有点儿?|严重|重度|轻微|特别|非常|很|真的|从小就?|一直|天生|超级?|好像){0,3}'
const TO = new RegExp(
  `(?:对(?!象)(?<to>[^,我你他]{1,16}?)(?:严重|重度|轻微|轻度|特别|非常|很|真的|从小就?|天生|超级?|好像|都|也|会|有点儿?|一直|不|不再|是|已经|早就|早|现在|有|有些|竟然|居然){0,4}过敏|一?(?:吃|喝|闻|碰|接触|沾)(?:到|了|点)?(?<eaten>[^,我你他不]{1,8}?)(?:就会|都会|会|就)过敏|(?<bare>${ALLERGEN}(?:[和跟、](?:${ALLERGEN}))?)(?:严重|会|都|有点|重度|(?:已经|现在|早就?|也|都)?不(?:再)?)?过敏)(?:的|体质|症)?[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

const NO_MORE = /不(?:再|会再)?过敏了|不再过敏/u

/** "我对X过敏". */
export const allergyTo: ExtractionRule = factRule({
  id: 'zh/allergy.to',
  priority: 95,
  confidence: 0.97,
  anchors: ['过敏'],
  pattern: TO,
  elided: 'speaker',
  examples: [
    { text: '我对芒果过敏', cards: [{ slot: 'allergy', value: '芒果' }] },
    { text: '我吃芒果会过敏', cards: [{ slot: 'allergy', value: '芒果' }] },
    { text: '我对虾不过敏了', cards: [{ slot: 'allergy', value: '虾', relation: 'retracts' }] },
    { text: '医生说我对虾不过敏了', cards: [{ slot: 'allergy', value: '虾', relation: 'retracts' }] },
    { text: '我儿子对鸡蛋过敏', cards: [{ slot: 'allergy', value: '鸡蛋', entity: 'user.son' }] },
  ],
  counterExamples: [
    '你对什么过敏？',
    '他对花生过敏',
    '他对虾不过敏了',
    '我对虾不过敏了吗？',
    '要是我对虾不过敏了',
  ],
  read: (match, frame) => {
    if (!mayBeOwn(match, frame)) return null
    const value = match.capture('to') ?? match.capture('eaten') ?? match.capture('bare')
    if (value === undefined) return null
    if (NO_MORE.test(match.text)) return { slot: 'allergy', value, relation: 'retracts' }
    return { slot: 'allergy', value, ...(/不过敏/u.test(match.text) ? { polarity: 'negative' } : {}) }
  },
})

const ALLERGIC = '过敏(?:体质|史|者|患者)?[的了啊呢哈啦呀哦吧]{0,3}$'
const RASH = '起疹子?|起荨麻疹|过敏|发痒|起红点|嘴肿|肿|浑身痒|浑身发痒|长疹子|起红疹'
const BARE = new RegExp(
  `^(?:我|俺|本人)?(?:是)?(?:严重|重度|轻度|先天)?(?<bare>${ALLERGEN}(?:[和跟、](?:${ALLERGEN}))?)${ALLERGIC}|一?(?:吃|喝|碰|摸|闻到?)(?:了|到|点)?(?<value>\\p{Script=Han}{1,6}?)(?:(?:就|会|都|让我|使我|身上|脸上|嘴巴?|浑身){1,3}(?:${RASH})|起疹子?|长疹子|起红疹)[的了啊呢]{0,2}$`,
  'gu',
)

/** "青霉素过敏", "花粉过敏体质", "吃芒果会起疹子". */
export const allergyBare: ExtractionRule = factRule({
  id: 'zh/allergy.bare',
  priority: 95,
  confidence: 0.92,
  anchors: ['过敏', '起疹', '嘴肿', '浑身痒', '起荨麻疹', '会肿'],
  pattern: BARE,
  elided: 'speaker',
  examples: [
    { text: '青霉素过敏', cards: [{ slot: 'allergy', value: '青霉素' }] },
    { text: '我一吃芒果就起疹子', cards: [{ slot: 'allergy', value: '芒果' }] },
  ],
  counterExamples: ['他花粉过敏', '过敏怎么办', '吃什么会起疹子？', '春天花粉过敏的人多'],
  read: (match) => {
    const bare = match.capture('bare')
    return bare ? { slot: 'allergy', value: bare } : take(match, 'allergy')
  },
})

const ALONE = new RegExp(
  `^(?:可是?|但|不过|因为)?(?<who>(?:我|俺|本人)[^,对]{0,5}?|[^,你您他她它]{2,4}?)(?:对[它这那]个?)?${DEGREE}过敏[的了啊呢哈啦呀哦]{0,3}$`,
  'gu',
)
const KEPT_FROM =
  /(?:别|不要|不能|不敢|不可以|少|不)(?:给我|帮我)?(?:点|放|加|买|吃|碰|来|带|养|喝|用|送|撒)(?:点|太多|任何|什么)?(?<what>[^,我你他她的了]{1,6}?)(?:了|啊|哈|哦|吧|呀|呢|的){0,2}$/u

/** 找个不含坚果的蛋糕. */
const FREE_OF = /(?:不含|不带|不放|不加|没有|无)(?<what>[^,我你他她的了]{1,5})的/u

/** 不行不行 stands between. */
const REPLY = /^(?:不行|不要|别|不了|算了|不用|不可以|没有|不敢){1,2}[了啊哈]?$/u

/** "别点海鲜哈，我过敏": what it is stands in the clause before. */
export const allergyBefore: ExtractionRule = factRule({
  id: 'zh/allergy.before',
  priority: 94,
  confidence: 0.92,
  anchors: ['过敏'],
  pattern: ALONE,
  elided: 'speaker',
  examples: [
    { text: '别放花生碎哈，我过敏', cards: [{ slot: 'allergy', value: '花生碎' }] },
    {
      text: '找个不含坚果的蛋糕，我女儿过敏',
      cards: [{ slot: 'allergy', value: '坚果', entity: 'user.daughter' }],
    },
  ],
  counterExamples: [
    '别放花生碎，他过敏',
    '今天别出门了，我过敏',
    '别放花生碎，你过敏吗？',
    '别放花生碎，有人过敏',
    '别放花生碎，客人过敏',
  ],
  read: (match) => {
    const [near = sentencesBefore(match.clause)[0]?.[0] ?? ''] = clausesBefore(match.clause).filter(
      (part) => !REPLY.test(part),
    )
    const named = new RegExp(`(?<what>${ALLERGEN})[^,]{0,4}$`, 'u').exec(near)?.groups?.['what']
    const value = FREE_OF.exec(near)?.groups?.['what'] ?? KEPT_FROM.exec(near)?.groups?.['what'] ?? named
    const subject = subjectOf(match, match.raw('who') ?? '', 'none')
    return value === undefined || subject === null || !isTopic(value)
      ? null
      : { slot: 'allergy', value, entity: subject.entity }
  },
})

const FRONTED = new RegExp(
  `^(?:真没骗你,)?(?:对|吃)?(?<value>${ALLERGEN}(?:[和跟、](?:${ALLERGEN}))?|[\\p{Script=Han}]{1,4})(?:这些|这类|这种东西|之类的?|什么的|啥的)?我${DEGREE}过敏[的了啊呢哈啦呀哦]{0,3}$`,
  'gu',
)

/** "虾我过敏". */
export const allergyFronted: ExtractionRule = defineRule({
  id: 'zh/allergy.fronted',
  priority: 96,
  confidence: 0.92,
  anchors: ['过敏'],
  pattern: FRONTED,
  examples: [{ text: '螃蟹我过敏', cards: [{ slot: 'allergy', value: '螃蟹' }] }],
  counterExamples: ['螃蟹他过敏', '螃蟹你过敏吗？'],
  draft: (match) => {
    const value = match.capture('value')
    return value === undefined ||
      !isTopic(value.text) ||
      /对|一到|春|秋|天$|换季|皮肤|脸|鼻/u.test(value.text)
      ? null
      : { slot: 'allergy', value }
  },
})

const SENSITIVE = new RegExp(
  `对(?<value>${ALLERGEN}(?:[和跟、](?:${ALLERGEN}))?)${DEGREE}敏感[的了啊呢哈啦呀哦]{0,3}$`,
  'gu',
)

/** "对尘螨敏感", as it is put in the south. */
export const allergySensitive: ExtractionRule = factRule({
  id: 'zh/allergy.sensitive',
  priority: 94,
  confidence: 0.92,
  anchors: ['敏感'],
  pattern: SENSITIVE,
  examples: [{ text: '我对花生好敏感', cards: [{ slot: 'allergy', value: '花生' }] }],
  counterExamples: ['他对花粉敏感', '我对价格很敏感', '你对海鲜敏感吗？'],
  read: (match, frame) => {
    const value = match.capture('value')
    return value === undefined || frame.negative ? null : { slot: 'allergy', value }
  },
})
