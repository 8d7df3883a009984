import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { PEOPLE_WORDS, relationOf } from '../../text/kin.ts'
import { isTopic } from '../../text/topic.ts'
import { take } from '../../text/take.ts'
import { BUGBEARS, DEARS, NIGHTMARES, PASTIMES, QUIRKS } from '../../lexicon/tastes/tastes.ts'
import { oneOf } from '../../text/patterns.ts'

const NAMES = `(?:(?<pastime>${oneOf(PASTIMES)})|(?<dear>${oneOf(DEARS)})|(?<bugbear>${oneOf(BUGBEARS)})|(?<nightmare>${oneOf(NIGHTMARES)})|(?<quirk>${oneOf(QUIRKS)}))`
const OF_MINE =
  '(?:们全?家|个人|这辈子|这一生|心中|心目中|心里|永远|一生|生活中|人生|唯一|最大|平时|日常|闲暇|业余|周末|下班后?|睡前|早上|每天|多年|小时候|从小|坚持最久|坚持最长|为数不多|仅有|这几年|这些年|近几年|这两年|一个|们|和老公|和老婆|目前|最近|现在|夏天|冬天|解压|永恒|一辈子|的){0,4}'
const DEAR_FRONT = new RegExp(
  `^(?:说到|还有|像)?(?<value>(?:[^,我你您他她]|(?<=吉)他){1,18}?)(?:就|一直|永远|也|都|绝对|可以说|可以算|真的|果然|应该|已经|大概|从来|才|可|算|简直|仍然|依然|还){0,4}(?:是|成了|成为|变成了|算得上|堪称)我(?:家)?(?<kin>${PEOPLE_WORDS})?${OF_MINE}${NAMES}(?:之一)?(?:了|啊|呢|哈|吧|哦|没错){0,2}$`,
  'gu',
)

function slotOf(match: RuleMatch): string {
  if (match.raw('pastime') !== undefined) return 'hobby'
  if (match.raw('bugbear') !== undefined) return 'dislikes'
  if (match.raw('nightmare') !== undefined) return 'fear'
  return match.raw('quirk') === undefined ? 'likes' : 'habit'
}

const STORY = /^(?:今天|昨天|刚才|结果|能|可以|只要|这样|遇|选择|成为|做自己|活着|努力)|的人$/u

/** "撸猫是我的解压方式", "香菜是我的雷区". */
export const tasteDearFronted: ExtractionRule = ownRule({
  id: 'zh/taste.dear-fronted',
  priority: 91,
  confidence: 0.92,
  anchors: ['是我', '成了我', '成为我', '变成了我', '算得上我', '堪称我'],
  pattern: DEAR_FRONT,
  elided: 'speaker',
  examples: [
    { text: '撸猫是我的解压方式', cards: [{ slot: 'hobby', value: '撸猫' }] },
    { text: '糯米饭绝对是我的心头好', cards: [{ slot: 'likes', value: '糯米饭' }] },
    { text: '折耳根是我的雷区', cards: [{ slot: 'dislikes', value: '折耳根' }] },
    { text: '数学考试是我的童年阴影', cards: [{ slot: 'fear', value: '数学考试' }] },
    { text: '睡前泡脚是我的习惯', cards: [{ slot: 'habit', value: '睡前泡脚' }] },
  ],
  counterExamples: ['你是我的最爱', '这是我的习惯', '她是我的白月光', '什么是我的兴趣', '撸猫是他的解压方式'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    const relation = relationOf(match.raw('kin') ?? '')
    const whose = relation === undefined ? {} : { entity: `user.${relation}` }
    return isTopic(value) && !STORY.test(value) ? take(match, slotOf(match), whose) : null
  },
})

const DEAR_IS = new RegExp(
  `(?:的|个人|这辈子|唯一|最大|平时|日常|闲暇|业余|周末|下班后?|睡前|每天|最|目前|一个|有个|有一个|主要|多年){0,3}的?${NAMES}(?:就|一直|永远|也|都|应该|绝对|当然|主要|大概|无非|莫过于|还){0,3}(?:是|:|莫过于|无非是|只有)(?<value>(?:[^,你您他她]|(?<=吉)他){1,24}?)(?:之一)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "我的解压方式是撸猫", "我有个怪癖是...". */
export const tasteDearIs: ExtractionRule = ownRule({
  id: 'zh/taste.dear-is',
  priority: 91,
  confidence: 0.92,
  anchors: [...PASTIMES, ...DEARS, ...BUGBEARS, ...NIGHTMARES, ...QUIRKS],
  pattern: DEAR_IS,
  elided: 'none',
  examples: [
    { text: '我最大的乐趣就是逛菜市场', cards: [{ slot: 'hobby', value: '逛菜市场' }] },
    { text: '我的心头好是草莓大福', cards: [{ slot: 'likes', value: '草莓大福' }] },
    { text: '我有个小习惯是睡前喝一杯热牛奶', cards: [{ slot: 'habit', value: '睡前喝一杯热牛奶' }] },
  ],
  counterExamples: ['他最大的乐趣是钓鱼', '我的解压方式是什么？', '我的首选是离职', '他的习惯是早起'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (frame.negative || match.raw('dear') === '首选' || match.raw('dear') === '第一名') return null
    if (frame.lead.length > 6 || /^(?:不|没|希望|能|让|把你|因为|为了)|我/u.test(value)) return null
    return take(match, slotOf(match))
  },
})
