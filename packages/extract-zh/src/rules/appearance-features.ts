import type { ExtractionRule } from '@recollect/core'
import { clausesBefore } from '../frame/earlier.ts'
import { ownRule } from '../frame/own-rule.ts'
import { take } from '../frame/take.ts'

const FEATURE =
  '(?:(?:大|小|单|双|高|塌|圆|尖|方|长|短|厚|薄|白|黑|黄|细|粗|浓|直|卷|弯|瓜子|国字|鹅蛋|娃娃|巴掌|锥子|蒜头|鹰钩|朝天|招风|樱桃|香肠|丹凤|桃花|杏|三角|卧蚕|罗圈|大长|小短|小虎|兔|龅|一字|柳叶|八字|络腮|花白|雪白|棕色|栗色|金色|红色|蓝色|自来卷|天然卷|齐肩|齐耳|披肩|齐刘海|及腰|板寸|平|寸|光|爆炸)(?:眼睛|眼皮|眼|鼻梁|鼻子|鼻|脸蛋|脸庞|脸|嘴巴|嘴唇|嘴|耳朵|耳|个子|个头|个儿|头发|长发|短发|发|头|皮肤|下巴|额头|脑门|门牙|牙齿|牙|眉毛|眉|长腿|短腿|腿|胡子|胡|刘海|辫子|马尾|身板|身材|肩膀|屁股|手))'
const LISTED = new RegExp(
  `^(?:我|本人|俺)?(?:是|有着?|长着|留着|扎着|顶着|梳着|生了|天生|从小)?(?:一头|一张|一双|一对|一副|个)?(?:的)?(?<value>${FEATURE}(?:(?:、|和|又)?(?:一张|一双)?${FEATURE}){0,4})(?:的)?(?:女生|男生|人|女孩|男孩|姑娘)?(?:一枚|一个)?(?:了|啊|呢|哈)?$`,
  'gu',
)
/** What makes a clause of features go on about one's looks. */
const ON_LOOKS = /长得|长相|身高|体重|外貌|模样|随我|像我|一米|岁|本人|个子|皮肤|自我介绍|斤|样子/u

/** "大眼睛高鼻梁", "我圆脸小眼睛". */
export const appearanceListed: ExtractionRule = ownRule({
  id: 'zh/appearance.listed',
  priority: 81,
  confidence: 0.92,
  anchors: [
    '眼',
    '鼻',
    '脸',
    '嘴',
    '耳',
    '眉',
    '胡',
    '腿',
    '牙',
    '个子',
    '个头',
    '头发',
    '长发',
    '短发',
    '卷发',
    '光头',
    '平头',
    '寸头',
    '板寸',
    '皮肤',
    '下巴',
    '额头',
    '脑门',
    '刘海',
    '辫',
    '马尾',
    '身板',
    '身材',
    '肩',
    '刘海',
  ],
  pattern: LISTED,
  elided: 'chat',
  examples: [
    { text: '我圆脸小眼睛', cards: [{ slot: 'appearance', value: '圆脸小眼睛' }] },
    { text: '我长得像我姑，大眼睛双眼皮', cards: [{ slot: 'appearance', value: '大眼睛双眼皮' }] },
  ],
  counterExamples: ['她大眼睛高鼻梁', '喜欢大眼睛', '大头', '大眼睛的猫', '双眼皮手术'],
  read: (match, frame) => {
    const own = frame.explicit || /^(?:我|本人|俺)/u.test(match.text)
    const value = match.raw('value') ?? ''
    if (frame.negative || value.length < SHORTEST) return null
    return own || ON_LOOKS.test(clausesBefore(match.clause)[0] ?? '') ? take(match, 'appearance') : null
  },
})
const SHORTEST = 2

const MARKED =
  /(?<value>(?:左|右|两)?(?:边|只|条)?(?:身上|眉毛|眼角|眼睛|额头|脸上?|脸颊|鼻子|鼻尖|嘴角|嘴边|下巴|脖子|耳朵|耳垂|手背|手心|手腕|手臂|胳膊|肩膀?|后背|背|胸口|肚子|腰|大腿|小腿|腿|膝盖|脚踝|脚背|脚|屁股|头顶|头皮|虎口|锁骨|手指|食指|无名指)(?:上|里|下|边|旁边|后面|中间|内侧)?(?:天生|从小|都|还)?(?:有|长了|长着|留了|留着|纹了|文了|纹着|(?=好几))(?:一|两|三|几|好几|很多|不少)?(?:块|颗|道|个|条|片|处|只|朵)?[^,我你您他她它]{0,6}?(?:伤疤|疤痕|疤|痣|胎记|酒窝|梨涡|纹身|刺青|雀斑|斑|皱纹|红印|老茧|茧子|冻疮|金牙|假牙|美人尖|蝴蝶|玫瑰|龙))(?:的)?(?:了|啊|呢)?$/gu

/** "腿上有块烫伤的疤", "左边眉毛上有颗痣". */
export const appearanceMarked: ExtractionRule = ownRule({
  id: 'zh/appearance.marked',
  priority: 83,
  confidence: 0.93,
  anchors: [
    '疤',
    '痣',
    '胎记',
    '酒窝',
    '梨涡',
    '纹身',
    '刺青',
    '斑',
    '皱纹',
    '红印',
    '茧',
    '冻疮',
    '金牙',
    '假牙',
    '美人尖',
    '蝴蝶',
    '玫瑰',
    '龙',
  ],
  pattern: MARKED,
  elided: 'chat',
  examples: [{ text: '我手背上有块烫伤的疤', cards: [{ slot: 'appearance', value: '手背上有块烫伤的疤' }] }],
  counterExamples: ['他手背上有块疤', '你脸上有颗痣', '墙上有条龙', '孩子背上有块红印'],
  read: (match, frame) =>
    frame.negative || /孩子|宝宝|猫|狗|娃/u.test(match.clause.sentence.message)
      ? null
      : take(match, 'appearance'),
})

const HAS =
  /(?:有着?|留着|长着|生了|顶着)(?<value>(?:一头|一双|一张|一个|一副)?(?:[^,我你您他她它了过]{1,6}的)?(?:乌黑|浓密|稀疏|自来|天然|蓝|绿|棕|黑|金|红|白|长|短|卷|直|大|小)?(?:头发|眼睛|皮肤|脸蛋|脸庞|鼻子|嘴巴|嘴唇|胡子|胡须|长发|短发|卷发|直发|睫毛|眉毛|虎牙|雀斑|酒窝|腹肌|肌肉|小肚子|啤酒肚|双下巴))(?:的)?(?:了|啊|呢)?$/gu

/** "我有一头红色的头发". */
export const appearanceHas: ExtractionRule = ownRule({
  id: 'zh/appearance.has',
  priority: 82,
  confidence: 0.92,
  anchors: [
    '头发',
    '眼睛',
    '皮肤',
    '脸',
    '鼻子',
    '嘴',
    '胡',
    '发',
    '睫毛',
    '眉毛',
    '虎牙',
    '雀斑',
    '酒窝',
    '肌',
    '肚',
  ],
  pattern: HAS,
  elided: 'none',
  examples: [{ text: '我有一头红色的头发', cards: [{ slot: 'appearance', value: '一头红色的头发' }] }],
  counterExamples: ['她有一双大眼睛', '汤里有头发', '我没有头发剪了', '你有腹肌吗？'],
  read: (match) => (match.raw('value') === '头发' ? null : take(match, 'appearance')),
})
