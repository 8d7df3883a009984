import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { subjectOf } from '../../text/subject.ts'
import type { Subject } from '../../text/subject.ts'
import { isTopic, topicBefore } from '../../text/topic.ts'
import { CANNOT_BEAR, COOLED, LEFT_COLD, LIKED } from '../../lexicon/tastes/tastes.ts'
import { oneOf } from '../../text/patterns.ts'

const LOVES = ['喜欢', '爱', '稀罕', '痴迷', '沉迷', '中意'].flatMap((verb) =>
  /[欢爱]$/u.test(verb)
    ? [verb, ...['吃', '喝', '看', '听', '玩', '用', '去', '穿'].map((v) => verb + v)]
    : [verb],
)
const LOATHES = ['讨厌', '反感', '烦', '嫌弃', '膈应', '怵']
const DREADS = ['怕', '害怕', '恐惧', '犯怵', '发怵', '怕得要死', '怕得不行', '怕得要命']
const SHUNS = ['不碰', '不沾', '不吃', '不喝', '不看', '不听', '不玩', '不用', '不穿', '不去']
const ENOUGH = '(?:了|的|呢|啊|呀|哈|得很|得不行|得要死|死了|啦|哦){0,2}'
const SAID = `(?:(?<over>${oneOf(COOLED)})|(?<cold>${oneOf([...CANNOT_BEAR, ...LEFT_COLD, ...LOATHES])})(?<changed>了)?|(?<warm>${oneOf(LIKED)})|(?<dread>${oneOf(DREADS)})|(?<shuns>${oneOf(SHUNS)})|(?<verb>${oneOf(LOVES)}))${ENOUGH}$`
const WHO = '(?<who>(?:我|俺|本人)[^,]{0,14}?)'
const ANCHORS = [...DREADS, ...COOLED, ...CANNOT_BEAR, ...LEFT_COLD, ...LOATHES, ...LIKED, ...SHUNS, ...LOVES]
const AFTER_TOPIC =
  '(?:嘛|呢|啊|呀|吧|的话|类的?|这类的?|这种东西|这玩意儿?|这东西|这个东西|这种场合|这种活动|这种地方|这类东西|这种事|之类的?|什么的)?'

/** Without one of these, 喜欢 after its object is the end of a story: 那件衣服我喜欢. */
const STRONGLY =
  /(?:最|很|超|超级|特别|非常|可|真的?|都|就|也|贼|巨|从小|一直|是|挺|蛮|还是|们?全?家人?|不|不太|不怎么|不大)$/u
const ALWAYS_SHUNS = /从|一般|基本|平时|几乎|向来|一律|一概|压根|打死|坚决|是$|绝对|都$|一口|一点/u
const SHUNS_FOOD = /^不[吃喝碰沾]/u
const PASSING = /今|昨|刚|这[会次]|现在|暂时|先$/u

/** 没兴趣了 takes liking back; 受不了了 does not. */
const cooled = (match: RuleMatch) =>
  match.raw('changed') !== undefined &&
  /兴趣|感|好感/u.test(match.raw('cold') ?? '') &&
  !/反感/u.test(match.text)

function senseOf(
  match: RuleMatch,
  subject: Subject,
  who: string,
): (Partial<Proposal> & { readonly slot: string }) | null {
  const { modifiers } = subject
  if (modifiers.twiceDenied || PASSING.test(modifiers.when ?? '')) return null
  const past = modifiers.past ? { tense: 'past' as const } : {}
  if (match.raw('over') !== undefined || cooled(match)) return { slot: 'likes', relation: 'retracts' }
  if (match.raw('cold') === '烦' && !STRONGLY.test(who)) return null
  if (match.raw('cold') !== undefined) return modifiers.negative ? null : { slot: 'dislikes', ...past }
  if (match.raw('warm') !== undefined) return modifiers.negative ? null : { slot: 'likes', ...past }
  if (match.raw('dread') !== undefined)
    return modifiers.negative || !STRONGLY.test(who) ? null : { slot: 'fear', ...past }
  const shuns = match.raw('shuns')
  if (shuns !== undefined) {
    const gone = match.text.endsWith('了')
    return gone || !(SHUNS_FOOD.test(shuns) || ALWAYS_SHUNS.test(who)) ? null : { slot: 'dislikes', ...past }
  }
  if (modifiers.ceased) return { slot: 'likes', relation: 'retracts' }
  if (!STRONGLY.test(who)) return null
  return modifiers.negative ? { slot: 'dislikes' } : { slot: 'likes', ...past }
}

function readTaste(match: RuleMatch): (Partial<Proposal> & { readonly slot: string }) | null {
  const who = match.raw('who') ?? ''
  const subject = subjectOf(match, who, 'none')
  const sense = subject === null ? null : senseOf(match, subject, who)
  return sense === null || subject === null ? null : { ...sense, entity: subject.entity }
}

/** "榴莲我真的吃不惯", "火锅我百吃不厌": what is meant stands before the subject. */
export const tasteFronted: ExtractionRule = defineRule({
  id: 'zh/taste.fronted',
  priority: 87,
  confidence: 0.92,
  anchors: ANCHORS,
  pattern: new RegExp(
    `^(?:说到|要说|至于|像是?|比如|只要是?|凡是|但凡是?)?(?<value>[^我俺,]{1,12}?)${AFTER_TOPIC}${WHO}${SAID}`,
    'gu',
  ),
  draft(match) {
    const value = match.capture('value')
    if (value === undefined || !isTopic(match.raw('value') ?? '')) return null
    const sense = readTaste(match)
    return sense === null ? null : { value, ...sense }
  },
  examples: [
    { text: '折耳根我真的吃不惯', cards: [{ slot: 'dislikes', value: '折耳根' }] },
    { text: '小龙虾我百吃不厌', cards: [{ slot: 'likes', value: '小龙虾' }] },
    { text: '综艺我早就看腻了', cards: [{ slot: 'likes', value: '综艺', relation: 'retracts' }] },
    { text: '榴莲我妈最爱吃', cards: [{ slot: 'likes', value: '榴莲', entity: 'user.mother' }] },
  ],
  counterExamples: [
    '这个我真的吃不惯',
    '折耳根他吃不惯',
    '你做的饭我吃不惯',
    '那部片我看不下去',
    '他说的话我受不了',
    '饭我不吃了',
  ],
})

/** "榴莲嘛，我真的受不了": it stands in the clause before. */
export const tasteOfTopic: ExtractionRule = defineRule({
  id: 'zh/taste.of-topic',
  priority: 66,
  confidence: 0.92,
  anchors: ANCHORS,
  pattern: new RegExp(`^${WHO}${SAID}`, 'gu'),
  draft(match) {
    const topic = topicBefore(match.clause)
    const sense = topic === null ? null : readTaste(match)
    return topic === null || sense === null ? null : { value: topic, ...sense }
  },
  examples: [{ text: '榴莲嘛，我真的受不了', cards: [{ slot: 'dislikes', value: '榴莲' }] }],
  counterExamples: [
    '今天太吵了，我真的受不了',
    '说实话，我真的受不了',
    '老王啊，他受不了',
    '天哪，我受不了了',
  ],
})

const FLATLY =
  '一概|一律|从来|从不|一口都?|一滴都?|一点都?|一根都?|完全|碰都|绝对|从|打死也?|坚决|统统|全都|都|向来|基本'
const SHUNNED = new RegExp(
  `^(?<value>(?:[^,我你您他她不]|(?<=吉)他){1,8}?)(?:我)?(?:是)?(?:${FLATLY}){1,2}(?:不|没)(?:能|敢|会|想|愿意)?(?:吃|喝|碰|沾|抽|去|看|用|玩|买|穿|听)(?:过)?[的啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)
const VICES = /^(?:烟酒|烟|酒|香烟|白酒|啤酒|槟榔|毒品|烟和酒|牌|电子烟)$/u

/** "蔬菜一口不吃", "烟酒都不碰". */
export const tasteShuns: ExtractionRule = ownRule({
  id: 'zh/taste.shuns',
  priority: 86,
  confidence: 0.93,
  anchors: [
    '不吃',
    '不喝',
    '不碰',
    '不沾',
    '不抽',
    '不去',
    '不看',
    '不用',
    '不玩',
    '不买',
    '不穿',
    '不听',
    '没吃',
    '没喝',
    '没碰',
    '没沾',
    '能碰',
    '能吃',
    '能喝',
    '敢吃',
    '敢碰',
  ],
  pattern: SHUNNED,
  elided: 'speaker',
  readsNegation: true,
  examples: [
    { text: '肥肉一口不吃', cards: [{ slot: 'dislikes', value: '肥肉' }] },
    { text: '烟酒都不碰', cards: [{ slot: 'habit', value: '烟酒', polarity: 'negative' }] },
    {
      text: '我女儿挑食，蔬菜一口不吃',
      cards: [{ slot: 'dislikes', value: '蔬菜', entity: 'user.daughter' }],
    },
  ],
  counterExamples: ['他肥肉一口不吃', '早饭都没吃', '这个一口都不吃', '今天饭都没吃', '怎么一口都不吃？'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    if (!isTopic(value) || /饭|早餐|午餐|晚餐|水$|东西|菜都|今|昨|^[狗猫猪鬼鸟]$|[人家]$/u.test(value))
      return null
    if (/没|不[去看用玩买穿听]/u.test(match.text) && !/从|一概|一律|向来|坚决|打死/u.test(match.text))
      return null
    return VICES.test(value) ? take(match, 'habit', { polarity: 'negative' }) : take(match, 'dislikes')
  },
})
