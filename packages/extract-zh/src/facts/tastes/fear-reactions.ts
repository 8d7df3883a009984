import { isTopic } from '../../text/topic.ts'
import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

const SHIVERS =
  '害怕|怕|腿软|腿发软|发抖|哆嗦|打哆嗦|尖叫|想哭|哭|起鸡皮疙瘩|鸡皮疙瘩|头皮发麻|发毛|发怵|犯怵|绕道走?|绕着走|绕路走?|躲得?远远的|躲着走|拔腿就跑|心慌|冒冷汗|出冷汗|心跳加速|瑟瑟发抖|吓得.{1,6}|吓一跳|浑身发.{1,2}|浑身不自在|手心出汗|手心冒汗|呼吸困难|晕倒|(?<=就)晕|紧张得.{1,5}|紧张|腿抖|腿打颤|打颤|手抖|发晕|犯晕|眩晕|心慌慌|后背发凉|脊背发凉|瘆得慌|慌'

const SHIVER_ANCHORS = [
  ...SHIVERS.split('|').filter((word) => !/[?.]/u.test(word)),
  '就晕',
  '绕道',
  '绕路',
  '远远的',
  '吓得',
  '浑身发',
]

const TRIGGER = new RegExp(
  `一?(?:看到|看见|见到|见着|见|遇到|遇见|碰到|碰见|听到|听见|闻到|想到|摸到|看|听|站在|走|坐|上|进|提到|想起|提起|说起|(?=上台|当众|演讲|考试|说话|打针|抽血|坐车|坐船|坐飞机|下水|面试|走夜路|过桥|关灯|天黑|一个人))(?<value>[^,我你他她这那]{1,10}?)(?:我)?(?:到现在|现在|至今)?(?:就|都会|会|总是|总会|还|都还|仍然?)(?:会|要|直|开始|忍不住|想|浑身|全身|觉得|感到){0,2}(?:${SHIVERS})[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "见到蛇我就腿软". */
export const fearTrigger: ExtractionRule = ownRule({
  id: 'zh/fear.trigger',
  priority: 84,
  confidence: 0.92,
  anchors: SHIVER_ANCHORS,
  pattern: TRIGGER,
  elided: 'chat',
  examples: [{ text: '我一见到蟑螂就腿软', cards: [{ slot: 'fear', value: '蟑螂' }] }],
  counterExamples: ['他见到蛇就腿软', '看到你就想哭', '听到这首歌就想哭', '看到账单就头皮发麻吗'],
  read: (match, frame) => {
    if (
      frame.negative ||
      /^[到见着过]|歌|电影|新闻|消息|照片|结局|视频|话|故事/u.test(match.raw('value') ?? '')
    )
      return null
    return take(match, 'fear')
  },
})

const DARES_NOT =
  /(?:(?:再也|从来|一直|至今|从小)(?:都)?不敢(?<ever>(?:坐|开|上|下|吃|去|走|看|碰|骑|玩|进|养|爬)[^,我你您他她它了]{1,6}?)(?:的|了|啊)?$)|不(?:太|怎么|大)?敢(?<value>(?:在?(?:晚上|半夜|夜里|天黑后?))?(?:一个人|独自|自己)(?:睡|在家|走夜路|坐|住|待|去|上|出门|出去|走|过)[^,你他她我]{0,6}?|(?:坐|玩|乘)(?:过山车|飞机|电梯|缆车|跳楼机|摩天轮|船|海盗船|扶梯|大摆锤|蹦极)|看(?:恐怖片|鬼片|血|惊悚片|恐怖电影)|(?:走)?(?:夜路|玻璃栈道|独木桥)|(?:摸|碰|靠近|养|抓|看)(?:狗|猫|蛇|虫子?|蟑螂|老鼠|蜘蛛|鸟|鱼|鸡|兔子|青蛙|毛毛虫)|关灯睡觉?|下水|爬高|开高速|开夜车|上高速|开车上路|蹦极|跳伞|打针|抽血|献血|去看牙医?|看牙医?|往下看|吃(?:生鱼片|昆虫|虫子|内脏|蛇肉?|狗肉|兔肉|生的|辣)|进鬼屋|玩鬼屋|潜水)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我不敢坐过山车". */
export const fearDaresNot: ExtractionRule = ownRule({
  id: 'zh/fear.dares-not',
  priority: 84,
  confidence: 0.93,
  anchors: ['敢'],
  pattern: DARES_NOT,
  elided: 'chat',
  readsNegation: true,
  examples: [{ text: '我从小就不敢坐过山车', cards: [{ slot: 'fear', value: '坐过山车' }] }],
  counterExamples: ['他不敢坐过山车', '我不敢相信', '你不敢坐过山车吗？'],
  read: (match) => {
    const value = match.capture('ever') ?? match.capture('value')
    return value === undefined ? null : { slot: 'fear', value }
  },
})

const FRIGHTENS =
  /^(?<value>[^,我你您他她]{1,12}?)(?:最|总|真的|会|很|一直|特别|总是|能|每次都){0,3}(?:让|令|使)我(?:很|特别|非常|感到|觉得|最|无比|打心底|有点){0,3}(?:害怕|恐惧|毛骨悚然|头皮发麻|发毛|发怵|瑟瑟发抖|胆战心惊|不寒而栗|心惊胆战)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "蛇让我毛骨悚然". */
export const fearFrightens: ExtractionRule = ownRule({
  id: 'zh/fear.frightens',
  priority: 84,
  confidence: 0.92,
  anchors: ['让我', '令我', '使我'],
  pattern: FRIGHTENS,
  elided: 'speaker',
  examples: [{ text: '蜈蚣让我毛骨悚然', cards: [{ slot: 'fear', value: '蜈蚣' }] }],
  counterExamples: ['这件事让我害怕', '你让我害怕', '什么让我害怕？'],
  read: (match) =>
    /^(?:这|那|此|其|有|真|结果|消息|想到)|什么|事|消息|表情|眼神|的话$/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'fear'),
})

const FRONTED = new RegExp(
  `^(?<value>[^,我你您他她]{1,10}?)我(?:一|只要|光是?|每次)?(?:看|想|听|闻|摸|提|见|碰)(?:着|到|见|起|一眼|上去)?(?:就|都|都会|就会)(?:觉得|感觉|浑身|全身|想|忍不住){0,2}(?:${SHIVERS})[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)

/** "深海的图我看着就心慌". */
export const fearFronted: ExtractionRule = ownRule({
  id: 'zh/fear.fronted',
  priority: 85,
  confidence: 0.92,
  anchors: SHIVER_ANCHORS,
  pattern: FRONTED,
  elided: 'speaker',
  examples: [{ text: '蛇皮纹我看着就发毛', cards: [{ slot: 'fear', value: '蛇皮纹' }] }],
  counterExamples: ['这个我看着就害怕', '那部电影我看着就想哭', '他写的字我看着就心慌'],
  read: (match) =>
    isTopic(match.raw('value') ?? '') && !/歌|电影|新闻|照片|结局|视频|话/u.test(match.raw('value') ?? '')
      ? take(match, 'fear')
      : null,
})

const SCARED =
  /(?:(?:都|总|每次都?|经常|老是)?(?:会|能))?被(?<value>[^,我你他她它这那]{1,8}?)(?:给)?吓(?:哭|死|到|尿|晕|跑|得[^,]{1,6})[过了的啊呢]{0,2}$/gu

const AGAIN = /(?:会|总|每次|经常|老是|从小|小时候|常常)(?:都|就|能)?$/u

/** "我真的会被蟑螂吓哭": what does so again and again. */
export const fearScaredBy: ExtractionRule = ownRule({
  id: 'zh/fear.scared-by',
  priority: 84,
  confidence: 0.92,
  anchors: ['吓'],
  pattern: SCARED,
  elided: 'chat',
  examples: [{ text: '我每次都会被毛毛虫吓哭', cards: [{ slot: 'fear', value: '毛毛虫' }] }],
  counterExamples: ['我被他吓哭了', '我昨天被蟑螂吓到了', '你会被蟑螂吓哭吗？'],
  read: (match, frame) =>
    frame.negative ||
    !(AGAIN.test(match.before) || /^[^被]*(?:会|能)被/u.test(match.text)) ||
    /自己|人$|老师|声音$/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'fear'),
})
