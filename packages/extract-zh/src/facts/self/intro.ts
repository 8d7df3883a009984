import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { isOccupation } from '../../text/jobs.ts'
import { isCountry, looksLikeRegion } from '../../text/places.ts'
import { take } from '../../text/take.ts'
import { OCCUPATIONS } from '../../lexicon/work/occupations.ts'

/** What makes a message an introduction of oneself, so that a word by itself says what one is: "我叫陆瑶，理发师". */
const INTRODUCES =
  /我叫|我是|本人|姓名|坐标|自我介绍|新人|报到|冒泡|(?:^|[,。\s])(?:今年)?\d{2}岁?(?:$|[,。\s])|(?:^|[,。\s])[男女](?:$|[,。\s])|[89]\d年|[890]\d后/u
const OF_OTHERS =
  /男童|女童|男孩|女孩|男宝|女宝|宝宝|婴儿|(?<!\d|十)[\d一二两三四五六七八九](?:周)?岁|个月|[他她它]|朋友|同学|同事|老师说|患者|老公|老婆|孩子|儿子|女儿/u

function inIntroduction({ clause }: RuleMatch): boolean {
  const { message } = clause.sentence
  return (
    message.length <= LONGEST && INTRODUCES.test(message) && !OF_OTHERS.test(message.slice(0, clause.end + 6))
  )
}
const LONGEST = 160

const JOB =
  /^(?:(?:目前|现在|职业|一名|一个|一枚|[\d一二三四五六七八九十]+年)(?:的)?)?(?<value>[\p{Script=Han}a-z]{2,10}?)(?:一枚|一名|一个|在读)?$/gu

/** A job by itself in an introduction. */
export const introJob: ExtractionRule = factRule({
  id: 'zh/intro.job',
  priority: 78,
  confidence: 0.8,
  anchors: OCCUPATIONS,
  pattern: JOB,
  elided: 'speaker',
  examples: [
    {
      text: '我叫陆瑶，理发师',
      cards: [{ slot: 'occupation', value: '理发师' }],
    },
    { text: '29岁，女，会计', cards: [{ slot: 'occupation', value: '会计' }] },
  ],
  counterExamples: ['老师，我叫陆瑶', '医生，你好', '他叫小周，理发师', '会计，出纳'],
  read: (match) =>
    match.clause.index > 0 &&
    inIntroduction(match) &&
    isOccupation(match.raw('value') ?? '') &&
    !/[在做当]/u.test(match.raw('value') ?? '')
      ? take(match, 'occupation')
      : null,
})

const ORIGIN = /^(?<value>[\p{Script=Han}]{2,8})(?:本地)?人(?:一枚)?$/gu

/** "35岁，衡阳人". */
export const introOrigin: ExtractionRule = factRule({
  id: 'zh/intro.origin',
  priority: 79,
  confidence: 0.92,
  anchors: ['人'],
  pattern: ORIGIN,
  elided: 'speaker',
  examples: [{ text: '本人男，35岁，衡阳人', cards: [{ slot: 'hometown', value: '衡阳' }] }],
  counterExamples: ['他35岁，衡阳人', '北京人，上海人都有'],
  read: (match) => {
    const value = match.raw('value') ?? ''
    if (!inIntroduction(match) || !looksLikeRegion(value)) return null
    return take(match, isCountry(value) ? 'nationality' : 'hometown')
  },
})

const SEX = /^(?<value>男|女)(?:生|性|孩|的)?(?:一枚)?$/gu

/** "28岁，女". */
export const introSex: ExtractionRule = factRule({
  id: 'zh/intro.sex',
  priority: 79,
  confidence: 0.93,
  anchors: ['男', '女'],
  pattern: SEX,
  elided: 'speaker',
  examples: [{ text: '我28岁，女，在南昌', cards: [{ slot: 'gender', value: '女' }] }],
  counterExamples: ['我儿子5岁，男', '男，女都可以'],
  read: (match) =>
    inIntroduction(match) && /\d|我叫|我是|本人|坐标/u.test(match.clause.sentence.message)
      ? take(match, 'gender')
      : null,
})
