import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore, sentencesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'

const RANK =
  /(?:是|(?<=[我次考试级])(?=年级第|班级第|第[一二三四五六七八九十\d]+名)|考了?|得了?|拿了?|排|获得了?|成绩(?:是|为)?|跑了?)(?:全[班校年级市省国]+|年级|班里|全厂|部门)?(?<value>第[一二三四五六七八九十百\d]{1,4}名?|\d{1,4}名|(?:全[班校年级市省国]+)?(?:第一|冠军|亚军|季军|金牌|银牌|铜牌|满分)|[\d.]{1,5}分|年级第[一二三四五六七八九十\d]{1,4})[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我考了第三名", "我是36名". */
export const recordRank: ExtractionRule = factRule({
  id: 'zh/record.rank',
  priority: 82,
  confidence: 0.93,
  anchors: ['名', '第一', '冠军', '亚军', '季军', '金牌', '银牌', '铜牌', '满分', '分', '级第'],
  pattern: RANK,
  elided: 'none',
  event: true,
  examples: [{ text: '我这次考了第五名', cards: [{ slot: 'record', value: '第五名' }] }],
  counterExamples: ['他考了第一名', '我是宇宙第一', '你考了多少分？'],
  read: (match, frame) => (frame.negative || frame.lead.includes('天下') ? null : take(match, 'record')),
})

const TIME =
  /(?<value>(?<facet>(?:跑|游|骑)(?:一|两|三|五|十|\d{1,5})(?:千|百)?(?:米|公里|千米|圈)|(?:全马|半马|马拉松|五公里|十公里|\d{1,2}k))(?:的)?(?:最好|个人最好)?(?:成绩|纪录)?(?:只|需要?|要|用了?|是|为|才|能|跑进了?|跑到了?|花了?|仅|已经){0,4}(?:[\d一二两三四五六七八九十]{1,4}(?:个)?(?:小时|分钟|分|秒|钟|:\d{2})(?:半|多|\d{1,2}秒?)?|\d{1,2}:\d{2}(?::\d{2})?))[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我跑一千米只要四分钟". */
export const recordTime: ExtractionRule = factRule({
  id: 'zh/record.time',
  priority: 84,
  confidence: 0.93,
  anchors: ['米', '公里', '圈', '全马', '半马', '马拉松', 'k'],
  pattern: TIME,
  event: true,
  examples: [
    { text: '我跑五公里要28分钟', cards: [{ slot: 'record', value: '跑五公里要28分钟', facet: '跑五公里' }] },
  ],
  counterExamples: ['他跑一千米只要三分钟', '跑五公里要多久？'],
  read: (match) => take(match, 'record', { facet: match.raw('facet') }),
})

const BEST =
  /^我(?:们)?(?:的)?(?<facet>[\p{Script=Han}a-z0-9]{1,10}?)(?:的)?(?:最好成绩|最高分|个人纪录|最佳成绩|最快纪录|最高纪录|成绩|分数|pb|配速)(?:现在)?(?:是|为|提高到了?|刷新到了?|:)(?<value>[^,]{1,20}?)(?:了)?$/gu

/** "我的托福成绩是105". */
export const recordBest: ExtractionRule = factRule({
  id: 'zh/record.best',
  priority: 83,
  confidence: 0.93,
  anchors: [
    '最好成绩',
    '最高分',
    '个人纪录',
    '最佳成绩',
    '最快纪录',
    '最高纪录',
    'pb',
    '配速',
    '成绩是',
    '成绩为',
    '分数是',
    '成绩:',
    '成绩提高',
    '成绩现在',
  ],
  pattern: BEST,
  elided: 'speaker',
  event: true,
  examples: [{ text: '我的雅思成绩是7分', cards: [{ slot: 'record', value: '7分', facet: '雅思' }] }],
  counterExamples: ['他的最好成绩是10秒', '你的成绩是多少？'],
  read: (match) => take(match, 'record', { facet: match.raw('facet')?.replace(/^的/u, '') }),
})

const REPS =
  /(?<value>(?<facet>跳绳|引体向上|俯卧撑|卧推|深蹲|硬拉|平板支撑|仰卧起坐|颠球|潜水|憋气|跳远|立定跳远|跳高|三分球|打字)[^,你他她我\d]{0,8}?\d{1,4}(?:\.\d)?(?:个|公斤|kg|斤|分钟|秒|下|米|字|组)(?:多)?)(?:了|的)?$/gu

/** "我卧推100公斤". */
export const recordReps: ExtractionRule = factRule({
  id: 'zh/record.reps',
  priority: 85,
  confidence: 0.92,
  anchors: [
    '跳绳',
    '引体向上',
    '俯卧撑',
    '卧推',
    '深蹲',
    '硬拉',
    '平板支撑',
    '仰卧起坐',
    '颠球',
    '潜水',
    '憋气',
    '跳远',
    '跳高',
    '三分球',
    '打字',
  ],
  pattern: REPS,
  elided: 'none',
  event: true,
  examples: [{ text: '我卧推100公斤', cards: [{ slot: 'record', value: '卧推100公斤', facet: '卧推' }] }],
  counterExamples: ['他卧推100公斤', '做俯卧撑50个', '你跳绳一分钟多少个？'],
  read: (match, frame) => (frame.negative ? null : take(match, 'record', { facet: match.raw('facet') })),
})

const EVENT =
  '全马|半马|马拉松|十公里|五公里|一千米|八百米|1000米|800米|5k|10k|5公里|10公里|卧推|深蹲|硬拉|平板支撑|引体向上|俯卧撑|跳绳|配速'
const BROKE = new RegExp(
  `(?<value>(?<facet>${EVENT})(?:终于|今天|首次|第一次|成功|也){0,2}(?:跑?进|破|突破|跑到|做到|上|考到|刷到)了?(?:[\\d一二两三四五六七八九十百.:]{1,6}(?:个)?(?:小时|分钟|分|公斤|kg|斤|个|秒)?|[百千]))(?:了|啦|啊)?$`,
  'gu',
)

/** "卧推终于破百", "全马跑进四小时了". */
export const recordBroke: ExtractionRule = factRule({
  id: 'zh/record.broke',
  priority: 86,
  confidence: 0.93,
  anchors: EVENT.split('|'),
  pattern: BROKE,
  elided: 'chat',
  event: true,
  examples: [
    { text: '全马终于跑进四小时了', cards: [{ slot: 'record', value: '全马终于跑进四小时', facet: '全马' }] },
  ],
  counterExamples: ['他全马跑进四小时了', '全马怎么跑进四小时？', '我想全马跑进四小时'],
  read: (match, frame) => (frame.negative ? null : take(match, 'record', { facet: match.raw('facet') })),
})

const CLOCK =
  /^(?:用时|成绩|净成绩|耗时|最后)?(?:是)?(?<value>[\d一二两三四五六七八九十]{1,3}(?:个)?(?:小时|分钟|分|秒)(?:[\d一二三四五六七八九十]{1,3}(?:分钟?|秒)?)?(?:\d{1,2}秒)?|\d{1,2}:\d{2}(?::\d{2})?)(?:完赛|完成|冲线)?[了啊啦]?$/gu
const RUN = new RegExp(`(?<facet>${EVENT})`, 'u')

/** "跑完人生第一个全马，4小时12分": the time stands by itself. */
export const recordClocked: ExtractionRule = factRule({
  id: 'zh/record.clocked',
  priority: 84,
  confidence: 0.92,
  anchors: ['小时', '分', '秒', ':'],
  pattern: CLOCK,
  elided: 'speaker',
  event: true,
  examples: [
    { text: '跑完人生第一个全马，4小时12分', cards: [{ slot: 'record', value: '4小时12分', facet: '全马' }] },
  ],
  counterExamples: ['他跑完全马，4小时12分', '全马直播，4小时12分', '4小时12分'],
  read: (match) => {
    const [near = sentencesBefore(match.clause)[0]?.[0] ?? ''] = clausesBefore(match.clause)
    const facet =
      /跑|完|进|破|游|骑|刷/u.test(near) && !/[他她你]|想|要/u.test(near)
        ? RUN.exec(near)?.groups?.['facet']
        : undefined
    return facet === undefined ? null : take(match, 'record', { facet })
  },
})

/** "这次期末全班第三". */
export const recordClassRank: ExtractionRule = factRule({
  id: 'zh/record.rank-told',
  priority: 89,
  confidence: 0.93,
  anchors: ['第'],
  pattern:
    /(?:考|拿|得|排|是|跑)?(?:了|到|在)?(?<value>(?:全班|班级|班里|全年级|年级|全校|全区|全市|全省|全国|小组)(?:排名?)?第[一二三四五六七八九十百\d]{1,4}名?)[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '这次期末我考了全班第三', cards: [{ slot: 'record', value: '全班第三' }] }],
  counterExamples: ['他考了全班第一', '谁是全班第一？', '安全第一'],
  read: (match) => take(match, 'record'),
})

const TOTAL = /(?<value>总分(?:是|为|:)?\d{2,3}(?:分)?)(?:了)?$/gu
const OF_AN_EXAM = /(?:高考|中考|考研|国考|省考|公考|雅思|托福|gre|成绩|考试|初试|复试)[^你您他她]*$/u

/** "中考分数查到了，总分586". */
export const recordTotal: ExtractionRule = factRule({
  id: 'zh/record.total',
  priority: 83,
  confidence: 0.93,
  anchors: ['总分'],
  pattern: TOTAL,
  elided: 'chat',
  event: true,
  examples: [{ text: '中考成绩查到了，总分586', cards: [{ slot: 'record', value: '总分586' }] }],
  counterExamples: ['他中考成绩查到了，总分586', '这张卷子，总分150', '高考，总分750是多少分'],
  read: (match, frame) => {
    const near = clausesBefore(match.clause)[0] ?? sentencesBefore(match.clause)[0]?.[0] ?? ''
    return !frame.negative && /出|了|查/u.test(near) && OF_AN_EXAM.test(near) ? take(match, 'record') : null
  },
})
