import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { clausesBefore } from '../../text/earlier.ts'
import { isKnownPlace } from '../../text/places.ts'
import { take } from '../../text/take.ts'
import { CITIES } from '../../lexicon/home/places.ts'

/** The year and the town in a list that tells who one is: "本人男，92年，长沙". */

const ITEM =
  /^(?:本人)?(?:今年)?(?:[男女](?:生|性)?(?: ?\d{2}岁?(?:单身|未婚|已婚|离异|丧偶)?)?|(?:19|20)?[0-9]{2}年(?:的|生)?|\d{2}岁?|1[5-9]\d(?:cm)?|单身|未婚|离异|坐标.{2,6})$/u
const OTHERS = /[他她它]|宝|孩子|儿子|女儿|患者|招聘|朋友|同学|求购|出售/u

/** Whether another item of such a list stands before, and the message is on nobody else. */
const isListed = ({ clause }: RuleMatch): boolean =>
  clausesBefore(clause).some((part) => ITEM.test(part.replace(/^(?:我|本人)(?:是)?/u, ''))) &&
  !OTHERS.test(clause.sentence.message)

const TOWN = /^(?:现居|人在|在|坐标)?(?<value>\p{Script=Han}{2,6})(?:本地)?$/gu

export const introTown: ExtractionRule = defineRule({
  id: 'zh/intro.town',
  priority: 77,
  confidence: 0.94,
  anchors: CITIES,
  pattern: TOWN,
  draft: (match) =>
    isListed(match) && isKnownPlace(match.raw('value') ?? '') ? take(match, 'location') : null,
  examples: [{ text: '本人女，88年，南宁，爱爬山', cards: [{ slot: 'location', value: '南宁' }] }],
  counterExamples: ['他，男，90年，长沙', '北京，上海，广州都去过', '儿子，男，15岁，长沙'],
})

const YEAR = /^(?:我|本人)?(?<value>(?:19[4-9]\d|200\d|201[0-5]|[4-9]\d|0\d)年)(?:的|生|出生|生人)?$/gu

export const introYear: ExtractionRule = defineRule({
  id: 'zh/intro.year',
  priority: 78,
  confidence: 0.93,
  anchors: Array.from({ length: 10 }, (_, digit) => `${String(digit)}年`),
  pattern: YEAR,
  draft: (match) => (isListed(match) ? take(match, 'birthday') : null),
  examples: [{ text: '本人女，88年，南宁，爱爬山', cards: [{ slot: 'birthday', value: '88年' }] }],
  counterExamples: ['他，男，90年，长沙', '老房子，90年，精装修', '工作，10年，没涨工资'],
})

const WHO =
  /^(?:本人|我)?(?:是)?(?<gender>[男女])(?:生|性|的)?[ ,]?(?<age>[1-6]\d)岁?(?<status>单身|未婚|已婚|离异|丧偶)?$/gu

export const introWho: ExtractionRule = defineRule({
  id: 'zh/intro.who',
  priority: 79,
  confidence: 0.94,
  anchors: ['男', '女'],
  pattern: WHO,
  draft(match) {
    const [gender, age, status] = [match.capture('gender'), match.capture('age'), match.capture('status')]
    return gender && age && !OTHERS.test(match.clause.sentence.message) && match.clause.index === 0
      ? [
          { slot: 'gender', value: gender },
          { slot: 'age', value: age },
          ...(status ? [{ slot: 'relationship_status', value: status }] : []),
        ]
      : null
  },
  examples: [
    {
      text: '本人女 28 未婚 坐标杭州',
      cards: [
        { slot: 'gender', value: '女' },
        { slot: 'age', value: '28' },
        { slot: 'relationship_status', value: '未婚' },
      ],
    },
  ],
  counterExamples: ['孩子 男 15', '招聘前台 女 28', '他 男 32', '女 28码 现货出售'],
})

const STATUS = /^(?<value>单身|未婚|已婚|离异|丧偶|已婚已育|未婚未育)$/gu

export const introStatus: ExtractionRule = defineRule({
  id: 'zh/intro.status',
  priority: 79,
  confidence: 0.94,
  anchors: ['单身', '未婚', '已婚', '离异', '丧偶'],
  pattern: STATUS,
  draft: (match) => (isListed(match) ? take(match, 'relationship_status') : null),
  examples: [{ text: '本人女，88年，未婚，爱爬山', cards: [{ slot: 'relationship_status', value: '未婚' }] }],
  counterExamples: ['他，男，90年，未婚', '单身，多好啊'],
})
