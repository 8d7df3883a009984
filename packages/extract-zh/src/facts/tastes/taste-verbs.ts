import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { isTopic } from '../../text/topic.ts'
import { take } from '../../text/take.ts'
import { CANNOT_BEAR, LIKING } from '../../lexicon/tastes/tastes.ts'
import { oneOf } from '../../text/patterns.ts'

const WITH_OBJECT = new RegExp(
  `(?:${oneOf(LIKING)}|(?<=最近|一直|这阵子|天天|现在)(?:都|也)?在追(?!你|上|求|究|责|踪|赶|逐|查|问|加)|(?<=特别|超级?|很|最|一直|贼|巨|挺|可)迷(?=[\\p{Script=Han}a-z]{2})(?![茫惑路失信糊人恋之宫离彩语雾奸药])|就好(?=[吃喝玩打钓赌听看这那])|(?<=我|爸|妈|爷|公)好(?=喝[两几一][口杯]|打牌|打麻将|下棋|吃[辣甜酸肉]|热闹|面子)|(?<![可真亲恋酷])爱好|爱上了?(?!海|网|班|课|学|街|山|饶|虞|台|香|火))上?(?:了|的是|的就是)?(?<value>(?:[^,你您他她我]|(?<=吉)他){1,24}?)(?:这(?:一)?口|这个?东西|这玩意儿?|之类的?|什么的)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)
const NO_THING =
  /^之一|^(?:开始|出发|说起|左|入面)|这个题材|陌生人|(?:男|女)(?:人|生|孩)|的人$|同学|同事|老师|老板|(?:一个|这个|那个)人|^(?:即|就是|还是)|的.{1,6}(?:也|都|就|已经|没|不)|去找|^(?:的|了|着|不|没|就|也|都|过|得|死|这|那|一个人$|自己|谁|什么|地|度|者|症|广泛|很多|多$|有|是|好|中|于|点|情|护|心|上|和平|吧|吗)|的(?:人|朋友|话|可以|小伙伴)|吗$|不起$/u

/** "我迷恋X", "最近迷上了X", "就好X": the less common verbs of liking. */
export const tasteLikes: ExtractionRule = ownRule({
  id: 'zh/taste.likes',
  priority: 71,
  confidence: 0.97,
  anchors: [
    ...LIKING,
    '在追',
    '特别迷',
    '超迷',
    '超级迷',
    '很迷',
    '最迷',
    '一直迷',
    '贼迷',
    '巨迷',
    '挺迷',
    '可迷',
    '爱上',
    '就好',
    '爱好',
    '好喝',
    '好打',
    '好下',
    '好吃',
    '好热闹',
    '好面子',
  ],
  pattern: WITH_OBJECT,
  elided: 'speaker',
  readsNegation: true,
  examples: [
    { text: '最近迷上了滑板', cards: [{ slot: 'likes', value: '滑板' }] },
    { text: '我可稀罕小猫了', cards: [{ slot: 'likes', value: '小猫' }] },
  ],
  counterExamples: ['他迷上了滑板', '我迷上你了', '宣传一下', '你迷上什么了？', '爱好和平', '我不稀罕这些'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (/^[吃喝看听玩做]$/u.test(value) && !match.text.startsWith('就爱')) return null
    if (
      /^(?:欣赏|佩服|敬佩|仰慕|敬仰|钦佩)/u.test(match.text) &&
      !/(?:很|挺|最|特别|非常|一直|超|真|蛮|还|都)$/u.test(match.before)
    )
      return null
    if (NO_THING.test(value) || /^宣/u.test(match.text)) return null
    if (frame.over || frame.modifiers.ceased) return take(match, 'likes', { relation: 'retracts' })
    if (frame.negative) return /^(?:稀罕|拒绝|抵|抗)/u.test(match.text) ? null : take(match, 'dislikes')
    return take(match, 'likes')
  },
})

const LOATHED = new RegExp(
  `(?:${oneOf(CANNOT_BEAR)}|(?<=最|真|实在|特别|超|超级|巨|贼)(?:烦(?![躁恼闷心琐杂忙乱死了透人])|恨|讨厌|反感|厌恶|嫌弃|不爱|不喜欢|不想|不能忍|不能接受|看不惯|看不上|看不起|瞧不上|瞧不起)|讨厌透了|恨透了|烦透了|烦死了|讨厌死了|拒绝(?=[吃喝看])|不待见|不耐烦|嫌恶|嫌烦|看不上|瞧不上)(?:的(?:[\\p{Script=Han}]{1,6}?)??(?:就|还|当然|永远)?(?:是|:|莫过于))?(?<value>(?:[^,你您他她我]|(?<=吉)他){1,24}?)(?:的[\\p{Script=Han}]{1,5}(?:报到|举手|路过|飘过|在此|一枚))?(?:这(?:种|类|个)(?:东西|食物|人|事|行为|玩意儿?)|之类的?|什么的)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$`,
  'gu',
)
const OF_A_MOMENT =
  /^(?:的|了|着|不|没|就|也|都|这|那|它|啊|今天|现在|一直|自己|人$|吗|呢|看|说话|承认|去|死|到|见人$|得|再|太|得不|要|想)|这样|今天|吗$|多$/u

/** "受不了别人抖腿", "最烦的就是插队的", "我欣赏不来抽象画". */
export const tasteLoathes: ExtractionRule = ownRule({
  id: 'zh/taste.loathes',
  priority: 73,
  confidence: 0.97,
  anchors: [
    ...CANNOT_BEAR,
    '烦',
    '恨',
    '讨厌',
    '反感',
    '厌恶',
    '嫌',
    '不爱',
    '不喜欢',
    '不想',
    '不能',
    '看不',
    '瞧不',
    '拒绝',
    '不待见',
    '不耐烦',
  ],
  pattern: LOATHED,
  elided: 'speaker',
  readsNegation: true,
  examples: [
    { text: '受不了别人抖腿', cards: [{ slot: 'dislikes', value: '别人抖腿' }] },
    { text: '我最烦的就是插队的人', cards: [{ slot: 'dislikes', value: '插队的人' }] },
    { text: '我欣赏不来抽象画', cards: [{ slot: 'dislikes', value: '抽象画' }] },
  ],
  counterExamples: ['受不了了', '真受不了你', '最烦你这样', '他受不了别人抖腿', '烦死了', '受不了这天气'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (frame.negative || OF_A_MOMENT.test(value)) return null
    if (/^[看听吃喝]不下去?.*了$/u.test(match.text)) return null
    if (/^(?:无法|不能|没法|难以|接受不)/u.test(match.text) && value.length > 8) return null
    if (/不想/u.test(match.text.slice(0, 3)) && !/^(?:看到|看见|听到|遇到|做|吃|干)/u.test(value)) return null
    return take(match, 'dislikes')
  },
})

const BARE =
  /(?<verb>喜欢|热爱|酷爱|偏爱|钟爱|痴迷|沉迷|爱|讨厌|反感|厌恶|嫌弃)(?:上了?|的(?:就|还|永远|一直)?是)?(?<value>(?:[^,你您他她它我]|(?<=吉)他){1,16}?)(?:这(?:一)?口|之类的?|什么的|类型的)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu
const DEGREE =
  /(?:超|超级|最|最最|特别|非常|好|真的?|真心|很|巨|贼|狂|从小就?|打小就?|一直|一直都|也|还|不|不太|不怎么|不大|不是很|不咋|平时|平时就|挺|蛮|比较|尤其|就|可|一向|向来|天生|生来|现在|最近|个人|本人|其实|确实|业余|特|老|忒|从来不|不再|是真|是真的|倒是挺|还挺|依然|始终|只|更|尤其)$/u
const DOES =
  /^(?:买|聊|喂|翻|追|刷|囤|搞|逗|弹|收|闻|摸|撸|踢|跟|和|去|吃|喝|看|听|玩|打|做|逛|画|写|读|唱|跳|跑|爬|钓|骑|养|种|穿|拍|学|旅|运动|研究|收集|收藏|泡|睡)/u
const NO_TASTE =
  /^(?:的|了|着|不|没|就|也|都|过|得|死|这|那|谁|什么|上|好|情|心|护|人$|自己|你|而|莫|屋|意|慕|是|有|可以|请|一个人$|和|过的|国|吗|戴|称|就是|看就|吃不|来不|面子|咋|走|理|信|干净|说谎)|的(?:人|朋友|话|可以|小伙伴|同学|宝子|姐妹|请|都|就|来|举手|男|女|东西)|(?:就|请|可以|欢迎|进来|点赞|关注|收藏|记得|赶紧|快来|的$)|上(?:了)?(?:一?个|那|这)/u

/** "超喜欢泡温泉", "不爱吃辣": what begins a message with neither subject nor doubt. */
export const tasteBare: ExtractionRule = ownRule({
  id: 'zh/taste.bare',
  priority: 69,
  confidence: 0.93,
  anchors: ['喜欢', '爱', '痴迷', '沉迷', '讨厌', '反感', '厌恶', '嫌弃'],
  pattern: BARE,
  elided: 'speaker',
  readsNegation: true,
  examples: [
    { text: '超喜欢泡温泉', cards: [{ slot: 'likes', value: '泡温泉' }] },
    { text: '不太爱吃甜的', cards: [{ slot: 'dislikes', value: '吃甜' }] },
  ],
  counterExamples: [
    '喜欢就买',
    '好喜欢这张照片',
    '喜欢的朋友点个赞',
    '太喜欢你了',
    '讨厌',
    '爱了爱了',
    '最讨厌你了',
    '不喜欢就别看',
    '喜欢看书的人运气不会差',
  ],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const verb = match.raw('verb') ?? ''
    const everything = /^(?:一切|所有|各种)/u.test(value)
    if (frame.explicit || frame.modifiers.twiceDenied || (NO_TASTE.test(value) && !everything)) return null
    if (value.length < 2 || /去找|睡$|奶$|吃手|自己|^打(?:爸|妈|人)|的(?:孩子|人|学生)$/u.test(value))
      return null
    const loath = /^(?:讨|反|厌|嫌)/u.test(verb) && value.length > 1 && !/^(?:鬼|死|啦|极)/u.test(value)
    if (value.length > 10 && value.includes('的')) return null
    if (!DEGREE.test(match.before) && !DOES.test(value) && !loath && !everything) return null
    if (verb === '爱' && !DOES.test(value) && !/[最不太超独就]$/u.test(match.before)) return null
    if (/^(?:讨|反|厌|嫌)/u.test(verb)) return frame.negative ? null : take(match, 'dislikes')
    if (frame.modifiers.ceased || frame.modifiers.less) return take(match, 'likes', { relation: 'retracts' })
    return take(match, frame.negative ? 'dislikes' : 'likes')
  },
})

const FAN =
  /(?:(?:是|算是?|属于|当了[^,]{1,6}的|做了[^,]{1,6}的|成了?)(?:一?[个名枚位只])?(?:资深|忠实|铁杆|骨灰级|十年|多年|老|超级|狂热|死忠|重度|标准|妥妥的|典型的?|地道的?|纯正的?|名副其实的?|的){0,3})?(?<value>(?:[^,我你他她是]|(?<=吉)他){1,10}?)(?:的)?(?:超级|头号|资深|多年)?(?:十级爱好者|狂热爱好者|资深爱好者|重度爱好者|深度爱好者|业余爱好者|爱好者|忠实粉丝|铁杆粉丝|真爱粉|脑残粉|死忠粉|忠粉|迷弟|迷妹|拥趸|信徒|星人|脑袋|狂热分子|狂人|狂魔|十级学者|忠实观众|忠实读者|忠实听众|头子|骨灰粉|小粉丝|粉丝|铁粉|老粉)(?:一枚|一个|一只|路过|飘过|报到|举手|在此|没救了|无疑|实锤|本人)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我是张学友的真爱粉", "甜食脑袋一枚". */
export const tasteFan: ExtractionRule = ownRule({
  id: 'zh/taste.fan',
  priority: 96,
  confidence: 0.93,
  anchors: [
    '爱好者',
    '粉',
    '迷弟',
    '迷妹',
    '拥趸',
    '信徒',
    '星人',
    '脑袋',
    '狂热',
    '狂人',
    '狂魔',
    '十级',
    '忠实',
    '头子',
    '重度',
  ],
  pattern: FAN,
  elided: 'speaker',
  examples: [{ text: '我是苏打绿的真爱粉', cards: [{ slot: 'likes', value: '苏打绿' }] }],
  counterExamples: ['他是苏打绿的粉丝', '我有一万粉丝', '你是谁的粉丝？', '面粉', '米粉真好吃', '我吃米粉'],
  read: (match, frame) => {
    const said = /^(?:是|算|属|当|做|成)/u.test(match.text)
    const value = match.raw('value') ?? ''
    if (
      frame.negative ||
      frame.over ||
      (!said &&
        !/(?:一枚|一个|一只|脑袋|真爱粉|死忠粉|铁粉|狂魔|狂热分子|没救|无疑|实锤|本人|路过|飘过|报到|举手|在此)|^(?!.*(?:欢迎|各位|广大)).{2,8}爱好者$/u.test(
          match.text,
        ))
    )
      return null
    if (
      !isTopic(value) ||
      /[千万百\d]$|^(?:有|涨|掉|新|喝|吃|做|老|米|面|花|奶(?!茶)|凉|腻|这|外|单)/u.test(value)
    )
      return null
    return take(match, 'likes')
  },
})
