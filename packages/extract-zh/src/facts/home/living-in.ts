import type { ExtractionRule } from '@recollect/core/extraction'
import { LONG, SPAN_END } from '../../text/long.ts'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'
import { PEOPLE_WORDS } from '../../text/kin.ts'

/** What kind of home one lives in, rented or lent. */

const KINSFOLK =
  '父母|爸妈|爸爸|妈妈|我爸妈?|我妈|亲戚|朋友|同学|同事|闺蜜|爷爷奶奶|爷爷|奶奶|外婆|外公|姥姥|姥爷|公婆|婆婆|岳父母|岳父|岳母|丈母娘|老丈人|哥哥|姐姐|哥|姐|弟弟|妹妹|姑姑|姑妈|叔叔|舅舅|阿姨|小姨|儿子|女儿|闺女|男朋友|男友|女朋友|女友|对象|婆|娘'
const ROOM =
  '单间|主卧|次卧|隔断间?|一室一厅|两室一厅|一居室?|两居室?|三居室?|开间|loft|公寓|房子?|老房子?|老破小|地下室|阁楼|半地下室?|平房|农民房|自建房|城中村|出租屋|民房|板房|铁皮房|集装箱|屋邨|公屋|劏房|居屋|村屋|唐楼|廉租房|公租房|人才公寓|青年公寓|单身公寓|员工宿舍|宿舍|教师公寓|职工宿舍|筒子楼|四合院|胡同|弄堂|老洋房|别墅|学区房|单位分的房子?|单位房|房车|船上|窑洞|毡房|养老院|敬老院|福利院|月子中心|寄宿家庭|民宿'
const RENTS = new RegExp(
  `(?<value>(?:(?:一个人|自己|独自|我们)?(?:还|也)?(?:在外(?:面|头)?|在学校外面?|在公司(?:附近|旁边)|在校外|短|长|整|出来|搬出来)?租(?:了|着|的(?:是)?)?(?:一|两)?(?:个|间|套|处)?(?:[^,我你您他她它了过的出给]{0,6}?的?)(?:${ROOM})(?:住)?|(?:租|借|寄|蜗|暂|客|群)(?:住|居)(?:在)?[^,我你您他她它了过]{1,10}?(?:家|${ROOM})(?:里)?|(?:在外(?:面|头)?|一直|还在|自己)租房(?:子)?(?:住)?|租房(?:子)?住))(?:呢|里|的)?(?:(?:都|已经|快)?${LONG})?${SPAN_END}`,
  'gu',
)

/** "在公司附近租了个开间", "寄居在姑姑家", "租房住". */
export const livingRents: ExtractionRule = ownRule({
  id: 'zh/living-situation.rents',
  priority: 95,
  confidence: 0.92,
  anchors: ['租', '借住', '寄住', '寄居', '蜗居', '暂住', '暂居', '客居', '群居'],
  pattern: RENTS,
  elided: 'chat',
  examples: [
    { text: '我在公司附近租了个开间', cards: [{ slot: 'living_situation', value: '在公司附近租了个开间' }] },
    {
      text: '我小时候寄住在姨妈家',
      cards: [{ slot: 'living_situation', value: '寄住在姨妈家', tense: 'past' }],
    },
  ],
  counterExamples: ['他租了个单间', '我想租个单间', '我把房子租出去了', '你租的公寓多少钱？', '我有房子出租'],
  read: (match) =>
    /[想要找求帮打算把有出]$|(?<!现)在$|准备|打算|考虑|计划|请问/u.test(match.before) ||
    /出租|租给|求租|转租|招租|合租室友/u.test(match.clause.text)
      ? null
      : take(match, 'living_situation'),
})

const LIVES = new RegExp(
  `(?:还|一直|都|现在|如今|仍|就|又|暂时|平时|都是|一直是|是)?(?<value>(?:搬)?回(?:到|了)?(?:(?:${KINSFOLK})家|(?:乡下|农村|老家|村里)?的?(?:老屋|老宅|老房子|祖屋)|乡下|农村|老家)(?:住|生活|跟[^,]{1,6}住)|(?:搬回|回|搬到)?住(?:的)?(?:在|的?是|回|进|喺|响|着)?(?:了)?(?:一|两)?(?:个|间|套|栋)?(?:(?:${KINSFOLK})家|(?:[^,我你您他她它了过]{0,8}?)(?:${ROOM}))|住(?:校|读|家里?|老家)|走读|住[\\d一二两三四五六七八九十]{1,2}人间|(?:[两俩三四五六仨]|\\d)(?:代|个)人?(?:挤|住)(?:在)?(?:一起|一间(?:房|屋)|一屋|一个屋檐下|同一屋檐下|一套房子?里?)|[三四五]代同堂|寄人篱下|上下铺)(?:里|内|里面|呢|的)?(?:(?:都|已经|快)?${LONG})?${SPAN_END}`,
  'gu',
)

/** "还住爸妈家", "住六人间", "一家三代挤在一间房". */
export const livingIn: ExtractionRule = ownRule({
  id: 'zh/living-situation.in',
  priority: 94,
  confidence: 0.92,
  anchors: ['住', '生活', '走读', '代人', '个人挤', '同堂', '篱下', '上下铺'],
  pattern: LIVES,
  elided: 'chat',
  examples: [
    { text: '我到现在还住爸妈家', cards: [{ slot: 'living_situation', value: '住爸妈家' }] },
    { text: '大学住六人间，吵死', cards: [{ slot: 'living_situation', value: '住六人间' }] },
    { text: '我们住的是单位分的房子', cards: [{ slot: 'living_situation', value: '住的是单位分的房子' }] },
  ],
  counterExamples: ['他住爸妈家', '你住公寓吗？', '我想住别墅', '出差住公寓', '住酒店'],
  read: (match, frame) =>
    frame.entity === 'user.pet' ||
    /[想要能让该]$|出差|旅游|旅行|打算|希望|梦想|以后|什么时候|如果/u.test(match.before) ||
    /出差|旅游|旅行|民宿|[这那几][几两]?天/u.test(match.clause.text)
      ? null
      : take(match, 'living_situation'),
})

const UNDER = new RegExp(
  `(?<value>(?:跟着|随着?|靠着)(?:我)?(?:${PEOPLE_WORDS})(?:[和跟](?:${PEOPLE_WORDS}))?(?:一起|一块儿?)?(?:过(?!来|去|年|节)|住|生活|过日子))(?:的|呢|了)?$`,
  'gu',
)

/** "现在跟着姑姑过". */
export const livingUnder: ExtractionRule = ownRule({
  id: 'zh/living-situation.under',
  priority: 93,
  confidence: 0.93,
  anchors: ['跟着', '随'],
  pattern: UNDER,
  elided: 'chat',
  examples: [
    { text: '爸妈外出打工，我跟着姑姑过', cards: [{ slot: 'living_situation', value: '跟着姑姑过' }] },
    { text: '我小时候跟着外公住', cards: [{ slot: 'living_situation', value: '跟着外公住', tense: 'past' }] },
  ],
  counterExamples: ['他跟着姑姑过', '我想跟着姑姑过', '我跟着师傅过来', '孩子跟着老师住哪？'],
  read: (match, frame) =>
    frame.negative || /[想要让愿]$|打算|希望/u.test(match.before) ? null : take(match, 'living_situation'),
})
