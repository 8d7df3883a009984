import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'
import { DEVICE_KINDS } from '../lexicon/things.ts'
import { oneOf } from '../patterns.ts'

const FACET: ReadonlyMap<string, string> = new Map(
  Object.entries(DEVICE_KINDS).flatMap(([facet, words]) =>
    words.map((word): [string, string] => [word, facet]),
  ),
)
const GOODS =
  '护肤|洗脸|洗头|记账|办公|写作|修图|剪辑|剪视频|画图|背单词|学英语|听歌|追剧|做笔记|记笔记|导航|打车|点外卖|护肤品|化妆品|口红|粉底|粉底液|面霜|防晒|洗面奶|洗发水|牙膏|牙刷|香水|沐浴露|眼霜|面膜|奶粉|尿不湿|纸尿裤|猫粮|狗粮|运动鞋|跑鞋|球鞋|鞋子?|衣服|内衣|裤子|球拍|鱼竿|键盘|鼠标|耳机|音响|电视|空调|冰箱|洗衣机|吸尘器|输入法|浏览器|邮箱|网盘|地图|导航|编辑器|笔记软件|笔记|软件|播放器|银行卡|宽带|手机卡|流量卡|咖啡|茶|烟|酒|油|酱油|大米'
const FRONTED = new RegExp(
  `(?<=我(?:家|的|们|平时|的?[\\p{Script=Han}]{0,2})?)(?<topic>${GOODS}|${oneOf(FACET.keys())})(?:我)?(?:一直|平时|都|只|从来都?|一般|基本|通常|向来|最近|现在|常年|长期|主要|全|就|也|还是){1,4}(?:是)?(?:用|使|穿|喝|抽|吃|买|听|开|选|认|戴)(?:着|的(?:是)?)?(?<value>[^,我你他她了过]{1,16}?)(?:的|牌子?|家的)?[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "我护肤品一直用X", "我家酱油只买X": the kind of thing before the verb. */
export const usesFronted: ExtractionRule = factRule({
  id: 'zh/uses.fronted',
  priority: 83,
  confidence: 0.92,
  anchors: ['用', '穿', '喝', '抽', '买', '选', '认', '戴'],
  pattern: FRONTED,
  elided: 'none',
  examples: [
    { text: '我牙膏一直用云南白药', cards: [{ slot: 'uses', value: '云南白药' }] },
    { text: '我电脑一直用联想', cards: [{ slot: 'device', value: '联想', facet: 'computer' }] },
  ],
  counterExamples: ['他牙膏一直用云南白药', '你护肤品一直用什么？', '我手机一直用不了'],
  read: (match) => {
    if (/^(?:不|这|那|什么|来|到|得|完)/u.test(match.raw('value') ?? '')) return null
    const facet = FACET.get(match.raw('topic') ?? '')
    return facet === undefined ? take(match, 'uses') : take(match, 'device', { facet })
  },
})

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

const MEMBER =
  /(?:办|开|充|续|买|入)了?(?:[^,你他她我]{0,4}?)(?<value>[\p{Script=Han}a-z0-9]{1,8}(?:会员|vip|svip|年卡|月卡|健身卡|年费|大会员|plus))(?:了)?$/gu

/** "我办了爱奇艺会员". */
export const usesMembership: ExtractionRule = factRule({
  id: 'zh/uses.membership',
  priority: 66,
  confidence: 0.92,
  anchors: ['会员', 'vip', '年卡', '月卡', '健身卡', '年费', 'plus'],
  pattern: MEMBER,
  elided: 'none',
  event: true,
  examples: [{ text: '我办了健身房年卡', cards: [{ slot: 'uses', value: '健身房年卡' }] }],
  counterExamples: ['他办了年卡', '你充会员了吗', '我想办张健身卡'],
  read: (match, frame) => (frame.negative || !/了/u.test(match.text) ? null : take(match, 'uses')),
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
