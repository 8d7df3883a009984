import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { BODY, LOOKS } from '../../lexicon/self/traits.ts'
import { oneOf } from '../../text/patterns.ts'

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
  confidence: 0.95,
  anchors: BODY,
  pattern: PART,
  readsNegation: true,
  elided: 'inherit',
  examples: [{ text: '我头发很长', cards: [{ slot: 'appearance', value: '头发很长' }] }],
  counterExamples: ['她皮肤很白', '手机声音太小', '你的眼睛很大'],
  read: (match, frame) =>
    !frame.explicit && /^(?:声音|嗓音|肚子|脸)/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'appearance'),
})

/** Without a subject of its own a look is the speaker's only beside others: 我个子不高，有点胖. */
const ABOUT_LOOKS = /身高|体重|个子|皮肤|头发|脸|长得|身材|\d斤|一米/u
const LOOK = new RegExp(
  `(?<value>(?:长得|长的|长相|身材|体型)?(?<degree>很|非常|特别|比较|有点儿?|有些|挺|蛮|超级?|又|偏)(?:(?:${oneOf(LOOKS.filter((word) => word.length > 1 || /[高矮胖瘦帅丑黑白]/u.test(word)))})(?:又)?){1,2})(?:的|了|呢|啊|哦){0,4}$`,
  'gu',
)

/** "我很瘦", "我长得很高". */
export const appearanceLook: ExtractionRule = factRule({
  id: 'zh/appearance.look',
  priority: 66,
  confidence: 0.93,
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
  elided: 'inherit',
  examples: [{ text: '我有点胖', cards: [{ slot: 'appearance', value: '有点胖' }] }],
  counterExamples: ['她很漂亮', '难道我很胖吗', '今天的天很黑', '我今天很好看'],
  read: (match, frame) =>
    /今|昨|刚/u.test(frame.modifiers.when ?? '') ||
    !(frame.explicit || ABOUT_LOOKS.test(match.clause.sentence.text))
      ? null
      : take(match, 'appearance'),
})

const WEARS =
  /(?<value>(?:是|长着|有|顶着)?(?:一[头张双口个副])?(?:单眼皮|双眼皮|内双|自来卷|天然卷|卷毛|白发|白头发|秀发|光头|秃顶|地中海|娃娃脸|瓜子脸|圆脸|方脸|国字脸|鹅蛋脸|大饼脸|大长腿|小短腿|大眼睛|小眼睛|大白牙|龅牙|酒窝|八字眉|一字眉|络腮胡|八字胡)|头发(?:也|都|已经){0,2}白了(?:一半|大半|不少|很多|好多|一大半)?|留的是(?:寸头|短发|长发|板寸|平头|中分|刘海|胡子|波波头|狼尾)|戴(?:着|了)?(?:一?副)?(?:[\p{Script=Han}]{0,4})?(?:眼镜|牙套|假发|助听器|隐形眼镜|美瞳)|留(?:着|了)?(?:一?头)?(?:长|短|卷|寸|光)?(?:头发?|发|胡子|刘海)|(?:是|有)?(?:一?头)?(?:短|长|卷|直|黑|金|白)(?:头)?发|(?:左边?|右边?|额头|下巴|脸|眼角|手|胳膊|腿|脖子|背|嘴角|眉毛|手臂|手背|耳朵)?[^,我你他她它]{0,5}?有(?:一?[个双对道块颗条]|很多|好多)?(?:疤|伤疤|疤痕|痣|泪痣|美人痣|青春痘|痘痘|痘印|皱纹|酒窝|雀斑|纹身|虎牙|双眼皮|单眼皮|胎记|腹肌|小肚子|黑眼圈|丹凤眼|白头发|白发))(?:的|了){0,4}$/gu

/** "我戴眼镜", "我有酒窝". */
export const appearanceWears: ExtractionRule = factRule({
  id: 'zh/appearance.wears',
  priority: 82,
  confidence: 0.92,
  anchors: [
    '戴',
    '留',
    '眼皮',
    '内双',
    '自来卷',
    '天然卷',
    '卷毛',
    '光头',
    '秃顶',
    '地中海',
    '脸',
    '腿',
    '眼睛',
    '白牙',
    '龅牙',
    '眉',
    '胡',
    '发',
    '疤',
    '痣',
    '痘',
    '皱纹',
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
  elided: 'inherit',
  examples: [{ text: '我戴眼镜', cards: [{ slot: 'appearance', value: '戴眼镜' }] }],
  counterExamples: ['他戴眼镜', '我想留长发', '我还是喜欢长发'],
  read: (match) =>
    /孩子|儿子|女儿|老公|老婆|宝宝|[他她你您]/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'appearance'),
})
