import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { INDUSTRIES } from '../../lexicon/work/occupations.ts'
import { oneOf } from '../../text/patterns.ts'

const DEPARTMENTS = [
  ...INDUSTRIES.filter((word) => word.length > 1),
  '后勤',
  '前台',
  '仓库',
  '生产',
  '品质',
  '质检',
  '研发',
  '技术',
  '机关',
  '基层',
  '体制内',
  '公检法',
  '医护',
  '党政',
  '宣传',
  '财会',
  '总务',
  '教务',
  '政工',
  '文工团',
  '炊事班',
  '通信连',
]
const DEPARTMENT = oneOf(DEPARTMENTS)
const OF_LINE = new RegExp(
  `是(?:搞|做|干|管|跑|弄)?(?:我们)?(?:公司|单位|厂里|学校)?(?<value>(?:${DEPARTMENT})|搞(?:创作|艺术|音乐|技术|科研|教育|建筑|工程|设计|摄影|文学|体育|电影|收藏|养殖|种植|批发|培训))的(?:人|男人|女人|一线|一员)?(?:了|啊|呢|哦)?$`,
  'gu',
)

/** "我是后勤的", "我是搞创作的". */
export const occupationDepartment: ExtractionRule = factRule({
  id: 'zh/occupation.department',
  priority: 86,
  confidence: 0.95,
  anchors: [...DEPARTMENTS, '是搞'],
  pattern: OF_LINE,
  elided: 'inherit',
  examples: [{ text: '我是后勤的，不懂技术', cards: [{ slot: 'occupation', value: '后勤' }] }],
  counterExamples: ['他是后勤的', '你是人事的吗？', '这是设计的问题', '文件是财务的'],
  read: (match, frame) =>
    frame.explicit && frame.lead.length <= 4 && !/这|那|文件|东西/u.test(match.before)
      ? take(match, 'occupation', frame.negative ? { polarity: 'negative' } : {})
      : null,
})
