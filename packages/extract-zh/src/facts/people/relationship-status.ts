import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { goesOnAboutSelf } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { defineRule } from '@recollect/rules'
import { STATES } from '../../lexicon/people/statuses.ts'
import { oneOf } from '../../text/patterns.ts'
import { takeModifiers } from '../../text/modifiers.ts'

const SINCE =
  '(?:[\\d一二两三四五六七八九十几多半好]{1,4}个?(?:多)?(?:年|月|周|天)(?:多)?|第[\\dn一二三四五六七八九十]{1,3}(?:天|周|个?月|年)|很久|好久|很多年|好多年|多年)?'
const STATE = new RegExp(
  `(?:是|还是|恢复|处于|一直|目前|现在|都|也|变?成了?|变回|回归|重回|回到){0,4}(?:一)?(?:个|只|条|名)?(?<value>${oneOf(STATES)}|热恋中?|[离结]过[一两三]次婚|异地恋?|离过(?:一|两|三)次|光棍一?条?|不婚主义者?|有主了?)(?:人士|状态|狗|的人|族|中)?(?:都|已经)?${SINCE}(?:的)?(?:了|啦|啊|呢|着|的){0,4}$`,
  'gu',
)
const NEWLY =
  /^(?:订了婚|领了证|离了婚|结了婚|分了手|脱单|订婚|结婚|离婚|分手|谈恋爱|恋爱|再婚|复婚|闪婚|失恋|脱单成功)/u

/** "我单身", "我离婚了". Bare "结婚" without 了 is a topic, not a state. */
export const relationshipStatus: ExtractionRule = factRule({
  id: 'zh/relationship-status.is',
  priority: 86,
  confidence: 0.98,
  anchors: [
    '单身',
    '婚',
    '离异',
    '丧偶',
    '脱单',
    '恋',
    '对象',
    '男朋友',
    '女朋友',
    '分手',
    '分居',
    '单着',
    '母胎',
    '丁克',
    '领证',
    '异地',
    '领了证',
    '分了手',
    '守寡',
    '光棍',
    '不婚',
    '离过',
    '待嫁',
    '恨嫁',
    '有主',
    '守活寡',
    '单亲',
    '丧了偶',
  ],
  pattern: STATE,
  elided: 'chat',
  examples: [
    { text: '我目前单身', cards: [{ slot: 'relationship_status', value: '单身' }] },
    { text: '我离婚两年了', cards: [{ slot: 'relationship_status', value: '离婚', relation: 'updates' }] },
    { text: '上个月再婚了', cards: [{ slot: 'relationship_status', value: '再婚', relation: 'updates' }] },
    { text: '我表姐结婚了', cards: [{ slot: 'relationship_status', value: '结婚', entity: 'user.cousin' }] },
  ],
  counterExamples: ['他们结婚了', '我要离婚', '我也经常离婚', '你结婚了吗？', '如果我们没离婚'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const changed = NEWLY.test(value)
    if (
      !frame.explicit &&
      /^(?:失恋|分手|离婚|结婚|领证|脱单|订婚|再婚|复婚)/u.test(value) &&
      (frame.modifiers.when !== null || /刚|终于|总算|已经/u.test(match.before)) &&
      /了|失恋/u.test(match.text)
    )
      return take(match, 'relationship_status', { relation: 'updates' })
    if (
      !frame.explicit &&
      !/^(?:单身|未婚|已婚|离异|离婚|丧偶|母胎|二婚|单着|脱单|订了婚|离过|守寡)/u.test(value) &&
      !(/^没/u.test(value) && /我|本人|俺/u.test(match.clause.sentence.text)) &&
      !/第.{1,3}[天周月年]/u.test(match.text)
    )
      return null
    if (
      changed &&
      !/^是[闪再复新]|了|中|啦|[年月]/u.test(match.text) &&
      frame.modifiers.negative === false &&
      !/^谈恋爱/u.test(value)
    )
      return null
    if (/只要|如果/u.test(match.clause.text) || match.before.trim().endsWith('的')) return null
    if (/经常|常/u.test(match.before) || /[他她你]/u.test(frame.lead)) return null
    return take(match, 'relationship_status', changed && !frame.negative ? { relation: 'updates' } : {})
  },
})

const WITH =
  /(?:在)?(?:和|跟|与|同(?![事学桌屋伴居]))(?<who>(?:我(?:们?家)?的?(?=媳妇|老婆|老公|对象|[男女]朋?友|前[任夫妻]|爱人|那口子|那位))?[^,我你]{1,16}?)(?:都|已经|刚|也|正在|在|又|终于){0,4}(?<value>谈恋爱|分手|分了|散了|掰了|离了|异地恋?|结婚|离婚|订婚|复合|领证|恋爱|同居|在一起)(?:[\d一二两三四五六七八九十几多半]{1,4}个?(?:年|月|周|天)(?:多)?)?(?<done>了|啦)?$/gu

/** "我和X分手了". */
export const relationshipWith: ExtractionRule = factRule({
  id: 'zh/relationship-status.with',
  priority: 87,
  confidence: 0.96,
  anchors: [
    '异地',
    '分了',
    '散了',
    '掰了',
    '离了',
    '谈恋爱',
    '分手',
    '结婚',
    '离婚',
    '订婚',
    '复合',
    '领证',
    '恋爱',
    '同居',
    '在一起',
  ],
  pattern: WITH,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我跟前任分手了', cards: [{ slot: 'relationship_status', value: '分手', relation: 'updates' }] },
  ],
  counterExamples: ['我想跟他结婚', '他和女朋友分手了', '我要和你离婚'],
  read: (match, frame) =>
    frame.negative ||
    (!frame.explicit && match.clause.index > 0 && !goesOnAboutSelf(match)) ||
    (match.raw('done') === undefined &&
      !/^(?:谈恋爱|分了|散了|掰了|离了|异地)/u.test(match.raw('value') ?? '') &&
      !/刚|已经|前|昨|上/u.test(match.before))
      ? null
      : take(match, 'relationship_status', { relation: 'updates' }),
})

const ORIENTATION =
  /(?:是|(?<=我|本人))(?:一)?(?:个|名)?(?<value>同性恋|双性恋|异性恋|无性恋|gay|les|拉拉|百合|同志|直女|弯的|直的|泛性恋|钢铁直男)(?:者)?(?:了|啊)?$/gu

/** "我是同性恋". */
export const orientationIs: ExtractionRule = factRule({
  id: 'zh/orientation.is',
  priority: 96,
  confidence: 0.93,
  anchors: ['性恋', 'gay', 'les', '拉拉', '百合', '同志', '直女', '弯的', '直的', '直男'],
  pattern: ORIENTATION,
  elided: 'none',
  examples: [{ text: '我是双性恋', cards: [{ slot: 'orientation', value: '双性恋' }] }],
  counterExamples: ['他是同性恋', '你是gay吗？'],
  read: (match) => take(match, 'orientation'),
})

const FOUND =
  /(?:谈|处|交|找|有)了?(?:一?个)?(?:新)?(?<value>(?:男|女)(?:朋友|友|票)|对象)(?:了|啦)(?<long>[\d一二两三四五六七八九十几半]{1,3}个?(?:月|年))?$|(?:谈|处|交|找)了(?:一?个)(?:新)?(?<other>(?:男|女)(?:朋友|友|票)|对象)$/gu

/** "我谈了个女朋友", "我有男朋友了". */
export const relationshipFound: ExtractionRule = factRule({
  id: 'zh/relationship-status.found',
  priority: 87,
  confidence: 0.92,
  anchors: ['男朋友', '女朋友', '男友', '女友', '男票', '女票', '对象'],
  pattern: FOUND,
  elided: 'none',
  event: true,
  examples: [
    {
      text: '我谈了个女朋友',
      cards: [{ slot: 'relationship_status', value: '谈了个女朋友', relation: 'updates' }],
    },
  ],
  counterExamples: ['他谈了个女朋友', '我想找个对象', '你有男朋友了吗'],
  read: (match, frame) =>
    frame.negative
      ? null
      : { slot: 'relationship_status', value: match.text.replace(/了$/u, ''), relation: 'updates' },
})

const LOVER =
  '他|她|ta|条女|条仔|前任|前男友|前女友|男朋友|女朋友|男友|女友|男票|女票|对象|那谁|渣男|渣女|初恋|老公|老婆|那个人|那个渣男|[a-z]{1,6}|谈了[^,]{1,4}年的(?:对象|男朋友|女朋友|男友|女友)'
const PARTED = new RegExp(
  `^(?<lead>[^,你您]{0,10}?)(?:跟|和|与|同)(?:我)?(?:的)?(?<who>${LOVER})(?:已经|彻底|正式|早就?|最终|终于|前天|昨天|上周|上个?月|去年|又|刚刚?|和平){0,3}(?<value>分手|分了手|分开|分|散|掰|离婚|离|断干净|断|吹|黄|闹掰)(?:很久|好久|[一两二三四五六七八九十几半\\d]{1,3}个?(?:多)?(?:月|年|天|周)(?:多)?)?(?:了|啦|咯)$`,
  'gu',
)

/** "跟他分了": nobody named who left, at the head of a message. */
export const parted: ExtractionRule = defineRule({
  id: 'zh/relationship-status.parted',
  priority: 59,
  confidence: 0.92,
  anchors: ['分手', '分开', '分了', '分很', '分好', '散了', '掰了', '离了', '离婚', '断', '吹了', '黄了'],
  pattern: PARTED,
  draft(match) {
    const lead = takeModifiers(match.raw('lead') ?? '')
    if (!/^(?:我|俺|本人)?$/u.test(lead.rest) || lead.negative) return null
    if (lead.rest === '' && match.clause.index > 0) return null
    return take(match, 'relationship_status', { relation: 'updates', when: lead.when ?? undefined })
  },
  examples: [
    { text: '跟他分了', cards: [{ slot: 'relationship_status', value: '分', relation: 'updates' }] },
    { text: '前天跟他彻底断了', cards: [{ slot: 'relationship_status', value: '断' }] },
  ],
  counterExamples: ['她跟他分了', '你跟他分了？', '要是跟他分了', '跟他分了一半蛋糕'],
})
