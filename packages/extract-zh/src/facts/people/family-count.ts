import { defineRule } from '@recollect/rules'
import type { ExtractionRule, Proposal } from '@recollect/core/extraction'
import { personIn } from '../../text/earlier.ts'
import { PEOPLE_WORDS, kinAfterSelf, relationOf, slotOfRelation } from '../../text/kin.ts'
import { oneOf } from '../../text/patterns.ts'
import { SOCIAL } from '../../lexicon/people/kinship.ts'

const NUMBER = '(?:俩|仨|[一两三四五六七八九]|二(?=个)|[1-9])'
/** One's own where they are counted at home: 家里两个男孩. */
const BOYS_AND_GIRLS: ReadonlyMap<string, string> = new Map([
  ...['男孩', '男娃', '男宝', '小子'].map((word): [string, string] => [word, 'son']),
  ...['女孩', '女娃', '女宝', '丫头'].map((word): [string, string] => [word, 'daughter']),
])
/** Not kin in 两个朋友, nor one's own in 三个老师. */
const COUNTED = new RegExp(
  `(?<where>(?:上头|上面|上边|头上|下面|下边|底下|家里|家中|家有|屋头|膝下|一共|总共|还有|另有|外加|我们家|我家|身边|就|只有|生了|养了|拉扯大|带着|再加|加上)(?:一共)?(?:还|就|也)?(?:有|是)?)?(?:(?<count>${NUMBER})个?|(?<=有)个)(?:亲|双胞胎|可爱的|在上学的)?(?<kin>${PEOPLE_WORDS}|${oneOf(BOYS_AND_GIRLS.keys())})(?=$|[一两二三四五六七八九俩仨1-9、和跟还外加,上下]|都|了)`,
  'gu',
)
const OTHERS = /[你您他她它谁]|人家|别人|老板|邻居|同事|朋友|同学|客户|如果|假如|听说/u
const SELF = /我|俺|咱|家里|家中|家有|膝下|上头|下面|底下|上面|排行|独生/u

/** "上头两个姐姐下面一个弟弟", "家里三个孩子": counted, without 有. */
export const familyCount: ExtractionRule = defineRule({
  id: 'zh/family.count',
  priority: 78,
  confidence: 0.94,
  anchors: [...'俩仨一两二三四五六七八九123456789'].map((digit) => `${digit}个`).concat('有个', '俩', '仨'),
  pattern: COUNTED,
  draft(match): Proposal | null {
    const words = match.raw('kin') ?? ''
    const relation = BOYS_AND_GIRLS.get(words) ?? relationOf(words)
    const kin = match.capture('kin')
    const count = match.capture('count')
    const before = match.clause.sentence.message.slice(0, match.clause.start) + match.before
    if (!relation || !kin || SOCIAL.has(relation) || OTHERS.test(before + match.text)) return null
    // 我哥俩孩子: they are his
    if (kinAfterSelf(match.before.slice(match.before.indexOf('我') + 1)) !== null) return null
    // 我奶奶养了八个孩子: they are hers
    if (/就(?:只有|只)?我$/u.test(match.before)) return null
    const person = personIn(match.before)
    const of = /[生养带]/u.test(match.raw('where') ?? '') ? person : null
    if (of === null && person !== null && /有/u.test(match.before)) return null
    if (!SELF.test(before.slice(-LOOK_BACK) + (match.raw('where') ?? ''))) return null
    if (match.raw('where') === undefined && !/我(?:们)?(?:家)?$|[子女娘儿哥姐弟妹孩娃]$/u.test(match.before))
      return null
    return {
      slot: slotOfRelation(relation),
      entity: of ?? 'user',
      value: count === undefined || count.text === '一' ? kin : count,
      at: kin,
    }
  },
  examples: [
    {
      text: '我上头两个姐姐下面一个弟弟',
      cards: [
        { slot: 'family.sister', value: '两' },
        { slot: 'family.brother', value: '弟弟' },
      ],
    },
    { text: '家里三个孩子，天天鸡飞狗跳', cards: [{ slot: 'family.child', value: '三' }] },
  ],
  counterExamples: ['他家里三个孩子', '你们家两个女儿吗', '三个孩子在踢球', '一个哥哥问我路'],
})
const LOOK_BACK = 20
