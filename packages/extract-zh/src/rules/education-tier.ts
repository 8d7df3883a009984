import type { ExtractionRule } from '@recollect/core'
import { ownRule } from '../frame/own-rule.ts'
import { take } from '../frame/take.ts'

const TIER =
  /(?<verb>毕业于|毕业自|(?:读|上|念)(?:的)?(?:是)?(?:了)?|考(?:上|进|到)?了|就读于?|是|本科是|大学是|学历是|学校是|出身)(?:一所|一个|个|所)?(?:普普通通的?|普通的?|平平无奇的?|不起眼的?|末流|垫底的?|老家的?|省内的?|外地的?|当地的?|很?一般的?|很?差的?|不错的?|县里的?|市里的?|国外的?)?(?<value>(?:公办|民办|普通|全日制|省|市|县)?(?:一本|二本|三本|末流(?:985|211)|985|211|双一流|双非(?:一本|二本)?|大专|专科|高职|职高|职校|中专|技校|卫校|护校|警校|军校|体校|财校|农校|艺校|戏校|商校|幼师|师专|党校|函授|自考本科|成人本科|专升本|野鸡大学|三流大学|重点(?:大学|高中|中学)|寄宿学校|国际学校|贵族学校|职业技术学院|老年大学|夜校))(?:院校|大学|学校|学院|学生|毕业|出身)?(?:的?(?:学生|毕业生|本科生?|研究生|应届生?|人))?(?:毕业)?(?:的|了|啊|呢){0,2}$/gu

/** "毕业于一所普普通通的二本", "我读的是中专": the rank of the school. */
export const educationTier: ExtractionRule = ownRule({
  id: 'zh/education.tier',
  priority: 91,
  confidence: 0.92,
  anchors: [
    '一本',
    '二本',
    '三本',
    '985',
    '211',
    '双一流',
    '双非',
    '大专',
    '专科',
    '高职',
    '职高',
    '职校',
    '中专',
    '技校',
    '卫校',
    '护校',
    '警校',
    '军校',
    '体校',
    '财校',
    '农校',
    '艺校',
    '戏校',
    '商校',
    '幼师',
    '师专',
    '党校',
    '师范',
    '函授',
    '自考',
    '成人本科',
    '专升本',
    '野鸡',
    '三流',
    '重点',
    '寄宿学校',
    '国际学校',
    '贵族学校',
    '职业技术',
    '老年大学',
    '夜校',
  ],
  pattern: TIER,
  elided: 'chat',
  event: true,
  examples: [
    { text: '毕业于一所普普通通的二本', cards: [{ slot: 'education', value: '二本' }] },
    { text: '我读的是卫校', cards: [{ slot: 'education', value: '卫校' }] },
  ],
  counterExamples: ['他毕业于二本', '你是985的吗？', '我想考个一本', '这是一本好书', '重点是专科生也能报'],
  read: (match, frame) =>
    frame.negative ||
    /考|^转/u.test(match.raw('verb') ?? '') ||
    /想|要|打算|目标|希望|如果/u.test(match.before) ||
    (match.raw('verb') === '是' && !frame.explicit) ||
    /^(?:是|上|读)(?:了)?一本$/u.test(match.text)
      ? null
      : take(match, 'education'),
})

const LEARNS_AT =
  /在(?<value>[^,我你您他她它这那的了过在]{0,8}?(?:附中|附小|附属(?:中学|小学)|音乐学院|美术学院|体校|戏校|艺校|职高|技校|卫校|职业学院|职校|老年大学|夜校))(?:里)?(?:学|练|主修|攻读|念|读)(?!会|到|期|校|历|好|生|习雷锋)[^,我你他她了过]{1,8}?(?:呢|的)?$/gu

/** "我女儿在上音附中学大提琴": the school before what is learnt there. */
export const schoolLearnsAt: ExtractionRule = ownRule({
  id: 'zh/school.learns-at',
  priority: 94,
  confidence: 0.92,
  anchors: [
    '附中',
    '附小',
    '附属',
    '音乐学院',
    '美术学院',
    '体校',
    '戏校',
    '艺校',
    '职高',
    '技校',
    '卫校',
    '职业学院',
    '职校',
    '老年大学',
    '夜校',
  ],
  pattern: LEARNS_AT,
  elided: 'chat',
  examples: [
    { text: '我妈在老年大学学国画', cards: [{ slot: 'school', value: '老年大学', entity: 'user.mother' }] },
  ],
  counterExamples: ['他在体校练举重', '你在哪个艺校学舞蹈？', '我想在老年大学学国画'],
  read: (match, frame) => (frame.negative || /想|要|打算/u.test(match.before) ? null : take(match, 'school')),
})
