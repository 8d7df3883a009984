import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { factRule } from '../../text/fact-rule.ts'
import { take } from '../../text/take.ts'
import { ACTIVITIES } from '../../lexicon/pastimes/actions.ts'
import { oneOf } from '../../text/patterns.ts'

const ACTIVITY = oneOf(ACTIVITIES)
const MEMBER = new RegExp(
  `^(?:还有|以及|和|比如说?|例如|像|包括|有|主要是|尤其是?)?(?<value>(?:${ACTIVITY})(?:(?:和|、|及|与)(?:${ACTIVITY})){0,4})(?:等等?|之类的?|什么的)?$`,
  'gu',
)
const LIST_HEAD =
  /我(?:也|还|很|最|特别|平时|非常|比较|一直|都|挺|超){0,4}(?<verb>喜欢|热爱|爱|会|擅长|爱好|的爱好)|(?:^|[,。\s])(?:平时)?(?:兴趣)?(?<label>爱好)(?:是|:|有| )/u
const MOOD = /[不没]|[吗呢?]/u

/** The members of a list said with commas: "我喜欢唱歌，健身，旅游". */
export const likesListed: ExtractionRule = defineRule({
  id: 'zh/likes.listed',
  priority: 60,
  confidence: 0.96,
  anchors: ACTIVITIES,
  pattern: MEMBER,
  draft(match) {
    const { sentence, start } = match.clause
    const earlier = sentence.text.slice(0, Math.max(0, start - sentence.start))
    const head = LIST_HEAD.exec(earlier)?.groups
    const verb = head?.['verb'] ?? head?.['label']
    if (verb === undefined || MOOD.test(earlier)) return null
    return take(match, verb === '会' || verb === '擅长' ? 'skill' : 'likes')
  },
  examples: [
    {
      text: '我喜欢跳绳，瑜伽，冲浪',
      cards: [
        { slot: 'likes', value: '跳绳' },
        { slot: 'likes', value: '瑜伽' },
        { slot: 'likes', value: '冲浪' },
      ],
    },
  ],
  counterExamples: ['他喜欢跳绳，瑜伽，冲浪', '健身，旅游'],
})

const ESPECIALLY =
  /^(?:特别是|尤其是?)(?<value>(?!喜欢|爱|不|讨厌|怕|很|在|当)[^,你我他]{1,20}?)(?:的|了)?$/gu

/** When, not what: 尤其是早上. */
const WHEN =
  /^(?:早上|晚上|夜里|下午|中午|周\p{Script=Han}|周末|冬天|夏天|春天|秋天|下雨|现在|最近|这里|[是在当看到遇对从被])|(?:时候?|[里上中]|方面|的话|之后|以后)$/u

/** What the clause before must say, and say of the speaker. */
const OWN_TASTE =
  /(?:^|我|俺|本人|^平时|^从小|^最|^特别|^很|^非常|^超)[^,我你他她]{0,6}?(?:(?<fear>(?<!不)怕|恐惧)|(?<not>讨厌|不太?喜欢|不爱|反感)|喜欢|爱|感兴趣|对[^,]{1,8}感兴趣)/u

/** "我喜欢动物，尤其是X". */
export const likesEspecially: ExtractionRule = factRule({
  id: 'zh/likes.especially',
  priority: 61,
  confidence: 0.94,
  anchors: ['尤其', '特别是'],
  pattern: ESPECIALLY,
  elided: 'speaker',
  examples: [
    {
      text: '我喜欢海鲜，尤其是生蚝',
      cards: [
        { slot: 'likes', value: '海鲜' },
        { slot: 'likes', value: '生蚝' },
      ],
    },
  ],
  counterExamples: ['他喜欢海鲜，尤其是生蚝', '夏天很热，尤其是中午'],
  read: (match) => {
    if (WHEN.test(match.raw('value') ?? '')) return null
    const [near = ''] = clausesBefore(match.clause)
    const taste = OWN_TASTE.exec(near)?.groups
    if (taste === undefined) return null
    if (taste['fear'] !== undefined) return take(match, 'fear')
    return take(match, taste['not'] === undefined ? 'likes' : 'dislikes')
  },
})

const SELF_DESCRIBED =
  /是(?:一)?(?:个|名|位|枚)?(?:很|特别|非常|超级?)?(?:爱|喜欢|热爱)(?<value>[^,我你他]{2,12}?)的(?:人|女生|男生|女孩子?|男孩子?|小仙女|孩子|姑娘|小伙子?|青年|家伙)[了啊呢哈啦呀哦吧嘛哟耶噢喔咯呐]{0,3}$/gu

/** "我是爱X的人". */
export const likesSelfDescribed: ExtractionRule = factRule({
  id: 'zh/likes.self-described',
  priority: 99,
  confidence: 0.93,
  anchors: ['的人', '的女', '的男', '的小', '的孩', '的姑', '的青', '的家'],
  pattern: SELF_DESCRIBED,
  examples: [{ text: '我是个爱看海的人', cards: [{ slot: 'likes', value: '看海' }] }],
  counterExamples: ['他是个爱看海的人', '你是喜欢热闹的人吗'],
  read: (match) => take(match, 'likes'),
})

const HAPPIEST =
  /^(?<value>[\p{Script=Han}a-z]{2,14}?)(?:就|才|一直|真的|绝对)?是我(?:们)?(?:每天|每周|一天|生活|人生|这辈子|平时|下班后|周末){0,2}(?:中|里)?(?:最|唯一|最大的?)(?:的)?(?:开心|快乐|幸福|放松|享受|期待|解压|喜欢做|爱做|爱干|治愈|自在|惬意)的(?:事情?|时候|时刻|时光|爱好|乐趣|方式)?(?:之一)?(?:了)?$/gu

/** "跳广场舞是我每天最开心的事". */
export const likesHappiest: ExtractionRule = factRule({
  id: 'zh/likes.happiest',
  priority: 90,
  confidence: 0.93,
  anchors: ['是我'],
  pattern: HAPPIEST,
  elided: 'speaker',
  examples: [{ text: '遛狗是我每天最放松的时候', cards: [{ slot: 'likes', value: '遛狗' }] }],
  counterExamples: ['遛狗是他每天最开心的事', '你是我最开心的事', '什么是我最开心的事？'],
  read: (match) =>
    /^(?:这|那|你|他|她|它|今天|昨天|什么|现在)/u.test(match.raw('value') ?? '')
      ? null
      : take(match, 'likes'),
})
