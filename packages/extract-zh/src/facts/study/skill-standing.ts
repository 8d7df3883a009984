import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { ACTIVITIES } from '../../lexicon/pastimes/actions.ts'
import { CRAFT_PHRASES, MATTERS as KNOWN } from '../../lexicon/study/crafts.ts'
import { oneOf } from '../../text/patterns.ts'
const WHAT = `(?<value>(?:${oneOf([...KNOWN, ...CRAFT_PHRASES, ...ACTIVITIES])}))(?:方面|这块|这方面|技能|技术|水平|功底|基础|这事儿?|这件事|上)?(?:我)?`
const POOR =
  '零分|零基础|零经验|小白|纯小白|白痴|苦手|废柴|废物|渣渣?|菜鸟|菜狗|菜鸡|菜得抠脚|青铜|一窍不通|啥也不懂|不在行|不咋地|拿不出手|三脚猫|二把刀|手残|门外汉|外行|新手|初学者|稀烂|一塌糊涂|灾难|无能|不及格|半吊子|一言难尽|只会皮毛|学渣|惨不忍睹'
const GOOD =
  '拿得出手|不在话下|难不倒我|信手拈来|手到擒来|小菜一碟|得心应手|驾轻就熟|轻车熟路|炉火纯青|满级|专业级|达人|一把好手|老手|高手|好手|行家|内行|没得说|倍儿棒|绝活|一绝|有两下子|有一套|有一手|略懂|略懂皮毛|略知一二|略有研究|颇有心得|过得去|入门了|天赋异禀|无师自通|科班出身|童子功'
const STANDING = new RegExp(
  `${WHAT}(?:(?:是|就是|还是|也是|属于|还|也|都|算|算是|勉强|完全|纯|一直|依然|真的|实在|对我来说)){0,4}(?:一个|个)?(?:(?<poor>${POOR})|(?<good>${GOOD}))(?:水平|选手|一枚|级别)?(?:的|了|啊|呢|哈){0,2}$`,
  'gu',
)

/** "编程零基础", "厨艺拿得出手", "换灯泡难不倒我". */
export const skillStanding: ExtractionRule = ownRule({
  id: 'zh/skill.standing',
  priority: 82,
  confidence: 0.77,
  anchors: [...POOR.replaceAll('?', '').split('|'), ...GOOD.split('|')],
  pattern: STANDING,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '我编程零基础', cards: [{ slot: 'skill', value: '编程', polarity: 'negative' }] },
    { text: '换灯泡难不倒我', cards: [{ slot: 'skill', value: '换灯泡' }] },
  ],
  counterExamples: ['他编程零基础', '编程零基础怎么学？', '你摄影是小白吗', '适合烘焙新手', '理财小白必看'],
  read: (match, frame) => {
    const own = frame.explicit || /我/u.test(match.text) || match.clause.sentence.message.includes('我')
    if (!own || /适合|必看|教程|推荐给/u.test(match.clause.text)) return null
    const poor = (match.raw('poor') !== undefined) !== frame.negative
    return take(match, 'skill', poor ? { polarity: 'negative' } : {})
  },
})
