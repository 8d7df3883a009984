import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import type { Frame } from '../../text/fact-rule.ts'
import { goesOnAboutSelf } from '../../text/own-rule.ts'
import { favoriteFacet, favoriteSlot } from '../../text/favorites.ts'
import { before, take } from '../../text/take.ts'

/** 上海, 上网 and the like begin with a 上 of their own. */
const UP = '上(?!海|网|班|课|学|街|山|饶|虞|台|香|火)'
const VERB = `喜欢|热爱|酷爱|钟爱|喜爱|偏爱|痴迷|沉迷|迷上|爱${UP}|热衷于|着迷于|享受|崇拜|爱`
const LIKE = new RegExp(
  `(?<verb>${VERB})(?:${UP}了?|了|(?<once>过(?!山车|年|节|生日|桥|冬|马路|敏))|的(?:就)?是|的有)?(?<value>[^,]{1,50}?)(?:之一)?$`,
  'gu',
)
/** 爱 begins many words that say nothing of taste. */
const CUT =
  /(?:不管|无论|因为|但是|可是|所以|原来|然后|让我|使我|而且|哪怕|即使|不喜欢|不爱|讨厌|了(?=\p{Script=Han}{3}))/u
const NOT_TASTE =
  /^(?:死|情|好(?!者)|心|护|人|国|的|上(?!海|网|街|山|饶|虞)|过|了|不|我|你|他|她|恨|着|咋|谁|去不|信|理|来|而|奇艺|豆(?!腐|浆|花|奶|干|沙)|犬|卡|迪|尔兰|因斯坦|徒|慕|抚|称|搭|莫能|屋|意|憎|面子|走(?:就|不)|怎|与|被|森|是|啊|说说|干净|疯|妻|子心)/u
/** 爱上那只… is a story; 爱上冲浪 a taste. */
const FELL_FOR = /^(?:了?[那这]|了?一?个(?:人|男|女|有|已))/u

/** 不爱花也不爱首饰. */
const BOTH = /^(?<one>[^不]{1,10}?)(?:,)?(?:也|又|更)不(?:太|怎么)?(?:爱|喜欢)(?<two>.{1,12})$/u

/** 不再喜欢 takes a taste back; 不喜欢…了 says the contrary. */
function tasteOf(frame: Frame): Partial<Proposal> & { readonly slot: string } {
  if (frame.modifiers.ceased || frame.modifiers.less) return { slot: 'likes', relation: 'retracts' }
  const changed = frame.over ? { relation: 'updates' as const } : {}
  return frame.negative ? { slot: 'dislikes', polarity: 'negative', ...changed } : { slot: 'likes' }
}

/** "我喜欢X", "我爱吃X"; with 不, a dislike. */
export const preferenceLike: ExtractionRule = factRule({
  id: 'zh/preference.like',
  priority: 70,
  confidence: 0.98,
  anchors: [
    '喜欢',
    '热爱',
    '酷爱',
    '钟爱',
    '喜爱',
    '偏爱',
    '痴迷',
    '沉迷',
    '迷上',
    '爱',
    '热衷',
    '着迷',
    '享受',
    '崇拜',
  ],
  pattern: LIKE,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '我特别喜欢荔枝', cards: [{ slot: 'likes', value: '荔枝' }] },
    {
      text: '我喜欢猫和狗',
      cards: [
        { slot: 'likes', value: '猫' },
        { slot: 'likes', value: '狗' },
      ],
    },
    { text: '我不爱喝牛奶', cards: [{ slot: 'dislikes', value: '喝牛奶', polarity: 'negative' }] },
    { text: '我不再喜欢逛街了', cards: [{ slot: 'likes', value: '逛街', relation: 'retracts' }] },
    { text: '我喜欢上海', cards: [{ slot: 'likes', value: '上海' }] },
    { text: '我爱上海', cards: [{ slot: 'likes', value: '上海' }] },
    { text: '我喜欢上了冲浪', cards: [{ slot: 'likes', value: '冲浪' }] },
    {
      text: '我不只喜欢橙子，还喜欢柚子',
      cards: [
        { slot: 'likes', value: '橙子' },
        { slot: 'likes', value: '柚子' },
      ],
    },
    { text: '我弟弟喜欢奥特曼', cards: [{ slot: 'likes', value: '奥特曼', entity: 'user.brother' }] },
  ],
  counterExamples: [
    '你喜欢什么？',
    '他喜欢跑步',
    '我喜欢你',
    '我爱人在家',
    '如果你喜欢吃辣',
    '我不觉得我喜欢冲浪',
    '我没说过我喜欢柚子',
    '我没有不喜欢柚子',
  ],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const verb = match.raw('verb') ?? ''
    if (
      verb === '爱' &&
      (NOT_TASTE.test(value) || (value.length < 2 && !/[猫狗车茶酒书海花雪]/u.test(value)))
    )
      return null
    if (verb === '爱' && match.before.endsWith('的')) return null
    if (/^(?:死|惨|坏|极(?![简限地光昼乐]))|^[吃喝看听玩做]$/u.test(value)) return null
    if (/上/u.test(match.text.slice(verb.length - 1, verb.length + 1)) && FELL_FOR.test(value)) return null
    const once = match.raw('once') !== undefined
    if (once && verb === '爱') return null
    if (frame.modifiers.less && !/了$/u.test(match.text)) return null
    if (verb === '享受' && !/(?:很|非常|特别|最|十分|比较|超|挺)$/u.test(match.before)) return null
    if (!frame.explicit && (/^.{1,3}的(?:就)?是/u.test(match.text) || !isOwnTaste(match, frame, verb)))
      return null
    if (/^(?:着|不|的|了$|吗|这么|那么)/u.test(value)) return null
    const both = BOTH.exec(value)?.groups
    if (frame.negative && both?.['one'] !== undefined && both['two'] !== undefined)
      return [both['one'], both['two']].map((one) => ({ ...tasteOf(frame), value: one }))
    return take(match, 'likes', {
      ...tasteOf(frame),
      ...before(match, CUT),
      ...(once && !frame.negative ? { tense: 'past' as const } : {}),
    })
  },
})

/** Without a subject: a taste by itself, 最近沉迷追剧, 超爱吃辣, is the writer's. */
function isOwnTaste(match: RuleMatch, { entity }: Frame, verb: string): boolean {
  if (entity !== 'user' || goesOnAboutSelf(match))
    return verb !== '爱' || DEEPLY.test(match.before) || DOES.test(match.text)
  const { message } = match.clause.sentence
  if (match.clause.index > 0) return message.length <= SHORT && (verb !== '爱' || DOES.test(match.text))
  return /^(?:沉迷|迷上|痴迷|热爱|酷爱)$/u.test(verb) || DEEPLY.test(match.before)
}
const DEEPLY = /(?:从小|一直|平时|最|超|超级|特别|非常|巨|贼|不|也|还|又|就)(?:就|都|很|的|太|怎么)?$/u
const DOES =
  /^爱(?:[吃喝看听玩打唱跳跑画写读逛睡学做养收钓种攒买喂拍爬骑]|运动|旅游|旅行|游泳|健身|热闹|干净|美|笑|哭)/u
/** A longer message without 我 may speak of anybody. */
const SHORT = 40

const FAVORITE =
  /最?(?:喜欢|爱|喜爱|欣赏|崇拜|中意|钟爱)(?:吃|喝|看|听|玩|读|去|用|穿|做)?的(?:一?[个部本首位种款家道件座支门项句场档只条])?(?<what>[\p{Script=Han}]{1,8}?)(?:之一)?(?:就|一直|应该|当然|肯定|要数|还|现在|目前|如今|也|必须|一定|绝对|永远|始终|毫无疑问|大概|可能|还得){0,4}(?:是|有|叫|要数|莫过于|当属|要属|首推|[变换改]成了?|变为|:)(?<value>[^,]{1,40}?)(?:之一|了|没有之一)?$/gu

/** "我最喜欢的颜色是X". */
export const preferenceFavorite: ExtractionRule = factRule({
  id: 'zh/preference.favorite',
  priority: 90,
  confidence: 0.98,
  anchors: [
    '喜欢的',
    '爱吃的',
    '爱喝的',
    '爱看的',
    '爱听的',
    '爱玩的',
    '最喜欢',
    '最爱',
    '最喜爱',
    '最欣赏',
    '最崇拜',
    '最中意',
    '最钟爱',
  ],
  pattern: FAVORITE,
  elided: 'speaker',
  examples: [{ text: '我最喜欢的季节是秋天', cards: [{ slot: 'favorite_season', value: '秋天' }] }],
  counterExamples: ['你最喜欢的颜色是什么？', '他最喜欢的歌是晴天'],
  readsNegation: true,
  read: (match, frame) => {
    if (frame.negative) return match.raw('what') === undefined ? null : take(match, 'dislikes')
    const slot = favoriteSlot(match.raw('what') ?? '')
    if (match.text.startsWith('最')) return take(match, slot, kindSaid(match.raw('what') ?? ''))
    const kind = /(?:类型|风格|款式|口味|东西|食物|样式|那种|那类)$/u.test(match.raw('what') ?? '')
    return slot === 'likes' && !kind ? null : take(match, 'likes')
  },
})

/** "说到X，他是我最喜欢的…": who is meant. */
function spokenOf({ clause }: RuleMatch): string | null {
  const earlier = clause.sentence.text.slice(0, clause.start - clause.sentence.start)
  return NAMED.exec(earlier)?.groups?.['name'] ?? null
}
const NAMED =
  /(?:说到|说起|提到|还有|要说|至于|被)(?<name>\p{Script=Han}{2,4}?)(?:发掘|呀|啊|呢|吧|的呀){0,4},$/u

const FILLER =
  /^(?:都|果然|真|还|就|也|一直|曾经|因为|肯定|应该|绝对|简直|永远|依然|仍然|仍|本来|当然|确实|可能|或许|大概|才|只|不再|已经|的){1,3}$/u
const MOST =
  /^(?:说到|说起|提到|还有|像)?(?<value>[\p{Script=Han}a-z0-9《》·]{1,20}?)(?:就|也|一直|可|都){0,4}是我(?:和[^,我]{1,6}都)?(?<degree>最|超级?|特别|非常|很|相当|一直|挺|蛮|们家?){0,4}(?:喜欢|爱|喜爱|欣赏|崇拜)的(?:一?[个部本首位种款家])?(?<what>[^,]{1,12}?)?(?:之一)?(?:了)?$/gu

/** "X是我最喜欢的科目". */
export const preferenceFavoriteInverted: ExtractionRule = factRule({
  id: 'zh/preference.favorite-inverted',
  priority: 91,
  confidence: 0.97,
  anchors: ['是我'],
  pattern: MOST,
  elided: 'speaker',
  examples: [{ text: '化学是我最喜欢的科目', cards: [{ slot: 'favorite_subject', value: '化学' }] }],
  counterExamples: ['你是我最喜欢的人', '那是我最喜欢的杯子', '她是我最爱的人'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    const slot = match.text.includes('我最') ? favoriteSlot(match.raw('what') ?? '') : 'likes'
    if (/^[他她它]/u.test(value)) {
      const named = spokenOf(match)
      return named === null ? null : { slot, value: named }
    }
    return value.length < 2 ||
      FILLER.test(value) ||
      /不$/u.test(value) ||
      /^[你您这那谁]|^(?:不是|果然|我想|不一定|现在)/u.test(value)
      ? null
      : take(match, slot, match.text.includes('我最') ? kindSaid(match.raw('what') ?? '') : {})
  },
})

const kindSaid = (what: string) => {
  const facet = favoriteFacet(what)
  return facet === null ? {} : { facet }
}
