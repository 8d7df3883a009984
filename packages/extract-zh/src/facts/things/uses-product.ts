import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const APPS =
  '微信支付|支付宝|微信|qq|微博|抖音|快手|小红书|b站|哔哩哔哩|知乎|豆瓣|淘宝|京东|拼多多|闲鱼|美团|饿了么|滴滴|高德|百度地图|网易云|qq音乐|爱奇艺|优酷|腾讯视频|朋友圈|贴吧|虎扑|推特|ins|instagram|facebook|twitter|telegram|line|whatsapp|notion|印象笔记|滴答清单|王者荣耀|王者|吃鸡|原神|lol|英雄联盟|keep|花呗|信用卡|现金|chatgpt|文心一言|豆包|kimi|deepseek'
const NO_LONGER = new RegExp(
  `(?:把)?(?<value>${APPS})(?:早就?|已经|前阵子|上个?月|去年|都|刚|昨天|最近|也){0,3}(?:卸载?|删|注销|戒|退|弃|关|停)(?:掉|了)(?:了)?$|(?:早就?|已经|刚|都){0,2}(?:卸载?|删|注销|弃用|退出)(?:掉)?了(?<gone>${APPS})(?:了)?$`,
  'gu',
)

/** "抖音早卸了": used no more. */
export const usesNoLonger: ExtractionRule = factRule({
  id: 'zh/uses.no-longer',
  priority: 84,
  confidence: 0.92,
  anchors: ['卸', '删', '注销', '退', '弃', '关', '停', '戒'],
  pattern: NO_LONGER,
  elided: 'chat',
  event: true,
  examples: [{ text: '微博上个月卸了', cards: [{ slot: 'uses', value: '微博', relation: 'retracts' }] }],
  counterExamples: ['他抖音卸了', '怎么把微博卸载了？', '想把抖音卸了'],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('gone')
    if (/信用卡|现金/u.test(value?.text ?? '') && /停|关/u.test(match.text)) return null
    return value && !frame.negative ? { slot: 'uses', value, relation: 'retracts' } : null
  },
})

const ONLY = new RegExp(
  `(?<not>不|从来不|从不|不怎么|没)?(?:只|都|平时|一般|基本|就|一直){0,3}(?:用|玩|刷|逛)(?<value>${APPS})(?:付款|付钱|买东西|聊天|看视频|打车|点餐|支付)?(?:的|了)?$`,
  'gu',
)

/** "我不用微信支付，只用现金". */
export const usesApp: ExtractionRule = factRule({
  id: 'zh/uses.app',
  priority: 61,
  confidence: 0.93,
  anchors: ['用', '玩', '刷', '逛'],
  pattern: ONLY,
  elided: 'inherit',
  readsNegation: true,
  examples: [
    {
      text: '我不用支付宝',
      cards: [{ slot: 'uses', value: '支付宝', polarity: 'negative' }],
    },
  ],
  counterExamples: ['他不用微信', '你用微信吗', '我用微信发给你了', '我想玩原神'],
  read: (match, frame) => {
    if (/了$/u.test(match.text) || /想|要|可以|能/u.test(match.before)) return null
    const negative = match.raw('not') !== undefined || frame.negative
    const plain = /^(?:用|玩|刷|逛)/u.test(match.text) && !negative && frame.modifiers.when === null
    if (plain && !/(?:只|都|平时|一般|也|一直|经常|常)$/u.test(match.before)) return null
    return take(match, 'uses', negative ? { polarity: 'negative' } : {})
  },
})

/** "早就不用QQ了", "微博卸载了": a product given up. */
export const usesNoMore: ExtractionRule = factRule({
  id: 'zh/uses.no-more',
  priority: 90,
  confidence: 0.93,
  anchors: ['不用', '卸载', '卸了', '弃用', '注销'],
  pattern:
    /(?:早就|早|已经|现在|好久|很久|再也|都|几年|多年){1,3}不(?:怎么)?用(?<value>[a-z]{2,12}|微信|微博|抖音|快手|小红书|豆瓣|知乎|支付宝|淘宝|京东|拼多多|百度|飞书|钉钉|陌陌|贴吧|人人网|美团|滴滴)了$|(?<gone>微博|抖音|快手|小红书|豆瓣|知乎|陌陌|贴吧|[a-z]{2,12})(?:我)?(?:早就?|已经|刚)?(?:卸载|卸|弃用|注销|删)了$/gu,
  elided: 'chat',
  readsNegation: true,
  examples: [{ text: '早就不用QQ了', cards: [{ slot: 'uses', value: 'QQ', relation: 'retracts' }] }],
  counterExamples: ['他早就不用微博了', '不用谢了', '不用担心了'],
  read: (match) => {
    const value = match.capture('value') ?? match.capture('gone')
    return value ? { slot: 'uses', value, relation: 'retracts' } : null
  },
})
