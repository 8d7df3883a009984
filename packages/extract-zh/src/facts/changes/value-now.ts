import { defineRule, valueRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore, sentencesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { PEOPLE_WORDS } from '../../text/kin.ts'
import { admits } from '../../text/mistake.ts'
import { looksLikePlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'
import { age, device, employer, height, home, income, weight } from '../../values/index.ts'

/** A value by itself, of what the memory holds one of: 瘦到148了, 新办的号码 186…, 今天八岁生日. */

const typedValues: readonly ExtractionRule[] = [
  valueRule(weight, {
    id: 'zh/weight.becomes',
    examples: [
      { text: '瘦到148了', cards: [{ slot: 'weight', value: '148', relation: 'updates' }] },
      { text: '今早一称118斤', cards: [{ slot: 'weight', value: '118斤', relation: 'updates' }] },
      { text: '早上上秤，69.8，居然成了', cards: [{ slot: 'weight', value: '69.8' }] },
      { text: '我瘦了，现在130', cards: [{ slot: 'weight', value: '130', relation: 'updates' }] },
      {
        text: '减肥三个月瘦了20斤，现在120斤',
        cards: [{ slot: 'weight', value: '120斤', relation: 'updates' }],
      },
    ],
    counterExamples: [
      '隔壁老王瘦到148斤了',
      '想瘦到100斤',
      '西瓜一称12斤',
      '瘦到100斤要多久？',
      '气温降到30了',
      '快递上秤，69.8公斤',
      '预算降到80了',
      '西瓜熟了，现在12斤',
      '老王瘦了，现在118斤',
      '猪养胖了，现在200斤',
      '减肥中，现在掉了5斤',
      '瘦了，现在130？',
    ],
  }),
  valueRule(income, {
    id: 'zh/income.becomes',
    examples: [
      { text: '涨薪了，现在一万三', cards: [{ slot: 'income', value: '一万三', relation: 'updates' }] },
      { text: '刚调薪，一万二了', cards: [{ slot: 'income', value: '一万二', relation: 'updates' }] },
    ],
    counterExamples: [
      '他涨薪了，现在一万三',
      '涨薪了，现在30岁',
      '涨薪了，现在一万三？',
      '张三升职了，现在两万',
      '同事涨薪了，现在一万五',
      '门票涨了，现在8000',
      '房租涨到3500了',
      '想涨到一万',
      '转正了，现在300',
    ],
  }),
  valueRule(height, {
    id: 'zh/height.becomes',
    examples: [{ text: '刚量了，一米四八了', cards: [{ slot: 'height', value: '一米四八' }] }],
    counterExamples: [
      '桌子量了，一米二',
      '隔壁小孩窜到一米四了',
      '他能长到一米八吗',
      '想长到一米八',
      '水位长到1米2了',
      '体温量了，37度',
    ],
  }),
  valueRule(age, {
    id: 'zh/age.becomes',
    examples: [
      { text: '今天八岁生日', cards: [{ slot: 'age', value: '8' }] },
      { text: '昨天小家伙过生日，一下就6岁了', cards: [{ slot: 'age', value: '6' }] },
      { text: '啊不对，20了，上个月刚过完生日', cards: [{ slot: 'age', value: '20' }] },
    ],
    counterExamples: [
      '明天八岁生日',
      '邻居孩子今天八岁生日',
      '要是今天八岁生日',
      '今天八岁生日吗？',
      '未满十八岁',
      '他过生日来了20个人',
      '生日蛋糕吃了3块了',
    ],
  }),
  valueRule(device, {
    id: 'zh/device.becomes',
    examples: [
      { text: '没救了，干脆上了iPhone 16', cards: [{ slot: 'device', value: 'iPhone 16' }] },
      { text: '老公给我下单的Mate 70今天到手', cards: [{ slot: 'device', value: 'Mate 70' }] },
    ],
    counterExamples: [
      '差点换了iPhone 16',
      '给我妈换了iPhone 16',
      'iPhone 16终于降价了',
      '同学换了iPhone 16',
      '要不要换iPhone 16？',
    ],
  }),
  valueRule(home, {
    id: 'zh/location.new-home',
    examples: [
      {
        text: '折腾完了，新家在未来科技城',
        cards: [{ slot: 'location', value: '未来科技城', relation: 'updates' }],
      },
      { text: '总算搬完了，钟家村这边有电梯', cards: [{ slot: 'location', value: '钟家村' }] },
    ],
    counterExamples: ['想在嘉定安个新家', '新家在装修', '嘉定这边下雨了', '新家在嘉定吗？'],
  }),
  valueRule(employer, {
    id: 'zh/employer.first-day',
    examples: [
      { text: '今天海康入职第一天', cards: [{ slot: 'employer', value: '海康', relation: 'updates' }] },
    ],
    counterExamples: [
      '明天海康入职第一天',
      '儿子今天幼儿园报到了',
      '邻居今天海康入职第一天',
      '新公司上班第一天',
      '大学报到了',
    ],
  }),
]

const CHANGED =
  /新|换|改成|改为|停了|停用|不用了|以后|从今|现在|注销|丢了|记一下|存一下|更新|错|不对|手滑|手误|反了|应该是/u
const OF_OTHER_PHONES =
  /[你您他她]|客服|快递|物业|公司|老师|医生|我(?:妈|爸|哥|姐|弟|妹|老公|老婆|儿子|女儿|朋友|同事)/u

/** 不是X, 从X换成Y, 原来的X: the one it was. */
const OLD = /(?:不是|从|由|把|原来(?:的|是)?|以前(?:的|是)?|老号|旧号)$/u

/** 新办的号码 18633334444, 那个号停了，改成186…. */
const phone = defineRule({
  id: 'zh/phone.now',
  priority: 51,
  confidence: 0.92,
  anchors: ['13', '14', '15', '16', '17', '18', '19'],
  pattern: /(?<!\d)(?<value>1[3-9]\d(?:[ -]?\d{4}){2})(?!\d)/gu,
  draft(match) {
    const value = match.capture('value')
    const said = match.clause.sentence.message
    return !value || !CHANGED.test(said) || OF_OTHER_PHONES.test(said) || OLD.test(match.before)
      ? null
      : { slot: 'phone', value, relation: 'updates', known: true }
  },
  examples: [
    {
      text: '新办的号码 18633334444 ，记一下',
      cards: [{ slot: 'phone', value: '18633334444', relation: 'updates' }],
    },
  ],
  counterExamples: [
    '18633334444是谁的号码？',
    '他换了新号18633334444',
    '客服电话换成18633334444了',
    '打18633334444',
  ],
})

/** 打错了，是 a.b@163.com: of the address that is known. */
const email = defineRule({
  id: 'zh/email.now',
  priority: 51,
  confidence: 0.92,
  anchors: ['@'],
  pattern:
    /(?<![a-z\d._%+-])(?<value>[a-z\d._%+-]{1,40}@[a-z\d-]{1,40}(?:\.[a-z\d-]{2,20}){1,3})(?![a-z\d@-])/gu,
  draft(match) {
    const value = match.capture('value')
    const { start, sentence } = match.clause
    const said = sentence.message.slice(0, start) + match.before
    return !value ||
      /邮箱|邮件|mail/u.test(said) ||
      !CHANGED.test(said) ||
      OF_OTHER_PHONES.test(said) ||
      OLD.test(match.before)
      ? null
      : { slot: 'email', value, relation: 'updates', known: true }
  },
  examples: [
    {
      text: '打错了，应该是 lin.yu@163.com',
      cards: [{ slot: 'email', value: 'lin.yu@163.com', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'lin.yu@163.com是谁的？',
    '他换成lin.yu@163.com了',

    '打错了，不是lin.yu@163.com',
    '客服邮箱换成lin.yu@163.com了',
  ],
})

/** 开玩笑的，还在广州: what was said before is not so. */
const still = defineRule({
  id: 'zh/correction.still',
  priority: 60,
  confidence: 0.92,
  anchors: ['还在', '还是在', '其实在', '还住', '其实还', '仍在', '一直在'],
  pattern:
    /^我?(?:其实|现在|人)?(?:还|还是|仍然?|一直|其实还?)(?:住)?在(?<value>[^,我你您他她它]{2,10}?)(?:呢|啦|了|呀|待着|住)?$/gu,
  draft(match) {
    const value = match.capture('value')
    const near = clausesBefore(match.clause)[0] ?? sentencesBefore(match.clause)[0]?.[0] ?? ''
    return value && (JOKED.test(near) || admits(near)) && looksLikePlace(match.raw('value') ?? '')
      ? { slot: 'location', value, relation: 'updates', correction: { guessed: true } }
      : null
  },
  examples: [{ text: '开玩笑的，还在嘉定', cards: [{ slot: 'location', value: '嘉定', corrects: null }] }],
  counterExamples: ['还在嘉定', '开玩笑的，还在忙', '他开玩笑的，他还在嘉定', '开玩笑的，你还在嘉定吗？'],
})
const JOKED =
  /^(?:哈{1,4})?(?:跟你)?(?:开(?:个|了个)?玩笑|逗你|骗你|瞎说|乱说|胡说|说着玩|闹着玩|忽悠你)(?:的|玩|呢|啦|啊|哈|玩的|玩呢){0,2}$/u

/** 我大四了: the year one is in by now. */
const year = factRule({
  id: 'zh/education.year-now',
  priority: 60,
  confidence: 0.92,
  anchors: [
    '大一',
    '大二',
    '大三',
    '大四',
    '大五',
    '研一',
    '研二',
    '研三',
    '博一',
    '博二',
    '博三',
    '高一',
    '高二',
    '高三',
    '初一',
    '初二',
    '初三',
    '年级',
  ],
  pattern:
    /(?:都|已经|马上就?是?|升|上|读|念)?(?<value>大[一二三四五]|[研博][一二三四]|[高初][一二三]|[一二三四五六]年级)(?:了|啦)$/gu,
  elided: 'none',
  examples: [{ text: '我大四了', cards: [{ slot: 'education', value: '大四', relation: 'updates' }] }],
  counterExamples: ['他大四了', '我快大四了', '我明年大四了', '大四了'],
  read(match, frame) {
    const value = match.capture('value')
    return !value || frame.negative || /马上/u.test(match.text) || /快|要|想/u.test(match.before)
      ? null
      : { slot: 'education', value, relation: 'updates' }
  },
})

/** 换到苏州住了, 现在跟男朋友住: where and with whom one lives by now. */
const changedHome = factRule({
  id: 'zh/location.changed-to',
  priority: 60,
  confidence: 0.92,
  anchors: ['换到', '换去', '挪到', '改住', '改到'],
  pattern:
    /(?:换到|换去|挪到|改住|改到)(?:了)?(?<value>[^,我你您他她它]{2,10}?)(?:那边|这边)?(?:来|去)?(?:住|生活|定居)(?:了|啦)?$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '我换到嘉定住了', cards: [{ slot: 'location', value: '嘉定', relation: 'updates' }] }],
  counterExamples: ['他换到嘉定住了', '我想换到嘉定住', '换到酒店住了', '我换到嘉定住了吗？'],
  read(match, frame) {
    const value = match.capture('value')
    return !value ||
      frame.negative ||
      !looksLikePlace(match.raw('value') ?? '') ||
      /想|要|打算/u.test(match.before)
      ? null
      : { slot: 'location', value, relation: 'updates' }
  },
})

const household = factRule({
  id: 'zh/living-situation.with-kin',
  priority: 60,
  confidence: 0.92,
  anchors: ['住'],
  pattern: new RegExp(`(?<value>[跟和与](?:我)?(?:${PEOPLE_WORDS})们?住)(?:了|啦|着|呢)?$`, 'gu'),
  elided: 'none',
  examples: [{ text: '我现在跟男朋友住', cards: [{ slot: 'living_situation', value: '跟男朋友住' }] }],
  counterExamples: ['他现在跟男朋友住', '我想跟男朋友住', '我不想跟男朋友住', '我现在跟男朋友住吗？'],
  read: (match, frame) =>
    frame.negative || /想|要|打算|周末|过年|放假|偶尔/u.test(match.before)
      ? null
      : take(match, 'living_situation', /现在|搬/u.test(match.before) ? { relation: 'updates' } : {}),
})

export const valueNowRules: readonly ExtractionRule[] = [
  ...typedValues,
  phone,
  email,
  still,
  year,
  changedHome,
  household,
]
