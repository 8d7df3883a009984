import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { looksLikePlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'
import { COMPANIES } from '../../lexicon/work/organizations.ts'
import { oneOf } from '../../text/patterns.ts'

const ACTS =
  '养老|带娃|带孙子|打工|读书|上学|上大学|念书|工作|上班|当兵|做生意|发展|开店|开饭馆|种地|坐月子|陪读|治病|看病|修路|修铁路|跑船|教书|支教|援建|务农|做工|搬砖|开厂|开公司|实习|读研|读博|留学|交换|生活|定居|过日子'
const THERE = new RegExp(
  `(?:一个人|独自|常年|一直|长期|还|都|现在|目前|跟着?[^,]{1,4}|和[^,]{1,4}){0,2}在(?<value>[\\p{Script=Han}]{2,8}?)(?:那边|这边|乡下)?(?:当|做)?(?<act>${ACTS})(?:的)?(?:呢|了)?$`,
  'gu',
)
const ABROAD = /^(?:国外|海外|外地|老家|农村|乡下|县城|镇上|省城|山区|部队)$/u

const LIVES =
  /(?:就|还|也|都|一直|目前|现在){0,2}住(?:在|到了?)?(?<value>楼下|楼上|隔壁|对门|同一个小区|一个小区|对面|附近|乡下|农村|老家|县城|镇上|城里|国外|养老院|山里|海边)(?:了)?$/gu

/** "我婆婆住楼下". */
export const kinLives: ExtractionRule = factRule({
  id: 'zh/location.kin-near',
  priority: 63,
  confidence: 0.92,
  anchors: ['住'],
  pattern: LIVES,
  elided: 'none',
  examples: [
    { text: '我婆婆就住楼下', cards: [{ slot: 'location', value: '楼下', entity: 'user.mother_in_law' }] },
  ],
  counterExamples: ['他婆婆住楼下', '你妈住楼下吗', '我住楼下'],
  read: (match, frame) => (frame.entity === 'user' || frame.negative ? null : take(match, 'location')),
})

/** "我姑妈一个人在海口养老": where a relative lives, by what they do there. */
export const kinThere: ExtractionRule = factRule({
  id: 'zh/location.of-kin',
  priority: 62,
  confidence: 0.92,
  anchors: ACTS.split('|'),
  pattern: THERE,
  elided: 'none',
  examples: [
    { text: '我姑妈一个人在海口养老', cards: [{ slot: 'location', value: '海口', entity: 'user.aunt' }] },
    { text: '我儿子在国外念书', cards: [{ slot: 'location', value: '国外', entity: 'user.son' }] },
  ],
  counterExamples: ['他姑妈在海口养老', '我妈在医院看病', '你儿子在国外念书吗'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (frame.entity === 'user' || frame.negative || frame.modifiers.past) return null
    return ABROAD.test(value) || looksLikePlace(value) ? take(match, 'location') : null
  },
})

const JOINED = new RegExp(
  `(?:刚|现在|已经|去年|今年|后来|毕业后?|跳槽)?(?:去了|进了|考进了?|入职了?|跳去了?|在)(?<value>(?:${oneOf(COMPANIES)})(?:总部)?|[\\p{Script=Han}]{1,6}?(?:局|银行|法院|检察院|派出所|公安|消防队|部队|电网|烟草|铁路|地铁|电视台|报社|出版社|研究院|研究所|设计院|事务所|律所|投行|券商)|(?:建筑)?工地|厂里|矿上)(?:上)?(?:上班|工作|做事|任职|实习)?(?:了|呢)?$`,
  'gu',
)

/** "我师兄去了华为", "我表哥在税务局". */
export const kinEmployer: ExtractionRule = factRule({
  id: 'zh/employer.of-kin',
  priority: 94,
  confidence: 0.93,
  anchors: [
    '去了',
    '进了',
    '考进',
    '入职',
    '跳去',
    '局',
    '银行',
    '法院',
    '检察院',
    '派出所',
    '公安',
    '消防队',
    '部队',
    '电网',
    '烟草',
    '铁路',
    '电视台',
    '报社',
    '出版社',
    '研究',
    '设计院',
    '事务所',
    '律所',
    '投行',
    '券商',
    '工地',
    '厂里',
    '矿上',
  ],
  pattern: JOINED,
  elided: 'none',
  examples: [
    { text: '我师兄去了华为', cards: [{ slot: 'employer', value: '华为', entity: 'user.classmate' }] },
    { text: '我表哥在税务局', cards: [{ slot: 'employer', value: '税务局', entity: 'user.cousin' }] },
  ],
  counterExamples: ['他师兄去了华为', '我妈去了银行', '我爸在派出所报案', '你师兄去了华为吗'],
  read: (match, frame) => {
    if (frame.entity === 'user' || frame.negative || frame.modifiers.past) return null
    if (/[修建守坐开等]/u.test(match.raw('value') ?? '')) return null
    if (frame.modifiers.when !== null && /今天|昨|刚才|早|晚|[上下]午/u.test(frame.modifiers.when))
      return null
    return /^(?:去了|进了)/u.test(match.text) && /银行|派出所|法院|公安|电视台|地铁/u.test(match.text)
      ? null
      : take(match, 'employer')
  },
})

const AILMENTS =
  '耳背|耳聋|眼花|老花眼|驼背|瘫痪|偏瘫|卧床|失明|失聪|哑巴|腿脚不便|行动不便|坐轮椅|老年痴呆|自闭症|多动症|晕车|晕血|色盲|近视|失眠|不孕|怀孕|早产'
const PARTS = '腿脚|腰|心脏|血压|血糖|血脂|眼睛|耳朵|肠胃|胃|肺|肝|肾|膝盖|颈椎|身体|嗓子|记性|牙口|关节'
const POORLY = new RegExp(
  `(?<value>(?:有点|有些|一直|有)?(?:${AILMENTS})|(?:${PARTS})(?:一直|也|都|总|老|已经|最近)?(?:不(?:太|大|怎么|是很)?(?:好|行|灵|利索)|有(?:毛病|问题)|高|差|出了?问题))(?:很?严重|得厉害|好多年|十几年|多年)?(?:了|的|啊)?$`,
  'gu',
)

/** "我公公耳背", "我妈腰不好": what a relative suffers from. */
export const kinAilment: ExtractionRule = factRule({
  id: 'zh/health.of-kin',
  priority: 61,
  confidence: 0.93,
  anchors: [
    ...AILMENTS.split('|'),
    ...PARTS.split('|').filter((word) => word.length > 1),
    '腰',
    '胃',
    '肺',
    '肝',
    '肾',
  ],
  pattern: POORLY,
  elided: 'none',
  readsNegation: true,
  examples: [
    { text: '我公公耳背', cards: [{ slot: 'health', value: '耳背', entity: 'user.father_in_law' }] },
    { text: '我妈腰不太好', cards: [{ slot: 'health', value: '腰不太好', entity: 'user.mother' }] },
  ],
  counterExamples: ['他公公耳背', '你妈腰不好吗', '我妈身体很好'],
  read: (match, frame) =>
    frame.entity === 'user' || frame.modifiers.negative ? null : take(match, 'health'),
})
