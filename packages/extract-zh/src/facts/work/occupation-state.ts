import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const STATE =
  /(?:处于|正)?(?<value>失业|待业|无业|打螺丝|进厂打工|摆摊|摆地摊|种地|务农|打零工|跑滴滴|跑网约车|送外卖|跑外卖|送快递|跑长途|拉货|带货|做小生意|做点小生意|做生意|啃老|躺平|陪读|全职|退休|下岗|没工作|没有工作|全职带娃|在家带娃|带孩子在家|备考中?|待产|休学|创业|当兵|服役)(?:在家(?:找工作|待着|歇着|躺着)?|在找工作|找工作|状态|中|着)?(?:很久|好久|[\d一二两三四五六七八九十半几]+个?[年月天])?(?:了|啦|的|呢)?$/gu

/** Not in work: 退休, 失业, 待业. */
export const occupationState: ExtractionRule = factRule({
  id: 'zh/occupation.state',
  priority: 90,
  confidence: 0.94,
  anchors: [
    '打螺丝',
    '打工',
    '摆摊',
    '摆地摊',
    '种地',
    '务农',
    '零工',
    '滴滴',
    '网约车',
    '外卖',
    '快递',
    '长途',
    '拉货',
    '带货',
    '生意',
    '啃老',
    '躺平',
    '陪读',
    '全职',
    '失业',
    '待业',
    '无业',
    '退休',
    '下岗',
    '没工作',
    '没有工作',
    '带娃',
    '带孩子',
    '备考',
    '待产',
    '休学',
    '创业',
    '当兵',
    '服役',
  ],
  pattern: STATE,
  examples: [
    { text: '我爸已经退休了', cards: [{ slot: 'occupation', value: '退休', entity: 'user.father' }] },
    { text: '我目前待业', cards: [{ slot: 'occupation', value: '待业' }] },
  ],
  counterExamples: ['他失业了', '我想创业', '我怕失业'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    return take(match, 'occupation', /^没/u.test(value) ? { value: '没工作' } : {})
  },
})

const FIELD =
  /(?:(?:从事|做|搞|干)(?:的是|着)?(?<value>[^,了过我你他]{2,14}?)(?:方面|相关|这一?行|行业|生意)(?:的)?(?:工作)?|从事(?<work>[^,了过我你他]{2,14}?)(?:的)?(?:工作|职业|研究)?)(?:的|了)?$/gu

/** "从事X行业", "做X生意". */
export const occupationIndustry: ExtractionRule = factRule({
  id: 'zh/occupation.industry',
  priority: 86,
  confidence: 0.92,
  anchors: ['从事', '行业', '这行', '这一行', '生意', '方面', '相关'],
  pattern: FIELD,
  examples: [{ text: '我从事水产养殖', cards: [{ slot: 'occupation', value: '水产养殖' }] }],
  counterExamples: ['他从事金融行业', '你从事什么工作？', '我想从事教育行业'],
  read: (match) => {
    const value = match.capture('value') ?? match.capture('work')
    return value && !/^[点一小这那些]/u.test(match.raw('value') ?? match.raw('work') ?? '')
      ? { slot: 'occupation', value }
      : null
  },
})

const TRADE =
  /(?:(?:是|就是)(?:一?个)?|(?<=自己|家里|家|以前|现在)(?=开[^,]{1,8}的$))(?<value>(?:开|卖|做|搞|教|写|拍|跑|修|种|送|干|养|唱|画|带|装|管)[^,了过我你他]{1,12}?)的(?:人|男人|女人)?$/gu

/** "我是教音乐的", "我家是卖面的": the trade as a phrase. */
export const occupationTrade: ExtractionRule = factRule({
  id: 'zh/occupation.trade',
  priority: 78,
  confidence: 0.94,
  anchors: [
    '是开',
    '是卖',
    '是做',
    '是搞',
    '是教',
    '是写',
    '是拍',
    '是跑',
    '是修',
    '是种',
    '是送',
    '是干',
    '是养',
    '是唱',
    '是画',
    '是带',
    '是装',
    '是管',
  ],
  pattern: TRADE,
  elided: 'none',
  examples: [{ text: '我是卖水果的', cards: [{ slot: 'occupation', value: '卖水果' }] }],
  counterExamples: ['这是做饭用的', '我是开玩笑的', '你是做什么的？'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    return /^(?:开(?:玩笑|心|车[来去]|始|完|学)|做(?:了|梦|好|完|不|出|得)|写(?:着|完)|跑(?:来|去|过|出)|送(?:给|你|他|她)|干(?:什|净|啥)|养(?:成|大)|带(?:着|来|给)|画(?:给|着|完)|管(?:用|他)|装(?:懂|[逼病傻睡作可穷酷蒜模])|干嘛|教(?:会|训))/u.test(
      value,
    ) || frame.negative
      ? null
      : take(match, 'occupation')
  },
})

const DRIVES =
  /(?:是)?(?<value>(?:开|跑|送)(?:出租车?|滴滴|公交车?|货车|网约车|大车|卡车|校车|长途|外卖|快递))(?:的)?(?:了)?$/gu

/** "我爸开出租车": driving as a living. */
export const occupationDrives: ExtractionRule = factRule({
  id: 'zh/occupation.drives',
  priority: 87,
  confidence: 0.95,
  anchors: ['出租', '滴滴', '公交', '货车', '网约车', '大车', '卡车', '校车', '长途', '外卖', '快递'],
  pattern: DRIVES,
  elided: 'none',
  examples: [
    { text: '我叔叔开货车', cards: [{ slot: 'occupation', value: '开货车', entity: 'user.uncle' }] },
  ],
  counterExamples: ['他开出租车', '我想开滴滴', '我点了外卖'],
  read: (match) => take(match, 'occupation'),
})

const AT_WORK = /上班|工作|公司|单位|岗|任职|厂|部门/u
const DUTY = /负责(?<value>[^,了过我你他]{2,16}?)(?:的)?(?:工作)?(?:的)?$/gu

/** "我负责X". */
export const occupationDuty: ExtractionRule = factRule({
  id: 'zh/occupation.duty',
  priority: 60,
  confidence: 0.94,
  anchors: ['负责'],
  pattern: DUTY,
  elided: 'inherit',
  examples: [{ text: '我负责仓库的盘点', cards: [{ slot: 'occupation', value: '仓库的盘点' }] }],
  counterExamples: ['谁负责打扫？', '你要对我负责', '我会负责到底'],
  read: (match, frame) =>
    /^(?:到底|任|人|就|呢|的)|^(?:做(?:饭|菜|家务|功课|早餐|晚饭)|煮|洗|打扫|扫|拖|买(?:菜|东西|单)|花|存|带(?:娃|孩子|路)|接送|收拾|照顾|赚|挣|貌美|陪|吃|喝|玩|开心|搞笑|搬|拎|拍照|开车|安慰)|项目|任务|活动$/u.test(
      match.raw('value') ?? '',
    ) || !(frame.explicit || AT_WORK.test(match.clause.sentence.text))
      ? null
      : take(match, 'occupation'),
})
