import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { isTopic } from '../../text/topic.ts'
import { take } from '../../text/take.ts'

const DOING =
  '洗(?:头|澡|衣服|脸)|化妆|护肤|刷牙|坐(?:飞机|火车|高铁|车|地铁)|买(?:衣服|东西|菜|鞋|包|水果|手机|电脑|车)|点(?:外卖|菜|奶茶|咖啡|餐)|选(?:座|衣服|酒店|电影)|看(?:书|电影|剧|小说|视频|新闻|漫画|综艺|球)|听(?:歌|音乐|书)|吃(?:面|火锅|粽子|月饼|饭|水果|饺子|鱼|蛋|早餐|早饭|辣条|薯片|冰淇淋|豆腐脑|豆花)|喝(?:咖啡|茶|奶茶|水|酒|豆浆|可乐|汤)|穿(?:衣服|鞋)|穿衣|穿搭|住(?:酒店|店|宿)|住宿|出门|出行|出差|旅游|旅行|出去玩|写(?:字|东西|代码|作业)|拍照|睡觉|聊天|沟通|付款|办公|学习|开会|健身|运动|玩游戏|打游戏|做饭|送礼|打车'
const IN_DOING = new RegExp(
  `^(?<who>(?:我|俺|本人|我个人)(?:平时|一般|一直|从来)?)?(?:${DOING}){1,2}(?:的时候|时|的话|上|方面)?(?<self>(?:我|俺|本人|我个人)?(?:一般|平时|都|就|还是|总是|一直|一向|从来|比较|更|最|个人){0,3})(?:(?<firm>首选|必选|优先选?|只选|必点|必坐|习惯选|一般选|都选|总选|认准|只认|偏爱|偏好|偏向|选)|喜欢|爱|习惯)(?<value>(?!选)(?:[^,你您他她我]|(?<=吉)他){1,12}?)(?:的)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "我看书喜欢纸质的", "买衣服首选纯棉". */
export const preferenceInDoing: ExtractionRule = ownRule({
  id: 'zh/preference.in-doing',
  priority: 77,
  confidence: 0.93,
  anchors: [
    '喜欢',
    '爱',
    '习惯',
    '首选',
    '必选',
    '优先',
    '只选',
    '必点',
    '必坐',
    '一般选',
    '都选',
    '总选',
    '认准',
    '只认',
    '偏爱',
    '偏好',
    '偏向',
    '选',
  ],
  pattern: IN_DOING,
  elided: 'speaker',
  examples: [
    { text: '我看书喜欢纸质的', cards: [{ slot: 'preference', value: '纸质' }] },
    { text: '买衣服首选纯棉', cards: [{ slot: 'preference', value: '纯棉' }] },
  ],
  counterExamples: ['看书喜欢什么？', '他看书喜欢纸质的', '看书不喜欢吗', '拍照喜欢吗'],
  read: (match) => {
    const mine = match.raw('who') !== undefined || /我|俺|本人/u.test(match.raw('self') ?? '')
    const value = match.raw('value') ?? ''
    if (/^(?:了|的|着|这|那|什么|哪|不|上|过|吗|是|就|都)/u.test(value)) return null
    return mine || match.raw('firm') !== undefined ? take(match, 'preference') : null
  },
})

const ONLY_VERBS = ['认', '服', '买', '用', '穿', '喝', '吃', '看', '信', '爱', '喜欢', '选', '追', '听']
const ONLY_OF =
  /^(?<what>[\p{Script=Han}a-z]{2,6}?)(?:方面|这块|的话|上)?(?:我|俺|本人|我个人)(?:一直|从来|一般|平时|基本|这些年){0,2}(?:只|就|独)(?:认|服|买|用|穿|喝|吃|看|信|爱|喜欢|选|追|听)(?<value>(?:[^,你您他她我了过]|(?<=吉)他){1,10}?)(?:的|这个牌子|这一家|家的)?[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "数码产品我只认这一家": a choice within a kind. */
export const preferenceOnlyOf: ExtractionRule = ownRule({
  id: 'zh/preference.only-of',
  priority: 78,
  confidence: 0.92,
  anchors: ['只', '就', '独'].flatMap((only) => [...ONLY_VERBS].map((verb) => only + verb)),
  pattern: ONLY_OF,
  elided: 'speaker',
  examples: [{ text: '耳机我只认森海', cards: [{ slot: 'preference', value: '森海' }] }],
  counterExamples: ['耳机他只认森海', '这个我只用一次', '昨天我只吃苹果', '耳机你只认哪家？'],
  read: (match) =>
    isTopic(match.raw('what') ?? '') &&
    !/^(?:[一两三四五\d]|这|那|是|有|能|要|不)|[个次口眼点些]$/u.test(match.raw('value') ?? '')
      ? take(match, 'preference')
      : null,
})
