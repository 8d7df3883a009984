import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { COUNTED, MEASURE } from '../../text/patterns.ts'

const GOODS =
  '房子?|商铺|门面|车库|别墅|公寓|钢琴|古筝|缝纫机|望远镜|天文望远镜|跑步机|投影仪?|游艇|果园|鱼塘|茶园|农场|地|宅基地|茶山|菜地|果林|股票|基金|手办|黑胶|邮票|字画|古董|模型|乐高|球鞋|包包|手表|烤箱|咖啡机|洗碗机|扫地机器人|按摩椅|鱼缸|书架|3d打印机'

/** "名下有套房", "家里有台老式缝纫机", "收藏了几百个手办". */
export const ownsAtHome: ExtractionRule = factRule({
  id: 'zh/owns.at-home',
  priority: 74,
  confidence: 0.94,
  anchors: ['名下', '家里有', '家有', '收藏了', '攒了', '收集了', '老家有'],
  pattern: new RegExp(
    `(?:名下(?=[一二两三四五六七八九十\\d]{1,2}[套栋间处辆])|(?:名下|我?家里?|老家|手里|手头)(?:还|就|只)?有)(?:${COUNTED})?(?<value>(?:[\\d一二两三四五六七八九十几]{1,3}亩)?(?:老式|二手|进口|自建|小|大|旧|新)?(?:${GOODS}))[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$|(?:收藏|攒|收集)了(?:很多|不少|好多|一堆|一柜子|一屋子|[几两][十百千]多?[${MEASURE.slice(3, -1).replaceAll('|', '')}]?|[\\d一二两三四五六七八九十百千]{1,4}多?${MEASURE})(?:的)?(?<kept>\\p{Script=Han}{2,8})(?:了)?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  examples: [
    { text: '我名下有套房', cards: [{ slot: 'owns', value: '房' }] },
    { text: '收藏了几百个手办', cards: [{ slot: 'owns', value: '手办' }] },
  ],
  counterExamples: ['他名下有套房', '收藏了这条微博', '家里有事', '谁家里有钢琴？'],
  read: (match, frame) => {
    if (frame.negative) return null
    const kept = match.capture('kept')
    if (kept !== undefined)
      return frame.explicit || match.clause.index === 0 ? { slot: 'owns', value: kept } : null
    return take(match, 'owns')
  },
})
