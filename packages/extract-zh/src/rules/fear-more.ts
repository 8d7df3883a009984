import { isTopic } from '../frame/topic.ts'
import type { ExtractionRule } from '@recollect/core'
import { ownRule } from '../frame/own-rule.ts'
import { take } from '../frame/take.ts'

const AFRAID =
  /(?:怕|害怕|恐惧|畏惧|惧怕|怵|发怵)(?:的)?(?:东西|事情?|动物)?(?:就|还|当然|永远)?(?:是|:)?(?<value>[^,你您他她我怕]{1,12}?)(?:怕得(?:要死|不行|要命)|得要死|得不行|得要命|极了|得很|死了)?(?:了|的|啊|呢|哈){0,2}$/gu
const STRONG =
  /(?:最|特别|非常|超|超级|从小就?|打小就?|天生|一直|一直都|很|可|真的?|贼|巨|挺|蛮|有点儿?|比较|好|就|也|都|还|胆小|一向|生来|极其|极度|什么都不怕就|啥都不怕就)$/u
const WORRY =
  /不|会|没|出现|情况|影响|这种|花钱|我|孩子|^(?:是|的|了|着|死了|不|没|就|再|被|会|来|得|什么|谁|啥|万一|影响|耽误|麻烦|打扰|忘|迟到|错过|吵到|说错|做错|生人$|胖$|老婆$|极|吗|呢|到时|以后|有人|人家|别人|自己)|[吗呢]$|得罪|失望|误会|来不及|赶不上|后悔/u

/** "从小就怕打雷", "最怕的就是打针". */
export const fearBare: ExtractionRule = ownRule({
  id: 'zh/fear.bare',
  priority: 70,
  confidence: 0.92,
  anchors: ['怕', '恐惧', '畏惧', '怵'],
  pattern: AFRAID,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '从小就怕打雷', cards: [{ slot: 'fear', value: '打雷' }] },
    { text: '我最怕的就是抽血', cards: [{ slot: 'fear', value: '抽血' }] },
    { text: '小时候最怕的就是抽血', cards: [{ slot: 'fear', value: '抽血', tense: 'past' }] },
  ],
  counterExamples: [
    '怕来不及',
    '就怕他生气',
    '最怕你不开心',
    '恐怕下雨',
    '怕什么',
    '他从小就怕打雷',
    '我不怕打雷',
  ],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (
      value.length > 4 &&
      /(?:就|真的?|还|好|也|都)$/u.test(match.before) &&
      !/什么都|啥都|从小|天不怕|打小/u.test(match.before)
    )
      return null
    if (frame.negative || !STRONG.test(match.before) || WORRY.test(match.raw('value') ?? '')) return null
    return take(match, 'fear')
  },
})

const PHOBIA =
  /(?:有|得了|患有|是)?(?:点|点儿|一点|严重的?|重度|轻微的?|轻度|很严重的?|超级?|有点|非常|特别|比较){0,3}(?<value>恐[高飞水狗猫黑鸟蛇虫血婚育针]|怕[黑水狗猫蛇虫鬼高血痛疼热冷吵痒]|(?:密集|幽闭|幽闭空间|深海|巨物|蜘蛛|小丑|社交|广场|尖锐物?|飞行|黑暗|牙医|打针|昆虫|异形|婚姻|密集物体|高空|社交)恐惧症?|晕血|晕针)(?:患者|人士|星人|症患者|不怕[冷热])?(?:的人|体质)?(?:一枚|一个)?(?:的|了|啊|呢|哈){0,2}$/gu
/** An illness with a name of its own is filed there. */
const ILLNESS = /社交/u

/** "我恐高", "我有点密集恐惧症". */
export const fearPhobia: ExtractionRule = ownRule({
  id: 'zh/fear.phobia',
  priority: 87,
  confidence: 0.95,
  anchors: [
    '恐',
    '怕黑',
    '怕水',
    '怕狗',
    '怕猫',
    '怕蛇',
    '怕虫',
    '怕鬼',
    '怕高',
    '怕血',
    '怕痛',
    '怕疼',
    '晕血',
    '晕针',
  ],
  pattern: PHOBIA,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '本人恐高', cards: [{ slot: 'fear', value: '恐高' }] },
    { text: '我儿子怕黑', cards: [{ slot: 'fear', value: '怕黑', entity: 'user.son' }] },
  ],
  counterExamples: ['他恐高', '你恐高吗？', '我不恐高', '恐高怎么办'],
  read: (match, frame) =>
    frame.negative || frame.over || ILLNESS.test(match.raw('value') ?? '') ? null : take(match, 'fear'),
})

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
  `一?(?:看到|看见|见到|见着|见|遇到|遇见|碰到|碰见|听到|听见|闻到|想到|摸到|看|听|站在|走|坐|上|进|提到|想起|提起|说起|(?=上台|当众|演讲|考试|说话|打针|抽血|坐车|坐船|坐飞机|下水|面试|走夜路|过桥|关灯|天黑|一个人))(?<value>[^,我你他她这那]{1,10}?)(?:我)?(?:到现在|现在|至今)?(?:就|都会|会|总是|总会|还|都还|仍然?)(?:会|要|直|开始|忍不住|想|浑身|全身|觉得|感到){0,2}(?:${SHIVERS})(?:的|了|啊){0,2}$`,
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
    if (frame.negative || /歌|电影|新闻|消息|照片|结局|视频|话|故事/u.test(match.raw('value') ?? ''))
      return null
    return take(match, 'fear')
  },
})

const DARES_NOT =
  /不(?:太|怎么|大)?敢(?<value>(?:一个人|独自|自己)(?:睡|在家|走夜路|坐|住|待|去|上|出门|过)[^,你他她我]{0,6}?|(?:坐|玩|乘)(?:过山车|飞机|电梯|缆车|跳楼机|摩天轮|船|海盗船|扶梯|大摆锤|蹦极)|看(?:恐怖片|鬼片|血|惊悚片|恐怖电影)|(?:走)?(?:夜路|玻璃栈道|独木桥)|(?:摸|碰|靠近|养|抓|看)(?:狗|猫|蛇|虫子?|蟑螂|老鼠|蜘蛛|鸟|鱼|鸡|兔子|青蛙|毛毛虫)|关灯睡觉?|下水|爬高|开高速|开夜车|上高速|开车上路|蹦极|跳伞|打针|抽血|献血|去看牙医?|看牙医?|往下看|吃(?:生鱼片|昆虫|虫子|内脏|蛇肉?|狗肉|兔肉|生的|辣)|进鬼屋|玩鬼屋|潜水)(?:的|了|啊)?$/gu

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
  read: (match) => take(match, 'fear'),
})

const FRIGHTENS =
  /^(?<value>[^,我你您他她]{1,12}?)(?:最|总|真的|会|很|一直|特别|总是|能|每次都){0,3}(?:让|令|使)我(?:很|特别|非常|感到|觉得|最|无比|打心底|有点){0,3}(?:害怕|恐惧|毛骨悚然|头皮发麻|发毛|发怵|瑟瑟发抖|胆战心惊|不寒而栗|心惊胆战)(?:的|了|啊)?$/gu

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
  `^(?<value>[^,我你您他她]{1,10}?)我(?:一|只要|光是?|每次)?(?:看|想|听|闻|摸|提|见|碰)(?:着|到|见|起|一眼|上去)?(?:就|都|都会|就会)(?:觉得|感觉|浑身|全身|想|忍不住){0,2}(?:${SHIVERS})(?:的|了|啊){0,2}$`,
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
