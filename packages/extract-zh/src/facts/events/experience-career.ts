import type { ExtractionRule } from '@recollect/core/extraction'
import { LONG } from '../../text/long.ts'
import { ownRule } from '../../text/own-rule.ts'
import { take } from '../../text/take.ts'

/** Spells of work, service and training one has behind oneself. */

const SPELL = `(?:[一两二三四五六七八九十俩几好\\d]{1,3}(?:年|个月|次|回|届|场|期|个?夏天|个?冬天|个?寒暑假|个?暑假|个?学期)(?:多)?(?:的)?|${LONG}(?:的)?|一(?:段时间|阵子?|次|回|学期)的?)`
const SERVED = new RegExp(
  `(?<value>(?:在[^,你您他她它我那这]{1,12}?)?(?:当|做|干|教|跑|开|卖|送|搬|摆|站|带|支|下|打|扛|演|唱|画|写|拍|修|种|养|待|呆|住|蹲|混|学|练|留|坐|值|守|援|驻|打理|实习|代|读|上|服|插|刷|端|洗|发|搞)过(?:${SPELL})(?:[^,你您他她它我过了的]{0,8}?)|在(?!家)[^,你您他她它我那这]{2,12}?(?:打|端|刷|洗|发|站|搬|扛|卖|送|跑|摆|拧|扫|看|教|演|唱|弹|带|管|修|种|养|开|画|写|拍|做|当)过[^,你您他她它我过了的]{1,6}?)(?:的|了|啊|呢|哈){0,3}$`,
  'gu',
)
const TRIED =
  /过[一两三几]?[次回]$|很多次|[饭觉澡作业脸手碗]$|[这那]|什么|会儿|梦|功课|卷子|朋友圈|微博|帖|消息|邮件|检查|手术|药|针|一课|工夫|课$(?<!代过.{0,8}课)/u

/** "我当过三年义务兵", "在客栈打过两个月杂". */
export const experienceSpell: ExtractionRule = ownRule({
  id: 'zh/experience.spell',
  priority: 69,
  confidence: 0.94,
  anchors: [
    ...'当做干教跑开卖送搬摆站带支下打扛演唱画写拍修种养待呆住蹲混学练留坐值守援驻代读上服插刷端洗发搞',
  ]
    .map((verb) => `${verb}过`)
    .concat('打理过', '实习过'),
  pattern: SERVED,
  elided: 'chat',
  event: true,
  examples: [
    { text: '我当过三年义务兵', cards: [{ slot: 'experience', value: '当过三年义务兵', tense: 'past' }] },
    {
      text: '年轻时在林场待过俩冬天',
      cards: [{ slot: 'experience', value: '在林场待过俩冬天', tense: 'past' }],
    },
  ],
  counterExamples: ['他当过三年兵', '你做过几年销售？', '我写过三次作业', '这件衣服洗过两次'],
  read: (match, frame) =>
    frame.negative ||
    TRIED.test(match.raw('value') ?? '') ||
    (!frame.explicit && /[洗用]过/u.test(match.text))
      ? null
      : take(match, 'experience', { tense: 'past' }),
})

const KNOWN_FOR = new RegExp(
  `(?:有|有过|具备|拥有|积累了)(?:一些|一点儿?|丰富的|不少|多年的?|过)?(?<value>(?:${LONG}(?:的)?)?[^,你您他她它我这那了]{2,12}?(?:经验|经历|背景))(?:的)?$|(?:没有?|毫无|缺乏|零|没啥|没什么|没有任何|没有过)(?:过)?(?<lacks>[^,你您他她它我这那了过什么任何]{0,10}?(?:经验|经历))(?:的)?$`,
  'gu',
)

/** "我有带新人的经验", "没有工作经验". */
export const experienceKnown: ExtractionRule = ownRule({
  id: 'zh/experience.known',
  priority: 70,
  confidence: 0.92,
  anchors: ['经验', '经历', '背景'],
  pattern: KNOWN_FOR,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '我有留学经历', cards: [{ slot: 'experience', value: '留学经历' }] },
    {
      text: '没有工作经验，投哪都没回音',
      cards: [{ slot: 'experience', value: '工作经验', polarity: 'negative' }],
    },
  ],
  counterExamples: [
    '他有留学经历',
    '你有带娃经验吗？',
    '有经验的来',
    '招聘要求有相关工作经验',
    '有相似经历的姐妹吗',
  ],
  read: (match, frame) => {
    if (
      /要求|招|最好|需|求|欢迎|必须|有没有|类似|相似|同样|相关$|可以|如果|建议|什么/u.test(match.clause.text)
    )
      return null
    const lacks = match.capture('lacks')
    if (lacks)
      return lacks.text.length > SHORTEST ? { slot: 'experience', value: lacks, polarity: 'negative' } : null
    return frame.negative ? null : take(match, 'experience')
  },
})
const SHORTEST = 2
