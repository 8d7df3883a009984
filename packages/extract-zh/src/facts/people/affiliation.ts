import type { ExtractionRule } from '@recollect/core/extraction'
import { GROUPS } from '../../lexicon/people/groups.ts'
import { factRule } from '../../text/fact-rule.ts'
import { oneOf } from '../../text/patterns.ts'
import { take } from '../../text/take.ts'

const ORG = `[^,的了过我你他]{0,12}?${oneOf(GROUPS)}`
const MEMBER = new RegExp(
  `(?:是(?<value>${ORG})(?:的|里的|中的)?(?:人|一员|成员|会员|队员|社员|干事|主力|团员|(?<title>副?(?:会长|主席|社长|队长|团长|部长|理事长?|委员|秘书长|组长|主委|干事长)))?(?:的)?|是(?:一)?(?:个|名|位)?(?:光荣的?|老)?(?<role>预备党员|(?:中共|共产)?党员|共青团员|团员|少先队员|(?:民盟|民革|民建|民进|农工党?|致公党?|九三学社?|台盟)(?:盟员|党员|社员|会员|成员)?|民主党派|无党派(?:人士)?|入党积极分子|群众)|(?:加入|加了?|报名|报了?|参加|进|进入|混)了?(?:一?个)?(?:我们?学校的?|小区的?|社区的?|村里的?|单位的?|学校的?|公司的?)?(?<joined>${ORG}|共青团|共产党|党)(?:已经|都|快|有)?(?:[\\d一二两三四五六七八九十几好多半]{1,4}(?:多)?年(?:多)?)?|入(?<party>党)(?:已经|都|快|有)?(?:[\\d一二两三四五六七八九十几好多半]{1,4}(?:多)?年(?:多)?)?|在(?<in>(?:(?:学校|单位|公司|社区|村里|厂里)的|校|院|系|县|市|学校|社区|单位)?${ORG})(?:里)?(?:混|待|呆|干|做|当|担任|任|管|打|吹|拉|唱|跳|弹|踢)[^,你您他她]{0,12}?)(?:了|啊){0,4}$`,
  'gu',
)

/** "我是学生会的", "我加入了X社". */
export const affiliationMember: ExtractionRule = factRule({
  id: 'zh/affiliation.member',
  priority: 96,
  confidence: 0.87,
  anchors: [
    '学生会',
    '后援会',
    '民盟',
    '民革',
    '民建',
    '民进',
    '农工',
    '致公',
    '九三',
    '台盟',
    '粉丝会',
    '家委会',
    '研究会',
    '促进会',
    '基金会',
    '老乡会',
    '协的',
    '侨联',
    '工商联',
    '妇联',
    '红十字会',
    '国旗班',
    '广播站',
    '协会',
    '工会',
    '商会',
    '委员会',
    '读书会',
    '车友会',
    '同乡会',
    '公会',
    '社',
    '俱乐部',
    '团',
    '队',
    '党',
    '联盟',
    '小组',
  ],
  pattern: MEMBER,
  examples: [
    { text: '我是预备党员', cards: [{ slot: 'affiliation', value: '预备党员' }] },
    { text: '我加入了摄影社', cards: [{ slot: 'affiliation', value: '摄影社' }] },
  ],
  counterExamples: ['他是学生会的', '你参加了什么社团？', '你不参加社团吗？'],
  read: (match) => {
    const value =
      match.capture('value') ??
      match.capture('role') ??
      match.capture('joined') ??
      match.capture('party') ??
      match.capture('in')
    const title = match.capture('title')
    if (value && title)
      return [
        { slot: 'affiliation', value },
        { slot: 'occupation', value: title },
      ]
    return value ? { slot: 'affiliation', value } : null
  },
})

const PLAYS_FOR = /在(?<value>[^,在我你他]{2,12}?)(?:打球|踢球|打篮球|踢足球|效力|服役)(?:的)?$/gu

/** "我在X打球". */
export const affiliationPlays: ExtractionRule = factRule({
  id: 'zh/affiliation.plays-for',
  priority: 70,
  confidence: 0.93,
  anchors: ['打球', '踢球', '打篮球', '踢足球', '效力', '服役'],
  pattern: PLAYS_FOR,
  elided: 'none',
  examples: [{ text: '我在东港海鸥效力', cards: [{ slot: 'employer', value: '东港海鸥' }] }],
  counterExamples: ['他在八一队打球', '我在公园打球'],
  read: (match) =>
    /^为|[公校操学场馆楼]园?$|家|外面|这|那|小区|楼下/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'employer'),
})
