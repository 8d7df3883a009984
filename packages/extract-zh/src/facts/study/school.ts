import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { GRADES } from '../../lexicon/work/occupations.ts'

const SCHOOL = '(?<value>[^,在的了过我你他]{2,24}?)'
const STUDIES_AT = new RegExp(
  `(?:毕业于${SCHOOL}|(?:就读于?|上岸了?|考上了?|考入了?|考进了?|考研到了?|保研到?了?|保送到?了?|被(?=.{2,20}录取)|转学到了?|转到了?)(?<at>[^,的了过我你他]{2,20}?(?:大学|学院|中学|高中|小学|学校|附中|一中|二中|三中|[一二三四五六七八九十]中|大|院|系))(?:录取)?)(?:的)?(?:[\\p{Script=Han}]{0,8}(?:专业|系))?(?:了|的)?$`,
  'gu',
)

/** "我毕业于X", "考上X". */
export const schoolStudies: ExtractionRule = factRule({
  id: 'zh/school.graduated',
  priority: 92,
  confidence: 0.95,
  anchors: [
    '毕业于',
    '就读',
    '考上',
    '考入',
    '考进',
    '上岸',
    '考研到',
    '保研',
    '保送',
    '录取',
    '转学',
    '转到',
  ],
  pattern: STUDIES_AT,
  event: true,
  examples: [{ text: '我毕业于江城师范学院', cards: [{ slot: 'school', value: '江城师范学院' }] }],
  counterExamples: ['他毕业于清华大学', '你毕业于哪所学校？', '我想考上好大学'],
  read: (match, frame) => {
    const value = match.capture('value') ?? match.capture('at')
    return value && !frame.negative ? { slot: 'school', value } : null
  },
})

const OF =
  /是(?:一)?(?:个|名)?(?<value>[^,在的了过我你他]{1,16}?(?:大学|学院|附中|中学|高中|[一二三四五六七八九十]中|小学|师大|科大|理工))(?:的|毕业的|的?学生|在读)(?:学生)?$|(?:的)?(?:母校|学校|高中|大学|本科|初中)(?:就)?(?:是|叫|为|:)(?:在)?(?<named>[^,的了过我你他在]{2,20}?(?:大学|学院|附中|中学|高中|[一二三四五六七八九十]中|小学|师大|科大|理工|学校))(?:的|读的|上的|念的)?$/gu

/** "我是X大学的", "我的母校是X". */
export const schoolOf: ExtractionRule = factRule({
  id: 'zh/school.of',
  priority: 94,
  confidence: 0.92,
  anchors: [
    '大学',
    '学院',
    '附中',
    '中学',
    '高中',
    '中的',
    '小学',
    '师大',
    '科大',
    '理工',
    '母校',
    '学校',
    '中毕业',
    '中学生',
    '中',
  ],
  pattern: OF,
  elided: 'none',
  examples: [{ text: '我是九江学院的', cards: [{ slot: 'school', value: '九江学院' }] }],
  counterExamples: ['他是二中的', '你是哪个大学的？'],
  read: (match) => {
    const value = match.capture('value') ?? match.capture('named')
    return value ? { slot: 'school', value } : null
  },
})

const GRADE = new RegExp(
  `(?:是(?:一)?(?:个|名)?(?:在读)?|(?:正|还|刚|才)?(?:在)?(?:读|上|念|升入?|升|考上|考)(?:了|到|完)?(?:的(?:是)?)?|学历(?:是|为|:)?|(?:最高)?学位(?:是|为|:)?|教育(?:背景|程度|经历)(?:是|为|:)|文化程度(?:是|为|:))(?<value>${GRADES})(?:的)?(?:在读|学历|学位|学生|毕业生?|生|应届生|新生|的人|文化|的孩子|的?(?:男|女)生)?(?:了|啊|呢|的){0,4}$`,
  'gu',
)

/** "我读大二", "我是大专学历". */
export const educationGrade: ExtractionRule = factRule({
  id: 'zh/education.grade',
  priority: 94,
  confidence: 0.96,
  anchors: [
    ...['中一', '中二', '中三', '中四', '中五', '中六', '国一', '国二', '国三'],
    ...[
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
    ],
    ...[
      '初一',
      '初二',
      '初三',
      '年级',
      '幼儿园',
      '学前班',
      '初中',
      '高中',
      '中专',
      '职高',
      '技校',
      '大专',
      '专科',
      '本科',
    ],
    ...['研究生', '硕士', '博士', 'mba', '预科', '专升本'],
  ],
  pattern: GRADE,
  examples: [
    { text: '我今年读高三', cards: [{ slot: 'education', value: '高三' }] },
    { text: '我儿子上二年级', cards: [{ slot: 'education', value: '二年级', entity: 'user.son' }] },
  ],
  counterExamples: ['他读大二', '你读几年级？', '我想考研究生', '我上初中的时候'],
  read: (match, frame) => {
    if (
      /^考(?!上|了)/u.test(match.text) ||
      (!frame.explicit && /^[读上念升]/u.test(match.text) && match.before === '')
    )
      return null
    return frame.modifiers.past ? null : take(match, 'education')
  },
})

const DEGREE =
  /(?:只有|只|有|是)?(?<value>硕士|博士|本科|大学|高中|大专|专科|中专|职高|技校|小学|初中|研究生)(?:都|已经|刚|也|就|才|快|马上|还没){0,4}(?:要)?(?<done>毕业|肄业|在读|学历|文化(?:水平|程度)?|结业)(?:[\d一二两三四五六七八九十几]+年)?(?:了|的){0,4}$/gu

/** "我大专毕业", "我硕士在读". */
export const educationDegree: ExtractionRule = factRule({
  id: 'zh/education.degree',
  priority: 90,
  confidence: 0.93,
  anchors: ['毕业', '肄业', '在读', '学历', '文化', '结业'],
  pattern: DEGREE,
  event: true,
  examples: [{ text: '我大专毕业', cards: [{ slot: 'education', value: '大专' }] }],
  counterExamples: ['他博士毕业了', '高中毕业后可以考驾照'],
  read: (match, frame) => (frame.explicit ? take(match, 'education') : null),
})

const UNFINISHED =
  /(?<value>(?:小学|初中|高中|中专|大专|大学|本科|硕士|博士|研究生)(?:都|就|还|也)?(?:没|未|没有)(?:念|读|上|毕)(?:完|业|过)?)(?:就[^,]{0,10})?(?:了|的)?$|(?<level>(?:小学|初中|高中|大学)?(?:[一二三四五六]年级)?)(?<=.{2})(?:就)?(?:辍学|不念书?|退学)(?:了|的)|(?:小学|初中|高中|大学)(?:没念完|没读完|没毕业|辍学|肄业|休学)/gu

/** "我初中都没念完". */
export const educationUnfinished: ExtractionRule = factRule({
  id: 'zh/education.unfinished',
  priority: 95,
  confidence: 0.93,
  anchors: ['没念', '没读', '没上', '没毕', '未毕', '没有读', '没有念', '辍学', '肄业', '休学'],
  pattern: UNFINISHED,
  elided: 'inherit',
  event: true,
  readsNegation: true,
  examples: [{ text: '我初中都没念完', cards: [{ slot: 'education', value: '初中都没念完' }] }],
  counterExamples: ['他初中没念完', '你大学没毕业吗'],
  read: (match) => {
    const value = match.capture('value')
    return value ? { slot: 'education', value } : { slot: 'education', value: match.text }
  },
})
