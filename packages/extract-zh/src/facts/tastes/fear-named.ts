import type { ExtractionRule } from '@recollect/core/extraction'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

const AFRAID =
  /(?:怕|害怕|恐惧|畏惧|惧怕|怵|发怵)(?:的)?(?:东西|事情?|动物)?(?:就|还|当然|永远)?(?:是|:)?(?<value>[^,你您他她我怕]{1,12}?)(?:怕得(?:要死|不行|要命)|得要死|得不行|得要命|极了|得很|死了)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

const STRONG =
  /(?:最|特别|非常|超|超级|从小就?|打小就?|天生|一直|一直都|很|可|真的?|贼|巨|挺|蛮|有点儿?|比较|好|就|也|都|还|胆小|一向|生来|极其|极度|什么都不怕就|啥都不怕就)$/u

const WORRY =
  /不|会|没|出现|情况|影响|这种|花钱|我|孩子|^(?:是|的|了|着|死了|不|没|就|再|被|会|来|得|什么|谁|啥|万一|影响|耽误|麻烦|打扰|忘|迟到|错过|吵到|说错|做错|生人$|胖$|老婆$|极|吗|呢|到时|以后|有人|人家|别人|自己)|[吗呢]$|得罪|失望|误会|来不及|赶不上|后悔/u

/** "从小就怕打雷", "最怕的就是打针". */
export const fearBare: ExtractionRule = ownRule({
  id: 'zh/fear.bare',
  priority: 70,
  confidence: 0.92,
  anchors: ['怕', '恐惧', '畏惧', '怵'],
  pattern: AFRAID,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '从小就怕打雷', cards: [{ slot: 'fear', value: '打雷' }] },
    { text: '我最怕的就是抽血', cards: [{ slot: 'fear', value: '抽血' }] },
    { text: '小时候最怕的就是抽血', cards: [{ slot: 'fear', value: '抽血', tense: 'past' }] },
  ],
  counterExamples: [
    '怕来不及',
    '就怕他生气',
    '最怕你不开心',
    '恐怕下雨',
    '怕什么',
    '他从小就怕打雷',
    '我不怕打雷',
  ],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (
      value.length > 4 &&
      /(?:就|真的?|还|好|也|都)$/u.test(match.before) &&
      !/什么都|啥都|从小|天不怕|打小/u.test(match.before)
    )
      return null
    const torn = /怕得(?:要死|不行|要命)/u.test(match.text)
    if (frame.negative || !(torn || STRONG.test(match.before)) || WORRY.test(match.raw('value') ?? ''))
      return null
    return take(match, 'fear')
  },
})

const PHOBIA =
  /(?:有|得了|患有|是)?(?:点|点儿|一点|严重的?|重度|轻微的?|轻度|很严重的?|超级?|有点|非常|特别|比较){0,3}(?<value>恐[高飞水狗猫黑鸟蛇虫血婚育针]|怕[黑水狗猫蛇虫鬼高血痛疼热冷吵痒]|(?:密集|幽闭|幽闭空间|深海|巨物|蜘蛛|小丑|社交|广场|尖锐物?|飞行|黑暗|牙医|打针|昆虫|异形|婚姻|密集物体|高空|社交)恐惧症?|晕血|晕针)(?:患者|人士|星人|症患者|不怕[冷热])?(?:的人|体质)?(?:一枚|一个)?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** An illness with a name of its own is filed there. */
const ILLNESS = /社交/u

/** "我恐高", "我有点密集恐惧症". */
export const fearPhobia: ExtractionRule = ownRule({
  id: 'zh/fear.phobia',
  priority: 87,
  confidence: 0.96,
  anchors: [
    '恐',
    '怕黑',
    '怕水',
    '怕狗',
    '怕猫',
    '怕蛇',
    '怕虫',
    '怕鬼',
    '怕高',
    '怕血',
    '怕痛',
    '怕疼',
    '怕热',
    '怕冷',
    '怕吵',
    '怕痒',
    '晕血',
    '晕针',
  ],
  pattern: PHOBIA,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '本人恐高', cards: [{ slot: 'fear', value: '恐高' }] },
    { text: '我儿子怕黑', cards: [{ slot: 'fear', value: '怕黑', entity: 'user.son' }] },
  ],
  counterExamples: ['他恐高', '你恐高吗？', '我不恐高', '恐高怎么办'],
  read: (match, frame) =>
    frame.negative || frame.over || ILLNESS.test(match.raw('value') ?? '') ? null : take(match, 'fear'),
})

const ONLY =
  /不怕[^,我你您他她]{1,6}?(?:就|只|唯独|最|但)怕(?<value>[^,我你您他她怕]{1,10}?)[了的啊呢哈]{0,2}$/gu

/** "我不怕冷就怕热". */
export const fearOnly: ExtractionRule = ownRule({
  id: 'zh/fear.only',
  priority: 85,
  confidence: 0.93,
  anchors: ['不怕'],
  pattern: ONLY,
  elided: 'chat',
  readsNegation: true,
  examples: [{ text: '我不怕黑就怕打雷', cards: [{ slot: 'fear', value: '打雷' }] }],
  counterExamples: ['他不怕黑就怕打雷', '不怕一万就怕万一', '不怕慢只怕站'],
  read: (match) =>
    WORRY.test(match.raw('value') ?? '') || /万一|一万|慢|站/u.test(match.text) ? null : take(match, 'fear'),
})
