import type { ExtractionRule } from '@recollect/core/extraction'
import { destinationAt } from '../../text/destinations.ts'
import { factRule } from '../../text/fact-rule.ts'
import { isKnownPlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'

const TRIP =
  /(?<value>(?:跟团|自驾|自己|一个人|全家|带[^,你]{1,6}|和[^,你我]{1,6}|陪[^,你]{1,6}|坐[^,你]{1,4}|骑[^,你]{0,3}|开车|徒步|组团){0,2}(?:去|跑|走|玩|飞|回|到|逛)(?:了)?(?:一)?(?:趟|圈|回|次)(?<where>[^,你他她我的这那]{2,12}?))(?:了|的|啊|玩|旅游|旅行){0,3}$/gu

/** "我上个月跟团去了趟贵州". */
export const eventTrip: ExtractionRule = factRule({
  id: 'zh/event.trip',
  priority: 67,
  confidence: 0.94,
  anchors: ['趟', '圈', '去了回', '去了次', '去了一次', '去了一回'],
  pattern: TRIP,
  elided: 'chat',
  event: true,
  examples: [{ text: '五一我们自驾跑了趟青海', cards: [{ slot: 'event_travel', value: '自驾跑了趟青海' }] }],
  counterExamples: ['他去了趟贵州', '我去了趟厕所', '我想去趟贵州', '我去趟超市', '你去了趟哪？'],
  read: (match, frame) =>
    frame.negative || !/了/u.test(match.text) || !isPlace(match.raw('where') ?? '')
      ? null
      : take(match, 'event_travel'),
})

const BACK =
  /从(?<where>[\p{Script=Han}]{2,8}?)(?<value>(?:(?:飞|坐[^,]{1,3}|开车|出差|出完差|旅游|旅行|玩|浪|耍|转|逛|待|呆|自驾|度假|度完假|度蜜月|度完蜜月|留学|培训|开完会|爬山)(?:了|完)?(?:一[圈趟周]|几天|[一两二三四五六七八九十半\d]{1,2}(?:天|周|个月))?(?:刚)?)?(?:回来|归来|回到家|落地))(?:了|的|啊)?$/gu

/** "我昨天刚从曼谷飞回来". */
export const eventBack: ExtractionRule = factRule({
  id: 'zh/event.back',
  priority: 66,
  confidence: 0.93,
  anchors: ['回来', '归来', '回到家', '落地'],
  pattern: BACK,
  elided: 'chat',
  event: true,
  examples: [{ text: '我昨天刚从清迈飞回来', cards: [{ slot: 'event_travel', value: '清迈' }] }],
  counterExamples: ['他从清迈飞回来了', '我从超市回来了', '你什么时候从北京回来？'],
  read: (match, frame) => {
    const where = match.capture('where')
    return where && !frame.negative && isPlace(match.raw('where') ?? '')
      ? { slot: 'event_travel', value: where }
      : null
  },
})

const isPlace = (where: string): boolean =>
  isKnownPlace(where) ||
  destinationAt(where) === where.length ||
  /(?:草原|沙漠|雪山|古镇|海岛|国外|西部|环线|大环线|迪士尼|环球影城|长隆|欢乐谷|方特|海边|老家|线|古城|雪乡|景区)$/u.test(
    where,
  )
