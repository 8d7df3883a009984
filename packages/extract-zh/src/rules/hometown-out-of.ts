import type { ExtractionRule } from '@recollect/core'
import { isCountry, isKnownPlace } from '../frame/places.ts'
import { ownRule } from '../frame/own-rule.ts'
import { take } from '../frame/take.ts'

const OUT_OF =
  /(?:是|就是|也是)?(?:从)?(?<value>[^,你您他她它我了过在从是]{0,6}?(?:农村|山里|大山|小山村|山沟沟?|乡下|小县城|县城|小地方|小镇|小城市|小渔村|渔村|牧区|林区|矿区|海岛|岛上|部队大院|大院|胡同|弄堂|城中村|革命老区|老区|单亲家庭|黄土高坡|大草原|草原))(?:里|上)?(?:出来|走出来|出身|爬出来|飞出来|长大|来|考出来)的?(?:人|孩子|娃儿?|小孩|女孩|男孩|姑娘|穷孩子|穷小子|野孩子)?(?:的)?(?:了|啊|呢)?$/gu

/** "我啊，农村出来的", "我是大山里走出来的孩子". */
export const hometownOutOf: ExtractionRule = ownRule({
  id: 'zh/hometown.out-of',
  priority: 90,
  confidence: 0.93,
  anchors: ['出来', '出身', '长大', '里来', '村来', '镇来', '城来', '下来的'],
  pattern: OUT_OF,
  elided: 'chat',
  event: true,
  examples: [{ text: '我是大山里走出来的孩子', cards: [{ slot: 'hometown', value: '大山' }] }],
  counterExamples: ['他是农村出来的', '刚从胡同里出来', '你是农村出来的吗？', '牛从山里出来'],
  read: (match, frame) =>
    frame.negative ||
    /刚|才|正/u.test(match.before) ||
    !/的|长大|出身/u.test(match.text) ||
    /家庭/u.test(match.text)
      ? null
      : take(match, 'hometown'),
})

const AS_ONE =
  /(?:我|俺|本人|咱)(?:这个|这么个|一个|一|作为一个|身为一个|作为|身为|堂堂)(?:地道的?|土生土长的?|纯正的?|正宗的?|老)?(?<value>\p{Script=Han}{2,6}?)(?:人|娃|妹子|姑娘|汉子|小伙子?|女人|男人)(?=$|[在都从竟居也是就怎第来去吃])(?<rest>[^,]{0,20})$/gu

/** "我一个广西人在东北念的大学": where from, in apposition. */
export const hometownApposed: ExtractionRule = ownRule({
  id: 'zh/hometown.apposed',
  priority: 94,
  confidence: 0.92,
  anchors: ['我一个', '我这个', '我作为', '我身为', '俺一个', '我一', '本人一', '咱一个', '我堂堂'],
  pattern: AS_ONE,
  elided: 'speaker',
  event: true,
  examples: [{ text: '我一个贵州人居然不吃辣', cards: [{ slot: 'hometown', value: '贵州' }] }],
  counterExamples: ['他一个贵州人不吃辣', '我一个人在贵州', '他说我一个贵州人'],
  read: (match) => {
    const value = match.capture('value')
    if (!value || !isKnownPlace(match.raw('value') ?? '')) return null
    return {
      slot: isCountry(match.raw('value') ?? '') ? 'nationality' : 'hometown',
      value,
      at: { text: value.text, span: value.span },
    }
  },
})
