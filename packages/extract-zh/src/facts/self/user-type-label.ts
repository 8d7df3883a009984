import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

/** "资深吃货一枚", "重度拖延症患者": labels said without 我是. */
export const userTypeLabel: ExtractionRule = factRule({
  id: 'zh/user-type.label',
  priority: 84,
  confidence: 0.93,
  anchors: ['资深', '重度', '骨灰级', '十级', '老', '一枚', '铁杆', '深度'],
  pattern:
    /^(?:本人|俺|我)?(?:是)?(?:一枚)?(?<value>(?:资深|重度|骨灰级|十级|铁杆|深度|晚期|多年|忠实)\p{Script=Han}{0,8}?(?:患者|爱好者|吃货|粉丝|粉|党|控|玩家|用户|宅|迷|达人|老饕|书虫|票友|驴友|球迷|影迷|手残|社恐|二次元|社畜|打工人|网民|干饭人|夜猫子|拖延症|强迫症|选择困难症|懒癌|颜控|声控|路痴|脸盲|彩民|股民|基民|韭菜|追星族|追星人|剧粉|书粉|球粉|背包客|钓鱼佬|养生青年|起床困难户))(?:一枚|一个|报到|路过|在此|无疑)?(?:啊|哈|了)?$/gu,
  elided: 'speaker',
  examples: [{ text: '资深书虫一枚', cards: [{ slot: 'user_type', value: '资深书虫' }] }],
  counterExamples: ['他是资深玩家', '资深工程师招聘', '你是重度用户吗？'],
  read: (match) => take(match, 'user_type'),
})
