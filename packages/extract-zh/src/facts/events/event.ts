import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { isKnownPlace } from '../../text/places.ts'

const WENT =
  /(?<value>(?=[^,]{0,40}[了过])(?:去(?!年|世|掉|除|向|处)了?|到了?|飞(?:到|去)?了?|来了?|游览了?|参观了?|逛了?|去过)(?:一?趟|一家|一个)?(?<where>[^,你他她我的]{2,16}?)(?:旅游|旅行|玩|度假|出差|游玩|看展|自驾游|散心|度蜜月|爬山|徒步|露营|一趟|一次|参观|滑雪|转了转)?(?:了)?(?:一趟|一圈|一次|几天|[一二两三四五六七八九十\d]+天)?)(?:了|的|啊|呢){0,4}$/gu
const TRIP =
  /旅游|旅行|度假|出差|游玩|自驾|蜜月|看展|参观|游览|露营|滑雪|一趟|博物馆|景区|美术馆|展览|音乐节|演唱会|迪士尼|海边|赛车场|影院/u

/** "我最近去了X": a trip, when X is a known place or the words say so. */
export const eventTravel: ExtractionRule = factRule({
  id: 'zh/event.travel',
  priority: 66,
  confidence: 0.96,
  anchors: ['去', '到', '飞', '游览', '参观', '逛了'],
  pattern: WENT,
  elided: 'inherit',
  event: true,
  examples: [{ text: '我上个月去了敦煌旅游', cards: [{ slot: 'event_travel', value: '去了敦煌旅游' }] }],
  counterExamples: ['他去了云南', '我想去云南', '你去了哪里？', '我去厕所'],
  read: (match, frame) => {
    const where = match.raw('where') ?? ''
    const done = /了|过/u.test(match.text)
    if (
      !done ||
      frame.negative ||
      !(isKnownPlace(where) || TRIP.test(match.text)) ||
      /^[这那哪]/u.test(where)
    )
      return null
    return take(match, 'event_travel')
  },
})

const AWAY =
  /在(?<value>(?<where>[^,你他她我的]{2,12}?)(?:出差|旅游|旅行|度假|度蜜月|培训|交换))(?:了|呢){0,4}$/gu

/** "我这周在X出差". */
export const eventAway: ExtractionRule = factRule({
  id: 'zh/event.away',
  priority: 69,
  confidence: 0.92,
  anchors: ['出差', '旅游', '旅行', '度假', '度蜜月', '培训', '交换'],
  pattern: AWAY,
  elided: 'speaker',
  event: true,
  examples: [{ text: '这周在郑州出差', cards: [{ slot: 'event_travel', value: '郑州出差' }] }],
  counterExamples: ['他在郑州出差', '你在哪儿出差？'],
  read: (match) => (isKnownPlace(match.raw('where') ?? '') ? take(match, 'event_travel') : null),
})

const BOUGHT =
  /(?<value>(?:买了?|入手了?|购买了?|订了|下单了)(?:一|两|三|几)?(?:个|台|部|辆|套|本|把|件|双|张|只|瓶|盒|架|块|条|款|支|份|栋)(?:新的?)?[^,你他她]{1,40}?)(?:了|的|呢){0,4}$/gu

/** "我买了一台X". */
export const eventPurchase: ExtractionRule = factRule({
  id: 'zh/event.purchase',
  priority: 65,
  confidence: 0.94,
  anchors: ['买', '入手', '购买', '订了', '下单'],
  pattern: BOUGHT,
  elided: 'chat',
  event: true,
  examples: [{ text: '我上周买了一台咖啡机', cards: [{ slot: 'event_purchase', value: '买了一台咖啡机' }] }],
  counterExamples: ['他买了一台车', '我想买个手机', '你买了什么？'],
  read: (match, frame) =>
    !/了/u.test(match.text) ||
    frame.negative ||
    (!frame.explicit && match.clause.index === 0 && frame.modifiers.when === null)
      ? null
      : take(match, 'event_purchase'),
})

const LIFE: readonly (readonly [pattern: RegExp, slot: string])[] = [
  [
    /参加了.{0,10}(?:婚礼|聚会|聚餐|葬礼|派对|同学会|年会|生日会?|团建|典礼|晚会|联谊会?|饭局|追悼会)/u,
    'event_social',
  ],
  [
    /辞职|离职|裁|升职|升[了为]|转正|失业|被开除|跳槽|开业|创业|面试|应聘|申请了?.{0,8}(?:工作|职位)|转岗|涨薪|加薪|下岗/u,
    'event_work',
  ],
  [/毕业|考上|录取|入学|开学|退学|休学|保研|考研|留学|拿到.{0,6}证|通过了/u, 'event_education'],
  [/去世|走了|过世|离世|逝世|殉职|牺牲|病逝|没了/u, 'event_death'],
  [/生了|出生|当[爸妈]|怀上/u, 'event_family'],
  [/手术|住院|骨折|确诊|车祸|摔/u, 'event_health'],
  [/获|得了|夺|赢|拿[了到]|进了\d|夺冠|冠军|满分|戒|破纪录|中奖|中了/u, 'event_achievement'],
  [/搬/u, 'event_move'],
  [/领证|结婚|订婚|求婚|离婚|分手|表白/u, 'event_relationship'],
]
const HAPPENED =
  /(?<value>(?:辞职|离职|被裁员?|升职|升了职|转正|被开除|开业|创业|升为[^,]{1,8}?|涨薪|加薪|毕业|考上了?[^,]{1,12}?|被[^,]{2,12}?录取|退学|保研|考研上岸|(?:拿到|考|考到|考下|考出)了?[^,你他她]{0,10}?(?:证书?|驾照|offer|录取通知书?|资格|学位|奖学金|冠军|第一名|奖)|通过了[^,你]{1,12}?(?:考试|面试|答辩|四级|六级)|去世|过世|离世|逝世|因公殉职|牺牲|病逝|难产走|生了[^,你]{0,10}?(?:孩子|宝宝|儿子|女儿|娃|双胞胎)|做了[^,你]{0,8}?手术|住院|骨折|出了?车祸|获得了?[^,你]{1,16}?|得了[^,你]{0,8}?(?:奖|冠军|亚军|第一|金牌)|夺冠|赢了[^,你]{1,10}?比赛|进了\d{1,4}[次个]球|中奖|中了[^,]{1,8}?奖|领证|结婚|订婚|求婚成功|离婚|申请了?[^,你]{1,12}?(?:工作|职位|学校|大学|签证)|(?<=[爷奶公婆姥祖][爷奶公婆姥]?(?:已经|去年|前年|今年|上个?月|上周|大前年|早就|在我[^,]{1,6}的?时候)?)走了|完成了[^,你]{0,8}?(?:学业|论文|马拉松|全马|半马|比赛|课程|学位|训练|挑战|心愿|梦想|装修)|参加了[^,你]{2,14}?|学会了?做?[^,你]{1,8}?|搬(?:进|到|了|去)了?(?:一?[个套间])?(?:新|大|小)?(?:家|房子?|公寓|小区|宿舍)))(?<done>了|啦|的|成功){0,4}(?:[\d一二两三四五六七八九十几多半]{1,4}个?(?:年|月|周|天)(?:多)?)?(?:了|啦)?$/gu

/** Turning points: 辞职, 毕业, 获奖, 去世. */
export const eventLife: ExtractionRule = factRule({
  id: 'zh/event.life',
  priority: 62,
  confidence: 0.96,
  anchors: [
    '辞职',
    '离职',
    '被裁',
    '升职',
    '升了职',
    '转正',
    '被开除',
    '开业',
    '创业',
    '升为',
    '涨薪',
    '加薪',
    '毕业',
    '考上',
    '录取',
    '退学',
    '保研',
    '考研',
    '拿到',
    '考了',
    '考到',
    '考下',
    '考出',
    '通过了',
    '去世',
    '过世',
    '离世',
    '逝世',
    '殉职',
    '牺牲',
    '病逝',
    '难产',
    '生了',
    '手术',
    '住院',
    '骨折',
    '车祸',
    '获得',
    '得了',
    '夺冠',
    '赢了',
    '进了',
    '中奖',
    '中了',
    '领证',
    '结婚',
    '订婚',
    '求婚',
    '离婚',
    '申请',
    '完成了',
    '参加了',
    '搬进',
    '搬到',
    '搬了',
    '搬去',
    '走了',
  ],
  pattern: HAPPENED,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我上周辞职了', cards: [{ slot: 'event_work', value: '辞职' }] },
    { text: '我爷爷去年去世了', cards: [{ slot: 'event_death', value: '去世', entity: 'user.grandfather' }] },
  ],
  counterExamples: ['他辞职了', '我想辞职', '你毕业了吗？', '我准备参加了再说'],
  read: (match, frame) => {
    if (
      !frame.explicit &&
      frame.entity === 'user' &&
      match.clause.index === 0 &&
      frame.modifiers.when === null
    )
      return null
    if (frame.negative || !/了|殉职|逝|走$|领证/u.test(match.text)) return null
    const value = match.raw('value') ?? ''
    if (/任务|支持|帮助|作业|会议$/u.test(value)) return null
    return take(match, LIFE.find(([pattern]) => pattern.test(value))?.[1] ?? 'event_other')
  },
})

const WED_WITH =
  /(?:和|跟|与)(?<who>[^,你我]{1,10}?)(?<value>领证|结婚|订婚)(?:[\d一二两三四五六七八九十几多半]{1,4}个?(?:周?年|月|周|天)(?:多)?)(?:了|啦)?/gu

/** "我跟X领证一年了". */
export const eventWed: ExtractionRule = factRule({
  id: 'zh/event.wed',
  priority: 89,
  confidence: 0.93,
  anchors: ['领证', '结婚', '订婚'],
  pattern: WED_WITH,
  elided: 'none',
  event: true,
  examples: [{ text: '我跟周凯领证三年了', cards: [{ slot: 'event_relationship', value: '领证' }] }],
  counterExamples: ['他跟她结婚三年了', '我跟你结婚三年了'],
  read: (match) => take(match, 'event_relationship'),
})
