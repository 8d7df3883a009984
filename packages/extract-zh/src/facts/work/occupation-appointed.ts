import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { isOccupation } from '../../text/jobs.ts'
import { take } from '../../text/take.ts'
import { BY_NOW } from '../../text/patterns.ts'

const WHO =
  '(?:(?:我们?)?(?:学校|公司|单位|[厂店院局台队]里|组织上?|上面|领导|老板|[校院厂店]长|总部|董事会)(?:那边|上|们)?)'
const POST = '(?<value>(?:(?![当做])[\\p{Script=Han}a-z]){2,10}?)'
const APPOINTED = new RegExp(
  `^(?:${BY_NOW}${WHO}?${BY_NOW}(?:把我(?:给)?(?:提拔?|提升|升|调|转)(?:成|为|做|当|(?:到|去)[^,当做]{1,8}(?:当|做)|到)|(?:让|提拔|提|升|派|聘|安排|推荐|推举|选|调|任命)(?:我)(?:当|做|为|任|去当|来当|接任|担任)|(?<self>(?:我)?${BY_NOW}(?:被)?(?:(?:提拔?|提升|晋升|升任|升职|任命|聘|选|推举|返聘)(?:为|成|做|当|到)|升为|升成|升任|升上?了?|评(?:上|为)了?|竞聘(?:上|为)了?|(?:当|被?)选(?:上|为)?了?|荣升|晋升(?:为)?了?|(?:调|转|派|选|抽|安排|提)(?:去|过去|来|上去)?(?:当|做)))))(?:了)?(?:一?[个名位])?${POST}(?:(?<=[升上选聘]了[^,]{2,10})|了|啦)$`,
  'gu',
)
/** What is given for a time is no post: 让我当伴娘了, 当裁判了. */
const FOR_A_DAY = /^(?:伴[娘郎]|裁判|评委|群演|替[补身]|代表|主持人?|司机|模特|主角)$/u
const NOT_SURE = /[想要没不梦]|打算|准备|如果|差点|听说|可能/u

/** "老板把我提成主管了", "学校让我当年级组长了", "上周调去当质检员了": the post one has been given. */
export const occupationAppointed: ExtractionRule = factRule({
  id: 'zh/occupation.appointed',
  priority: 85,
  confidence: 0.93,
  anchors: [
    '把我',
    '让我',
    '我当',
    '我做',
    '我为',
    '拔',
    '升',
    '聘',
    '任命',
    '选',
    '推举',
    '评',
    '去当',
    '去做',
    '过去',
    '来当',
    '上去',
  ],
  pattern: APPOINTED,
  elided: 'chat',
  event: true,
  examples: [
    {
      text: '年终大会，老板把我提成主管了',
      cards: [{ slot: 'occupation', value: '主管', relation: 'updates' }],
    },
    { text: '上周调去当质检员了', cards: [{ slot: 'occupation', value: '质检员', relation: 'updates' }] },
  ],
  counterExamples: [
    '他被老板提成主管了',
    '表姐结婚让我当伴娘了',
    '老板想让我当主管',
    '老板说要把我提成主管',
    '老板把我提成主管了？',
  ],
  read: (match, frame) => {
    const [near = ''] = clausesBefore(match.clause)
    const post = match.raw('value') ?? ''
    if (frame.negative || frame.entity !== 'user' || NOT_SURE.test(match.text)) return null
    if (!isOccupation(post) || FOR_A_DAY.test(post) || /[说讲问]$|[他她]|梦/u.test(near)) return null
    return take(match, 'occupation', { relation: 'updates' })
  },
})
