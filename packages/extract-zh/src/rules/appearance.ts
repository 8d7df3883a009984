import type { ExtractionRule } from '@recollect/core'
import { factRule } from '../frame/fact-rule.ts'
import { take } from '../frame/take.ts'
import { BODY, LOOKS } from '../lexicon/traits.ts'
import { oneOf } from '../patterns.ts'

const DEGREE =
  '(?:很|非常|特别|比较|有点儿?|有些|挺|蛮|超级?|太|不太|不|不算|偏|又|也|真|是|天生|一直|都|好|还|十分|稍微|略){0,4}'
const PART = new RegExp(
  `(?<value>(?:的)?(?:${oneOf(BODY)})${DEGREE}(?:${oneOf(LOOKS)})(?:又(?:${oneOf(LOOKS)}))?)(?:的|了|呢|啊|哦){0,4}$`,
  'gu',
)

/** "我皮肤很白". */
export const appearancePart: ExtractionRule = factRule({
  id: 'zh/appearance.part',
  priority: 80,
  confidence: 0.9,
  anchors: BODY,
  pattern: PART,
  readsNegation: true,
  elided: 'inherit',
  examples: [{ text: '我头发很长', cards: [{ slot: 'appearance', value: '头发很长' }] }],
  counterExamples: ['她皮肤很白', '手机声音太小', '你的眼睛很大'],
  read: (match) => take(match, 'appearance'),
})

const LOOK = new RegExp(
  `(?<value>(?:长得|长的|长相|身材|体型)?(?<degree>很|非常|特别|比较|有点儿?|有些|挺|蛮|超级?|又|偏)(?:(?:${oneOf(LOOKS.filter((word) => word.length > 1 || /[高矮胖瘦帅丑黑白]/u.test(word)))})(?:又)?){1,2})(?:的|了|呢|啊|哦){0,4}$`,
  'gu',
)

/** "我很瘦", "我长得很高". */
export const appearanceLook: ExtractionRule = factRule({
  id: 'zh/appearance.look',
  priority: 66,
  confidence: 0.84,
  anchors: [
    '胖',
    '瘦',
    '高',
    '矮',
    '帅',
    '丑',
    '黑',
    '白',
    '漂亮',
    '好看',
    '苗条',
    '魁梧',
    '娇小',
    '丰满',
    '清秀',
    '匀称',
    '健壮',
    '结实',
    '长得',
    '长的',
  ],
  pattern: LOOK,
  readsNegation: true,
  elided: 'none',
  examples: [{ text: '我有点胖', cards: [{ slot: 'appearance', value: '有点胖' }] }],
  counterExamples: ['她很漂亮', '难道我很胖吗', '今天的天很黑'],
  read: (match) => take(match, 'appearance'),
})

const WEARS =
  /(?<value>戴(?:着|了)?(?:一?副)?(?:[\p{Script=Han}]{0,4})?(?:眼镜|牙套|假发|助听器|隐形眼镜|美瞳)|留(?:着|了)?(?:一?头)?(?:长|短|卷|寸|光)?(?:头发?|发|胡子|刘海)|(?:是|有)?(?:一?头)?(?:短|长|卷|直|黑|金|白)(?:头)?发|有(?:一?[个双对])?(?:酒窝|雀斑|纹身|虎牙|双眼皮|单眼皮|胎记|腹肌|小肚子|黑眼圈|丹凤眼|白头发|白发))(?:的|了){0,4}$/gu

/** "我戴眼镜", "我有酒窝". */
export const appearanceWears: ExtractionRule = factRule({
  id: 'zh/appearance.wears',
  priority: 82,
  confidence: 0.88,
  anchors: [
    '戴',
    '留',
    '发',
    '酒窝',
    '雀斑',
    '纹身',
    '虎牙',
    '眼皮',
    '胎记',
    '腹肌',
    '肚子',
    '黑眼圈',
    '丹凤眼',
  ],
  pattern: WEARS,
  elided: 'none',
  examples: [{ text: '我戴眼镜', cards: [{ slot: 'appearance', value: '戴眼镜' }] }],
  counterExamples: ['他戴眼镜', '我想留长发', '我还是喜欢短发'],
  read: (match) => take(match, 'appearance'),
})
