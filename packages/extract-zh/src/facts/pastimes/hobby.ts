import type { ExtractionRule } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { mayBeOwn } from '../../text/own-rule.ts'
import { isNamedPastime, isPastime } from '../../text/pastimes.ts'
import { take } from '../../text/take.ts'

const HOBBY =
  /(?:的)?(?:平生|人生|生平|唯一的?|最大的?|有|就)?(?:[两三四五六几\d]大|[两三四五六几\d]个)?(?:业余|主要|兴趣){0,4}(?:爱好|兴趣爱好|兴趣|业余爱好|嗜好|消遣|特别爱好)(?:之一)?(?:就|主要|一直)?(?:是|有|包括|:)(?<value>[^。]{1,40}?)(?:之类)?(?:的|了){0,4}$/gu

/** "我的爱好是X". */
export const hobbyIs: ExtractionRule = factRule({
  id: 'zh/hobby.is',
  priority: 92,
  confidence: 0.96,
  anchors: ['爱好', '兴趣', '嗜好', '消遣'],
  pattern: HOBBY,
  examples: [
    {
      text: '我的爱好是集邮和书法',
      cards: [
        { slot: 'hobby', value: '集邮' },
        { slot: 'hobby', value: '书法' },
      ],
    },
  ],
  counterExamples: ['他的爱好是集邮', '你的爱好是什么？', '爱好是最好的老师吗'],
  elided: 'chat',
  read: (match, frame) =>
    mayBeOwn(match, frame) &&
    (frame.explicit || !/^(?:最|人|一种|学习的|成功的)/u.test(match.raw('value') ?? ''))
      ? take(match, 'hobby')
      : null,
})

const INTERESTED =
  /对(?<value>(?:[^,你他她]|(?<=吉)他){1,24}?)(?:越来越|都|也|很|非常|特别|比较|更|最|有点|一直|挺|十分|蛮|是|没|没有|不太|不|不怎么|毫无|已经|再|早就){0,4}(?:(?:有|没有?)(?:很大|极大|浓厚|太大|多大|很深|强烈)的?兴趣|感兴趣|有兴趣|兴趣|着迷|上瘾|有研究|情有独钟|无感|不感冒|不来电)[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu
const CEASED = /不再|再也不|已经[不没]|早就[不没]/u
const MOST_INTERESTED =
  /(?:最|比较|更|很)?感兴趣的(?:就)?(?:是|有)(?:那些|这些)?(?<value>(?:[^,你他她]|(?<=吉)他){1,30}?)$/gu

/** "我对X感兴趣". */
export const hobbyInterested: ExtractionRule = factRule({
  id: 'zh/hobby.interested',
  priority: 85,
  confidence: 0.92,
  anchors: ['兴趣', '着迷', '上瘾', '有研究', '情有独钟', '无感', '不感冒', '不来电'],
  pattern: INTERESTED,
  readsNegation: true,
  examples: [
    { text: '我对天文很感兴趣', cards: [{ slot: 'likes', value: '天文' }] },
    { text: '我对天文不再感兴趣了', cards: [{ slot: 'likes', value: '天文', relation: 'retracts' }] },
  ],
  counterExamples: ['他对天文很感兴趣', '你对什么感兴趣？', '我对你没兴趣'],
  read: (match, frame) => {
    const degree = match.text.slice(match.raw('value')?.length ?? 0)
    if (frame.modifiers.ceased || CEASED.test(degree)) return take(match, 'likes', { relation: 'retracts' })
    return frame.negative || /没|不|毫无|无感/u.test(degree) ? take(match, 'dislikes') : take(match, 'likes')
  },
})

/** "我最感兴趣的是X". */
export const hobbyMostInterested: ExtractionRule = factRule({
  id: 'zh/hobby.most-interested',
  priority: 86,
  confidence: 0.93,
  anchors: ['感兴趣的'],
  pattern: MOST_INTERESTED,
  examples: [{ text: '我最感兴趣的是古生物', cards: [{ slot: 'likes', value: '古生物' }] }],
  counterExamples: ['你最感兴趣的是什么？', '他感兴趣的是钱'],
  read: (match) => take(match, 'likes'),
})

const TAKES_UP =
  /(?:在|正在|开始|一直在|刚开始|重新开始|又开始|坚持|报了|报名了?){1,4}(?:学习|学|练习|练|自学|研究|钻研|收藏|收集|培训|尝试|玩)(?:着|一门|一些|一点|新的|怎么|如何|一个|一首|一种|一项|几首){0,4}(?<value>(?:吉他|[^,了过你他她我]){1,16}?)(?:班|课程|课)?(?:的(?:知识|技巧|方法))?[的了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** A longer phrase is no pastime unless it is known for one. */
const SHORT = 6
const ACADEMIC =
  /研究|尝试|[语学医法]$|会计|代码|编程|程序|知识|技术|技能|经济|金融|管理|工程|挑战|解决|问题|[a-z+#]$|星座$|瓶座|论文|课文|专业/u

/** "我最近在学X": something taken up. */
export const hobbyTakesUp: ExtractionRule = factRule({
  id: 'zh/hobby.takes-up',
  priority: 76,
  confidence: 0.97,
  anchors: ['学', '练', '研究', '钻研', '收藏', '收集', '培训', '尝试', '玩'],
  pattern: TAKES_UP,
  elided: 'inherit',
  event: true,
  examples: [{ text: '我最近在学插花', cards: [{ slot: 'hobby', value: '插花' }] }],
  counterExamples: ['他在学开车', '你在学什么？', '我在学校门口'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    if (
      /所|结果|不同|一条|如何|的(?!舞|歌|话)|为了|自己|怎么|以后|时间|证据|资料|信息|数据|^上|^放松|^方面|^新的|变得/u.test(
        value,
      )
    )
      return null
    if (!(isNamedPastime(value) || isPastime(value) || (value.length <= SHORT && !ACADEMIC.test(match.text))))
      return null
    return /^(?:校|生|院|会|习[^舞泳琴武]?$|的|过|手机$|游戏$)|时$|时候|怎样/u.test(value)
      ? null
      : take(match, 'hobby')
  },
})

const MAKES_HAPPY =
  /^(?<value>[^,我你]{2,16}?)(?:最|总|能|会|真的){0,4}(?:使|让|令)我(?:很|非常|感到|觉得|特别|最|无比){0,4}(?:快乐|开心|幸福|高兴|兴奋|放松|愉快|满足)(?:了|的){0,4}$/gu

/** "X使我快乐". */
export const likesMakesHappy: ExtractionRule = factRule({
  id: 'zh/likes.makes-happy',
  priority: 70,
  confidence: 0.94,
  anchors: ['使我', '让我', '令我'],
  pattern: MAKES_HAPPY,
  elided: 'speaker',
  examples: [{ text: '弹琴使我快乐', cards: [{ slot: 'likes', value: '弹琴' }] }],
  counterExamples: ['他让我很开心', '你让我很开心', '这件事让我很高兴', '什么让我快乐？'],
  read: (match) =>
    /^[这那他她它]|总是|结果|消息|不能|都不/u.test(match.raw('value') ?? '') ? null : take(match, 'likes'),
})

const ADMIRES =
  /(?:的)?(?:偶像|男神|女神|本命|爱豆|idol)(?:就|一直|永远)?(?:是|:)(?<value>[^,你我]{1,16}?)[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$|^(?<front>[^,你我]{1,24}?)(?:都|也|一直|就|可|真的?)?是我(?:们)?的?(?:偶像|男神|女神|本命|爱豆|idol)[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我的偶像是X". */
export const favoriteIdol: ExtractionRule = factRule({
  id: 'zh/favorite.idol',
  priority: 91,
  confidence: 0.95,
  anchors: ['偶像', '男神', '女神', '本命', '爱豆', 'idol'],
  pattern: ADMIRES,
  elided: 'speaker',
  examples: [{ text: '我的偶像是李宁', cards: [{ slot: 'favorite_artist', value: '李宁' }] }],
  counterExamples: ['你的偶像是谁？', '他是我的偶像'],
  read: (match, frame) => {
    const front = match.capture('front')
    if (front) return { slot: 'likes', value: lastNoun(front) }
    return frame.explicit ? take(match, 'favorite_artist') : null
  },
})

/** 里面的主演X → X. */
function lastNoun(capture: {
  readonly text: string
  readonly span: { readonly start: number; readonly end: number }
}) {
  const skip = /^.*(?:主演|导演|歌手|演员|的)(?=\p{Script=Han}{2})/u.exec(capture.text)?.[0].length ?? 0
  return { text: capture.text.slice(skip), span: { start: capture.span.start + skip, end: capture.span.end } }
}
