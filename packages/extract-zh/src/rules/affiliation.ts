import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'

const ORG =
  '[^,的了过我你他]{0,12}?(?:学生会|协会|社团|社|俱乐部|乐团|合唱团|乐队|辩论队|校队|球队|战队|篮球队|足球队|啦啦队|田径队|志愿者队|工会|商会|志愿队|志愿者协会|委员会|读书会|团委|联盟|公会|车友会|同乡会|业委会|居委会|理事会|校友会|诗社|剧社|舞团|民乐团|篮球社|舞蹈队|广场舞队|跑团|骑行队|救援队|护村队|舞狮队|龙舟队|校辩论队|校田径队|院队|班级群|小组|剧团|义工队)'
const MEMBER = new RegExp(
  `(?:是(?<value>${ORG})(?:的|里的|中的)?(?:一员|成员|会员|队员|社员|干事|部长|主力|团员)?(?:的)?|是(?:一)?(?:个|名|位)?(?:光荣的?|老)?(?<role>预备党员|(?:中共|共产)?党员|共青团员|团员|少先队员|民主党派)|(?:加入|参加|进|进入)了?(?:我们?学校的?|小区的?|社区的?|村里的?|单位的?|学校的?|公司的?)?(?<joined>${ORG}|共青团|共产党|党))(?:了|啊){0,4}$`,
  'gu',
)

/** "我是学生会的", "我加入了X社". */
export const affiliationMember: ExtractionRule = factRule({
  id: 'zh/affiliation.member',
  priority: 91,
  confidence: 0.94,
  anchors: [
    '学生会',
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
    const value = match.capture('value') ?? match.capture('role') ?? match.capture('joined')
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
    /[公校操学场馆楼]园?$|家|外面|这|那|小区|楼下/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'employer'),
})
