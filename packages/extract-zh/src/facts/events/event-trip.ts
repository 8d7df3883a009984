import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { destinationAt, DESTINATION_ANCHORS } from '../../text/destinations.ts'
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

const COMPANY =
  '(?:(?:跟着?|和|与|同|带着?|陪着?|约着?|叫上|拉着)[^,你您他她它我和与跟]{1,8}?|跟团|自驾|组团|全家|一家人|一个人|独自|自己|单独|坐[^,你我]{1,4}?|骑[^,你我]{1,4}?|开车|徒步|包车|拼车|请了[^,]{1,4}假|趁[^,]{1,6}?|利用[^,]{1,6}?){0,3}(?:一起|一块儿?)?'
const GO =
  '(?:参观|游览|看|跑去|飞去|赶去|溜去|开车去|自驾去|徒步去|骑车去|去爬|去逛|去看|去玩|去登|去游|去|到|飞到?|跑到?|逛|游览|游|爬|登上?|打卡|玩|走|转|路过|途经|穿越|环|重游|回)'
const JOURNEY = new RegExp(
  `(?<value>${COMPANY}${GO}(?:了|过|完|(?<=[去飞回])的)?(?:(?:一)?[趟次圈回座]|两[趟次]|[三四五六七八九]次|几[趟次])?(?<where>[\\p{Script=Han}0-9]{2,12}?)(?<rest>(?:玩|待|呆|住|逛|转|走|旅游|旅行|度假|度蜜月|出差|自驾|徒步|露营|滑雪|泡温泉|看|吃|拍|参加|爬|办|培训|交换|考察|见|跑|接|散心|过年|过节|过冬|避暑|探亲|朝圣|游学|研学|支教|写生|团建|打卡|赶海|骑行)[^,你您他她它]{0,12}?)?)(?:了)?(?:[一两二三四五六七八九十几半\\d]{1,3}(?:个)?(?:天|晚|夜|周|星期|月|日|趟|次|圈))?(?:了|的|啊|呢|哈|啦|就?回来|一圈|一趟|一次|一回){0,4}$`,
  'gu',
)
const DONE = /了|过(?![年节冬来去])|完|回来$|的$|[去飞回]的/u
const GONE =
  /去年|前年|昨|前天|前几|前阵|前段|上个?[周月星礼学半]|以前|之前|[年月天周]前|那年|小时候|曾|刚|国庆|五一|暑假|寒假|春节|元旦|中秋|端午|清明/u
const COMMUTE = /^(?:上班|上学|开会|公司|学校|这|那|哪)/u

/** "元旦和小姐妹去哈尔滨看冰雕了", "上周爬了趟华山": a journey to a place one travels to. */
export const eventJourney: ExtractionRule = factRule({
  id: 'zh/event.journey',
  priority: 65,
  confidence: 0.92,
  anchors: DESTINATION_ANCHORS,
  pattern: JOURNEY,
  elided: 'chat',
  event: true,
  examples: [
    {
      text: '元旦和小姐妹去哈尔滨看冰雕了',
      cards: [{ slot: 'event_travel', value: '和小姐妹去哈尔滨看冰雕' }],
    },
    { text: '我上周末爬了趟华山', cards: [{ slot: 'event_travel', value: '爬了趟华山' }] },
  ],
  counterExamples: ['他去哈尔滨了', '我想去华山', '明天去西湖', '你去过长城吗', '怎么去颐和园', '我去厕所了'],
  read: (match, frame) => {
    const where = match.raw('where') ?? ''
    const length = destinationAt(where)
    if (length === 0 || length < where.length - LONGEST_TAIL || COMMUTE.test(where) || frame.negative)
      return null
    if (OFTEN.test(match.before)) return null
    const when = frame.modifiers.when ?? ''
    if (!DONE.test(match.text) && !/昨|前天|去年|前年|上个?[周月]/u.test(when)) return null
    return frame.explicit || GONE.test(when) || GONE.test(match.clause.sentence.text) || isOpening(match)
      ? take(match, 'event_travel')
      : null
  },
})
/** Habits are no journeys. */
const OFTEN = /经常|常常|老$|每年|每次|每个|总是?$|有时/u
const LONGEST_TAIL = 4
/** "刚从敦煌回来", "去了趟敦煌" at the beginning of a short message. */
const isOpening = ({ clause, text }: RuleMatch): boolean =>
  clause.index === 0 && clause.sentence.message.length <= LONGEST_CHAT && /了/u.test(text)
const LONGEST_CHAT = 40
