import type { ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isKnownPlace, looksLikePlace } from '../../text/places.ts'
import { before, take } from '../../text/take.ts'
import { DURATION } from '../../text/patterns.ts'

const END = `(?:[这那](?:边|块儿?|一带|一片))?(?:(?<=[市镇庄寓区])里|(?:已经|(?<!成)都|也|有)?${DURATION}了?|(?:有段|一段|很久|好久|多年)(?:时间)?了?|这么?远.*|了|呢)?$`
const PLACE = `(?:一[个座栋间套])?(?<value>[^了过着说想看喜吗]{1,30}?)${END}`

const LIVES_IN = new RegExp(
  `(?:租房|租(?=住)|自己|一个人|全家|独自)?(?:(?:居住|定居|常住|常驻|住)(?:在|于)|(?:漂|窝|蜗居|扎根|落脚)在|(?:定居|常住|常驻)(?!在|于))了?${PLACE}`,
  'gu',
)
const RENTED =
  /(?:现在|目前)?租的?(?:房子?|公寓|单间|屋子)(?:就|也|现在)?(?:是)?在(?<value>[^,了过着说想看喜吗你他她]{2,16}?)(?:那边|那儿|这边)?(?:的)?$/gu
const NOW_AT = new RegExp(`现(?:居住?|住)(?:地|址)?(?:在|于|是|为|:)?${PLACE}`, 'gu')
const LIVES = new RegExp(
  `(?<!居)住(?!在|于|家|校|院|宿|口|房|所|址|手|进|不|得|下|的|这|那|一起|一块|酒店|宾馆|着|过|了)${PLACE}`,
  'gu',
)

/** 现在住滨湖那边: a quarter, as what is no known place is shown to be; 对门 and 上铺 are where, not which. */
const NEIGHBOURHOOD =
  /^(?!.*[不好很太挺的得比和跟与在公宿酒单合大小新老租自帐上下前后里外对门铺坯家婆爸妈哥姐弟妹校院厂])\p{Script=Han}{2,4}$/u
const OVER_THERE = /(?:那边|那块儿?|那一带|那一片)$/u

/** Which floor says not where. */
const FLOOR = /^(?:第?[\d一二三四五六七八九十]{1,3}|顶|底|高|低)[楼层]/u

const PASSING_STAY =
  /^(?:对面|隔壁|楼上|楼下|这|那|哪|几[天晚]|[一两三四五六七\d]+[天晚]|一段|一阵|一会|大房子|小房子|离这|离那|保姆|保母)|(?:酒店|宾馆|旅馆|民宿|医院|招待所|网吧|车里)$/u
const NOT_HOME =
  /^(?:公司|学校|单位|医院|酒店|宾馆|旅馆|民宿|宿舍|家|一起|隔壁|楼上|楼下|附近|那|这)(?:里|里面|附近)?$|家$|[与和跟].{0,20}一起/u

/** 住在X的时候: X was the place at that time. */
const AT_THE_TIME = /的?(?:时候|那时|那[几段]年|那年|那会儿?|期间|时期|日子)/u

/** 最好住在…: what one asks for in a hotel or a flat. */
const WISHED = /(?:最好|尽量|尽可能|争取|希望|要求|必须|需要|可以|能够?|方便|推荐|适合|建议|优先|宁愿|别)$/u

/** More words than a place has, and none that addresses have. */
const TOO_LONG = /^(?!.*(?:[路号区街道巷弄楼栋镇村]|\d)).{13,}|随便|都要|^[和跟与]/u

function dwelling(match: RuleMatch): Proposal | null {
  if (TOO_LONG.test(match.raw('value') ?? '')) return null
  const place = before(match, AT_THE_TIME)
  return take(match, 'location', place.value === undefined ? {} : { ...place, tense: 'past' })
}

/** "现住X", "居住在X". */
export const locationNow: ExtractionRule = factRule({
  id: 'zh/location.now',
  priority: 100,
  confidence: 0.92,
  anchors: ['现住', '现居'],
  pattern: NOW_AT,
  elided: 'speaker',
  examples: [{ text: '现住杭州滨江', cards: [{ slot: 'location', value: '杭州滨江' }] }],
  counterExamples: ['现住户都要登记吗？'],
  read: (match) => take(match, 'location'),
})

/** "我住在X". */
export const locationLiveIn: ExtractionRule = factRule({
  id: 'zh/location.live-in',
  priority: 90,
  confidence: 0.97,
  anchors: ['住在', '住于', '定居', '常住', '常驻', '居住', '漂在', '窝在', '蜗居', '扎根', '落脚'],
  pattern: LIVES_IN,
  elided: 'speaker',
  examples: [
    { text: '我住在青岛市南区', cards: [{ slot: 'location', value: '青岛市南区' }] },
    { text: '我婆婆住在乡下', cards: [{ slot: 'location', value: '乡下', entity: 'user.mother_in_law' }] },
    { text: '我住在烟台的时候很开心', cards: [{ slot: 'location', value: '烟台', tense: 'past' }] },
    { text: '三年前我住在珠海', cards: [{ slot: 'location', value: '珠海', tense: 'past' }] },
  ],
  counterExamples: [
    '你住在哪里？',
    '他住在南京',
    '如果我住在海边就好了',
    '我住在这里',
    '不是我住在烟台，是他',
    '我说我住在烟台是骗你的',
  ],
  read: (match, frame) =>
    NOT_HOME.test(match.raw('value') ?? '') ||
    WISHED.test(match.before) ||
    (/^[漂窝扎落蜗]/u.test(match.text) && !looksLikePlace(match.raw('value') ?? '')) ||
    PASSING_STAY.test(match.raw('value') ?? '') ||
    !(
      frame.explicit ||
      (looksLikePlace(match.raw('value') ?? '') && !/^大城市/u.test(match.raw('value') ?? ''))
    )
      ? null
      : dwelling(match),
})

/** "我住X", without 在. */
export const locationLive: ExtractionRule = factRule({
  id: 'zh/location.live',
  priority: 88,
  confidence: 0.96,
  anchors: ['住'],
  pattern: LIVES,
  elided: 'chat',
  examples: [
    { text: '我住闵行区', cards: [{ slot: 'location', value: '闵行区' }] },
    { text: '房子卖了，现在住滨湖那边', cards: [{ slot: 'location', value: '滨湖' }] },
    { text: '我不住昌平了', cards: [{ slot: 'location', value: '昌平', relation: 'retracts' }] },
  ],
  counterExamples: [
    '我住哪里',
    '我在医院住了三天',
    '我被困住动不了',
    '现在住宿舍',
    '现在住得近',
    '现在住学校',
    '现在住上铺',
    '现在住对门',
    '现在住毛坯',
    '现在住地下',
    '现在住青年旅社',
    '现在住三亚几天',
    '现在住对门那边',
    '现在住沙发',
  ],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    const opens =
      match.clause.index === 0 &&
      /^[\p{Script=Han}\d]{2,14}(?:路|街|街道|号|栋|楼|弄|室|苑|园|里|花园|家园|新村|小区|公寓|大厦|[东西南北]站)$/u.test(
        value,
      )
    const named = isKnownPlace(value) || (NEIGHBOURHOOD.test(value) && OVER_THERE.test(match.text))
    const now =
      /^(?:现在|如今|目前|眼下)/u.test(frame.modifiers.when ?? '') && named && !/[天晚]$/u.test(match.text)
    const bare = !frame.explicit && !opens && !now && !/[市区县镇村路]$/u.test(value)
    if (/[这那几][几两]?[天晚]|今|昨|周末|假期|过年/u.test(frame.modifiers.when ?? '')) return null
    return bare || FLOOR.test(value) || PASSING_STAY.test(value) || /^[院校]/u.test(value)
      ? null
      : dwelling(match)
  },
})

/** "我租的房子在X". */
export const locationRented: ExtractionRule = factRule({
  id: 'zh/location.rented',
  priority: 97,
  confidence: 0.93,
  anchors: ['租'],
  pattern: RENTED,
  elided: 'none',
  examples: [{ text: '我租的房子在二七广场附近', cards: [{ slot: 'location', value: '二七广场附近' }] }],
  counterExamples: ['他租的房子在徐汇', '你租的房子在哪？', '我租的房子在装修'],
  read: (match) =>
    /^(?:哪|装|漏|修|涨|五楼|[一二三四五六七八九十]楼)/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'location'),
})
