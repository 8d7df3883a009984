import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isOccupation } from '../../text/jobs.ts'
import { isKnownPlace } from '../../text/places.ts'
import { KINDS_OF_PLACE } from '../../lexicon/work/workplaces.ts'
import { before, take } from '../../text/take.ts'
import { DURATION } from '../../text/patterns.ts'

const WORKS_AT = new RegExp(
  `(?:(?<![现正实存])在|给(?=一家|[^,我你他她]{1,6}(?:公司|企|厂|打工|干活)))(?:一家|一个|一所|某家?)?(?<value>[^,在]{1,30}?)(?:(?<!阿)里面?|那边|那里|那儿|这边)?(?:工作|上班|任职|打工|就职|供职|任教|教(?:语文|数学|英语|物理|化学|体育|音乐|美术|历史|政治|生物)|教书|当差|做事|做工|实习|干活|干|当兵|帮忙|搬砖|打杂|混日子|打零工|代课|轮岗|规培|任教职|跑业务|做兼职|兼职)(?:的|呢|着)?(?:已经|也|都|有)?(?:过|了)?(?:${DURATION})?(?:了|啦)?$`,
  'gu',
)
const DEICTIC =
  /^(?:家里?|这里?.*|那里?.*|此.*|为.*|这边|那边|这儿|那儿|外面?|外地|里面|认真|努力|加班|忙|一起|他那|她那|同一.*|当前.*|这[个家].*|那[个家].*|正|哪.*|考虑.*|[^\n\r\u2028\u2029\u627e]*\u627e.*|准备.*|做.*|努力.*|好好.*|一线|基层|前线|周末|晚上|白天|深夜)$/u

/** A short message, or one that says 我 or I: what names nobody in a longer one may be anybody's life. */
const TOLD_OF_SELF = /我|本人|俺|\b(?:i|im|my)\b|^.{0,24}$/u

/** "在X工作": an employer, or the place one lives and works in when X is a known city. */
export const employerWorksAt: ExtractionRule = factRule({
  id: 'zh/employer.works-at',
  priority: 100,
  confidence: 0.98,
  anchors: [
    '教语文',
    '教数学',
    '教英语',
    '教物理',
    '教化学',
    '教体育',
    '教音乐',
    '教美术',
    '教历史',
    '当兵',
    '工作',
    '上班',
    '任职',
    '打工',
    '就职',
    '供职',
    '任教',
    '教书',
    '做工',
    '实习',
    '做事',
    '干活',
    '干了',
    '当差',
    '帮忙',
    '搬砖',
    '打杂',
    '混日子',
    '零工',
    '代课',
    '轮岗',
    '规培',
    '跑业务',
    '兼职',
  ],
  pattern: WORKS_AT,
  elided: 'speaker',
  examples: [
    { text: '我在一家广告公司上班', cards: [{ slot: 'employer', value: '广告公司' }] },
    { text: '我姑姑在银行工作', cards: [{ slot: 'employer', value: '银行', entity: 'user.aunt' }] },
    { text: '我弟弟小刚在彪马上班', cards: [{ slot: 'employer', value: '彪马', entity: 'user.brother' }] },
    { text: '我以前在电视台工作', cards: [{ slot: 'employer', value: '电视台', tense: 'past' }] },
    {
      text: '我前妻不在学校干了',
      cards: [{ slot: 'employer', value: '', relation: 'retracts', entity: 'user.ex_wife' }],
    },
    { text: '我在绍兴上班', cards: [{ slot: 'workplace', value: '绍兴' }] },
  ],
  counterExamples: ['他在银行工作', '你在哪里上班？', '我想在家工作', '我今天在家上班', '我在小隔间里工作'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (/(?:帮忙|兼职|打杂)/u.test(match.text) && isKnownPlace(value)) return null
    if (
      DEICTIC.test(value) ||
      /[我你他她想要说不、（(]|见$|^有|租房|^改|机会|学习$|[东西南北中]部$|隔间$|格子间$|办公桌|电脑前|床上$/u.test(
        value,
      ) ||
      (!frame.explicit && frame.entity === 'user' && !TOLD_OF_SELF.test(match.clause.sentence.message)) ||
      /(?:大城市|小城市|一个城市|太阳下|压力下)/u.test(value)
    )
      return null
    // 不在学校干了: whichever one it is.
    if (frame.over && KINDS_OF_PLACE.some((kind) => kind.replace(/里$/u, '') === value))
      return { slot: 'employer', value: '', relation: 'retracts' }
    const past = /过[了]?$|实习/u.test(match.text) && /过/u.test(match.text) ? { tense: 'past' as const } : {}
    return take(match, isKnownPlace(value) ? 'workplace' : 'employer', {
      ...before(match, /(?:做|担任|当)\p{Script=Han}{2,6}$/u),
      ...past,
    })
  },
})

/** 就职于 tells a state, 入职 a change. */
const BY_STATE = /^.{0,3}于/u

const JOINED =
  /(?:从(?<from>美的|[^,的我你他她在]{1,16}?))?(?:刚|新|已经|正式){0,4}(?:(?:入职|跳槽(?:到|去)|加盟|就职于|任职于|供职于|任教于|受雇于|工作于)了?(?:一家)?|加入了?(?=.{1,20}(?:公司|集团|科技|团队|大厂)(?:了|工作)?$))(?<value>[^,的]{1,30}?)(?:工作|上班)?(?:快|已经)?(?:[\d一二两三四五六七八九十半几多]+个?(?:年|月|天|周)了?)?(?:了|啦)?$/gu

/** "入职X", "跳槽到X", "就职于X". */
export const employerJoined: ExtractionRule = factRule({
  id: 'zh/employer.joined',
  priority: 100,
  confidence: 0.94,
  anchors: ['入职', '跳槽', '加盟', '就职于', '任职于', '供职于', '任教于', '受雇于', '工作于', '加入'],
  pattern: JOINED,
  elided: 'speaker',
  event: true,
  examples: [
    { text: '上周入职星海科技了', cards: [{ slot: 'employer', value: '星海科技', relation: 'updates' }] },
    {
      text: '我从报社跳槽到了电视台',
      cards: [
        { slot: 'employer', value: '电视台', relation: 'updates' },
        { slot: 'employer', value: '报社', tense: 'past' },
      ],
    },
    { text: '我就职于市图书馆', cards: [{ slot: 'employer', value: '市图书馆' }] },
  ],
  counterExamples: [
    '他入职华为了',
    '新员工入职流程是什么？',
    '我不打算跳槽',
    '我明天入职星海科技',
    '我下周一入职星海科技',
  ],
  read: (match, frame) => {
    if (
      /^(?:了|手续|培训|体检|时|后|前|流程|第|满|刚满|不到|快|很多|不少|几个)|新人|员工/u.test(
        match.raw('value') ?? '',
      ) ||
      frame.negative
    )
      return null
    if (/^(?:新|一家|某|另|别的|这家|那家|私企$|国企$)/u.test(match.raw('value') ?? ''))
      return take(match, 'event_work')
    const to = take(match, 'employer', {
      ...before(match, /(?:做|担任|当)\p{Script=Han}{2,6}$/u),
      ...(BY_STATE.test(match.text) ? {} : { relation: 'updates' as const }),
    })
    const from = match.capture('from')
    if (to === null || from === undefined || /公司$|单位$/u.test(from.text)) return to
    return [to, { slot: 'employer', value: from, tense: 'past' }]
  },
})

const COMPANY =
  /(?:(?:的|所在的?|上班的|工作的|任职的|就职的)?(?:工作单位|就职单位|任职单位|工作的?地[方点]?|公司|单位|雇主|东家))(?:名称|名字|全称|名)?(?<change>改为|改成|换成|换到|变更为|更新为)?(?:现在|就)?(?:是|叫做?|在|为|:)?(?<value>[^,]{1,30}?)(?:了)?$/gu
const NOT_COMPANY =
  /^(?:个|不|没|很|太|有|要|的|里|楼|都|也|给|让|说|开|发|搞|上班|倒闭|破产|裁|放假|加班|今天|明天|离|附近|门口|食堂|领导|老板|同事|规定|政策|制度|安排|组织|最|比|一|做|需|会|正|准备|打算|刚|又|还|已|经常|总|这|那|待遇|福利|氛围|年会|里面|在哪)/u

/** What one thinks of it. */
const JUDGED =
  /垃圾|狗屎|坑|骗子|黑心|血汗|地狱|奇葩|^(?:烂|真|超|傻|好|坏|渣|破|假|对|错|新|旧|老|小|大|这样|那样)的?(?:公司|地方)?$/u

/** "公司是X", "工作单位改为X". */
export const employerIs: ExtractionRule = factRule({
  id: 'zh/employer.is',
  priority: 80,
  confidence: 0.92,
  anchors: ['公司', '单位', '雇主', '东家', '工作的地', '工作地'],
  pattern: COMPANY,
  elided: 'speaker',
  examples: [
    { text: '我的公司是云桥网络', cards: [{ slot: 'employer', value: '云桥网络' }] },
    { text: '工作单位改为市规划局', cards: [{ slot: 'employer', value: '市规划局', relation: 'updates' }] },
  ],
  counterExamples: [
    '公司要求加班',
    '我们公司楼下有家面馆',
    '你们公司是做什么的？',
    '我的公司是垃圾',
    '我们公司是黑心公司',
  ],
  read: (match) => {
    const value = match.raw('value') ?? ''
    const linked =
      /^(?:的|所在的?|上班的|工作的|任职的|就职的)?(?:工作单位|就职单位|任职单位|工作的?地[方点]?|公司|单位|雇主|东家)(?:名称|名字|全称|名)?(?:现在|就|已经)?(?:是|叫做?|为|:|改[为成]|变更为|更新为|换成|换到)(?!.{0,30}(?:做|搞|卖|开|老板|我|的$))/u.test(
        match.text,
      )
    if (NOT_COMPANY.test(value) || JUDGED.test(value) || !linked || isOccupation(value)) return null
    return take(
      match,
      /^(?:的)?工作的?地/u.test(match.text) && isKnownPlace(value) ? 'workplace' : 'employer',
      match.raw('change') ? { relation: 'updates' } : {},
    )
  },
})
