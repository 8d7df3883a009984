import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isCountry, isKnownPlace, looksLikeRegion } from '../../text/places.ts'
import { take } from '../../text/take.ts'
import { CITIES } from '../../lexicon/home/places.ts'

const PLACE = '(?:一[个座片])?(?<value>[^,的了过你我他她什哪]{2,20}?)'
/** A short name may be a place nobody listed; what ends so is something else. */
const FROM_SOMEWHERE =
  /^(?:\p{Script=Han}{2,4}(?<![评宗社报司院团队部网组族媒厂店家庭心星系球站界]))$|^[a-z]/u
const FROM = new RegExp(
  `(?:(?:来自于?|出身于?|出生于|出生在|生于|生在|诞生于|是从(?=.{2,12}来的)|籍贯(?:是|为|:)?|(?:老家|家乡|故乡|祖籍)(?:就|也|其实|原本)?(?:是|在|为|:)?)${PLACE})(?:人|来的?|那边|这边|的(?:\\p{Script=Han}{1,4})?)?(?:了|啊)?$`,
  'gu',
)

/** "我来自X", "老家在X", "我出生在X". */
export const hometownFrom: ExtractionRule = factRule({
  id: 'zh/hometown.from',
  priority: 88,
  confidence: 0.98,
  anchors: ['来自', '出身', '出生', '生于', '生在', '诞生', '是从', '籍贯', '老家', '家乡', '故乡', '祖籍'],
  pattern: FROM,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我来自贵州', cards: [{ slot: 'hometown', value: '贵州' }] },
    { text: '我老家在蚌埠', cards: [{ slot: 'hometown', value: '蚌埠' }] },
    { text: '我外婆来自苏北', cards: [{ slot: 'hometown', value: '苏北', entity: 'user.grandmother' }] },
  ],
  counterExamples: ['你来自哪里？', '他来自法国', '这个消息来自网络', '我老家在修路'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (/^(?:老家|家乡|故乡|祖籍)(?![是在为:就也])/u.test(match.text) && !isKnownPlace(value)) return null
    if (
      /^来自/u.test(match.text) &&
      !(frame.explicit && FROM_SOMEWHERE.test(value)) &&
      !looksLikeRegion(value)
    )
      return null
    if (/^出身/u.test(match.text) && !looksLikeRegion(value) && !/农村|山区|乡下/u.test(value)) return null
    if (/^来自/u.test(match.text) && !frame.explicit && /的\p{Script=Han}{1,12}$/u.test(match.text))
      return null
    if (/^(?:偏僻|偏远|遥远|贫穷|贫困|落后|普通)$/u.test(value)) return null
    return /^\d|年$|^(?:修|盖|建|过|那|这|家|下雨|下雪|富|贫|穷|单亲|普通)/u.test(value)
      ? null
      : take(match, 'hometown')
  },
})

const NATIVE =
  /(?:是|(?<=我|我也|本人|俺|俺也|咱|我们|咱们|老婆|老公|爸|妈)|(?<![^,。\s])(?=地道|地地道道|土生土长|正宗|纯正|正儿八经|如假包换|实打实|妥妥|老\p{Script=Han}{2,4}人))(?:一)?(?:个|名|位)?(?:地道的?|地地道道的?|土生土长的?|正宗的?|正儿八经的?|如假包换的?|实打实的?|妥妥的?|老|纯|标准的?|普通的?|来自)?(?!也)(?<value>(?:(?!是)\p{Script=Han}){2,10}?)(?:本地)?(?:人氏|人|银|的|嘞|滴|娃儿?|伢子?|崽|仔|妹儿|老表|丫头|妹子|姑娘|小伙子?|汉子|女孩|男孩|土著)(?:了|啊|呢|哦)?$/gu

/** "我是X人", X a place in the country. */
export const hometownNative: ExtractionRule = factRule({
  id: 'zh/hometown.native',
  priority: 93,
  confidence: 0.97,
  anchors: [
    '是',
    '人',
    '土生土长',
    '娃',
    '伢',
    '崽',
    '仔',
    '妹儿',
    '老表',
    '丫头',
    '妹子',
    '姑娘',
    '小伙',
    '汉子',
    '女孩',
    '男孩',
    '土著',
    ...CITIES.map((place) => `${place}的`),
  ],
  pattern: NATIVE,
  elided: 'chat',
  examples: [{ text: '我是土生土长的绍兴人', cards: [{ slot: 'hometown', value: '绍兴' }] }],
  counterExamples: ['我是过来人', '他是绍兴人', '我是下辈子的上海人', '我北京的朋友', '老北京人都知道'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const bare = !/^是/u.test(match.text)
    if (!frame.explicit && !bare && match.clause.index === 0) return null
    return looksLikeRegion(value) &&
      !isCountry(value) &&
      (!(bare || /的$/u.test(match.text)) || isKnownPlace(value))
      ? take(match, 'hometown')
      : null
  },
})

const RAISED =
  /(?:是|从小){0,4}在(?:一[个座])?(?<value>[^,的了过你我他她]{2,20}?)(?:里|那边)?(?:土生土长|出生长大|出生|长大成人|长大|生的)(?:的)?(?:了)?$/gu

/** "我在X长大". */
export const hometownRaised: ExtractionRule = factRule({
  id: 'zh/hometown.raised',
  priority: 89,
  confidence: 0.96,
  anchors: ['长大', '出生', '土生土长', '生的'],
  pattern: RAISED,
  event: true,
  examples: [{ text: '我是在海边小镇长大的', cards: [{ slot: 'hometown', value: '海边小镇' }] }],
  counterExamples: ['他在重庆长大', '孩子在慢慢长大'],
  read: (match) =>
    /慢|渐|已经|手机|网络|温室|不|照顾|呵护|陪伴|环境|年$|月$|家庭|环境|医院|家$|^\d/u.test(
      match.raw('value') ?? '',
    )
      ? null
      : take(match, 'hometown'),
})
