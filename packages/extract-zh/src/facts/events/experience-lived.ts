import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { LIVED } from '../../lexicon/events/lived.ts'
import { oneOf } from '../../text/patterns.ts'

const AT = '(?:在[^,你您他她它我这那]{1,10}?)?'
const SUFFERED =
  '被[^,你您他她它我]{0,6}?(?:咬|骗|偷|抢|欺负|霸凌|家暴|抛弃|收养|表扬|开除|处分|误诊|隔离|撞|绑架|诈骗|网暴|孤立|打|劈腿|甩|绿|裁|烫|蛰|电|淹|跟踪|骚扰|冤枉|拒绝|分手|退婚|录取|保送|评为|选中|采访)过'
const WONDERS =
  '极光|下雪|大海|海|雪山|流星雨|日全食|日食|彩虹|萤火虫|海市蜃楼|龙卷风|地震|台风|鲸鱼|大熊猫|明星|总统|主席|[^,你他她]{2,6}真人|枪|尸体|鬼|ufo'
const SAW = `(?:见|看|看到|看见|遇到|碰到|经历|亲历|拍到)过(?:[一两二三几]?[次回场])?(?:${WONDERS})`
/** 打过工, 离过两次婚. */
const PARTED = LIVED.filter((word) => word.length === 2)
  .map((word) => `${word.slice(0, 1)}过(?:[一两二三几][次回年]|一段|一阵)?${word.slice(1)}`)
  .join('|')
const HAS_LIVED = new RegExp(
  `(?<value>${AT}(?:${SAW}|(?:${oneOf(LIVED)})过|${PARTED}|${SUFFERED})(?!年|的|来|去|得|分|于|瘾|关|程|期)[^,你您他她它我]{0,16}?)(?:的|了|啊|呢|呀|哈|哦){0,3}$`,
  'gu',
)
/** What one has done a hundred times, or says of a moment. */
const PASSING =
  /[以之]后$|去过境|得过治|很多都|比较|房东|过的|梦|什么|[这那]|推荐|研究|电话|会议?$|短信|邮件|微信$|消息|招呼|很多地方|作业|功课|检查|测试|调查|努力|一次就|饭$|无数次|过(?:一会|一下|会儿|头|火|份|度|多|少|期|时|错|敏|程)/u
/** 去过 by itself says not where. */
const BARE =
  /^[^过]过$|过[一两几好]*[次回]$|的(?:学生|人|女人|男人|都|事)|(?:好多|很多|不少|几个|一些)$|[次回]$(?<=^[^过]过.{0,4})/u
const AGO =
  /以前|大[一二三四]|研[一二三]|高[一二三]|初[一二三]|前[几些]年|那几年|年前|曾|小时候|年轻|当年|之前|[年月]前|上学|大学|高中|那会|那时|早年|过去/u

/** "我大学那会儿在食堂打过工", "小时候被狗咬过". */
export const experienceLived: ExtractionRule = factRule({
  id: 'zh/experience.lived',
  priority: 63,
  confidence: 0.92,
  anchors: [
    ...new Set(LIVED.flatMap((word) => [`${word}过`, `${word.slice(0, 1)}过`])),
    '被',
    '见过',
    '看过',
    '看到过',
    '看见过',
    '遇到过',
    '碰到过',
    '拍到过',
  ],
  pattern: HAS_LIVED,
  elided: 'chat',
  event: true,
  examples: [
    {
      text: '我大学那会儿在书店打过工',
      cards: [{ slot: 'experience', value: '在书店打过工', tense: 'past' }],
    },
    { text: '小时候被狗咬过', cards: [{ slot: 'experience', value: '被狗咬过', tense: 'past' }] },
  ],
  counterExamples: ['他打过工', '你摆过摊吗', '我打过电话了', '我做过一个梦', '谁没失过恋'],
  read: (match, frame) => {
    const value = match.raw('value') ?? ''
    if (frame.negative || PASSING.test(value) || /^组织过$|还没|从未|从没/u.test(value + match.before))
      return null
    if (
      !frame.explicit &&
      !AGO.test(frame.modifiers.when ?? '') &&
      !/以前|曾|小时候|年轻时|年前/u.test(match.clause.sentence.text)
    )
      return null
    if (BARE.test(value)) return null
    return take(match, 'experience', { tense: 'past' })
  },
})
const NEVER =
  /(?:从来没有?|从没有?|从未|从不曾|(?:这辈子|长这么大|活这么大|到现在|至今|目前为止|一次|一回|一天)(?:都|也|还|就){0,2}(?:没有?|未)|这辈子还没有?|长这么大还没有?)(?<value>(?!有|感|讨论|体会|再次|出现|发生|放弃|怪|恨|爱|停|怕|犹豫|考虑|去检查|要|想|说|觉|认|怀疑|后悔|听说|听|见你|问|料|让|给|对|跟|把|像|这|那|如此|停)[^,你您他她它我过了]{1,8}过(?!来|去|得|不|头|年|节)[^,你您他她它我]{0,14}?)(?:的|呢|啊|呀|哈){0,3}$/gu

/** "从来没坐过飞机", "长这么大没出过省". */
export const experienceNotOnce: ExtractionRule = factRule({
  id: 'zh/experience.not-once',
  priority: 83,
  confidence: 0.94,
  anchors: [
    '从来没',
    '从没',
    '从未',
    '从不曾',
    '辈子',
    '这么大',
    '到现在',
    '至今',
    '目前为止',
    '一次',
    '一回',
    '一天',
  ],
  pattern: NEVER,
  elided: 'chat',
  readsNegation: true,
  examples: [
    { text: '长这么大还没出过省', cards: [{ slot: 'experience', value: '出过省', polarity: 'negative' }] },
  ],
  counterExamples: ['他从来没坐过飞机', '从来没想过会这样', '你从来没爱过我', '从没见过这种人'],
  read: (match) =>
    /[这那]|什么|如此|任何人|过得|过.{0,14}的.|^.{1,2}过$/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'experience', { polarity: 'negative' }),
})

/** "当过兵", "支过教": done once, said without a subject. */
export const experienceOnce: ExtractionRule = factRule({
  id: 'zh/experience.once',
  priority: 86,
  confidence: 0.93,
  anchors: ['当过兵', '支过教', '留过学', '坐过牢', '创过业', '蹲过', '下过乡', '援过', '出过家', '当过'],
  pattern:
    /(?:^|我)(?:以前|曾经?|年轻时|早年|之前)?(?<value>当过兵|支过教|留过学|坐过牢|创过(?:[一二三两]次)?业|下过乡|援过(?:藏|疆|非)|出过家|参过军|扛过枪)(?:的)?(?:人)?(?:了|啊)?$/gu,
  elided: 'chat',
  event: true,
  examples: [{ text: '当过兵', cards: [{ slot: 'experience', value: '当过兵' }] }],
  counterExamples: ['他当过兵', '你当过兵吗？'],
  read: (match) => take(match, 'experience'),
})
