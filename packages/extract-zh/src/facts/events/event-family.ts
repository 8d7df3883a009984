import { defineRule } from '@recollect/rules'
import type { Born, ExtractionRule, Proposal } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { relationOf } from '../../text/kin.ts'
import { looksLatinName, mayBeFullName, mayBeName } from '../../text/names.ts'
import { mayBeOwn } from '../../text/own-rule.ts'
import { BORE, CAME, CAME_TOO, EXPECTED, NEWBORN, ONLY_BABIES } from '../../lexicon/events/births.ts'
import { bornIn } from '../../text/newborn.ts'
import { oneOf } from '../../text/patterns.ts'

/** Births and weddings: who was born to whom, and whom one married. */

const NOT_SO =
  /想|打算|准备|考虑|希望|计划|如果|要是|假如|万一|什么时候|还没|没有|梦见|听说|据说|好像|可能|也许|[剧片]|小说|主角/u

const CHILD = `(?<child>${oneOf(NEWBORN.keys())})`
const birth = (entity: string, born: Born): Proposal => ({
  slot: 'generic',
  entity,
  value: '',
  relation: 'retracts',
  known: true,
  effect: { event: 'birth', also: EXPECTED, born },
})

/** 老婆昨晚生了个儿子. */
const bore: ExtractionRule = factRule({
  id: 'zh/event.birth-of',
  priority: 90,
  confidence: 0.93,
  anchors: [...BORE],
  pattern: new RegExp(
    `(?:给|为|替)?(?:我们?|咱们?)?家?(?:${oneOf(BORE)})了?(?:一?[个对]|我们的|我的)?(?:是)?(?:健康的|可爱的|大胖|小)?${CHILD}(?:了|啦)?$`,
    'gu',
  ),
  elided: 'chat',
  event: true,
  read(match, frame) {
    const born = bornIn(match, match.raw('child'))
    const isSo = /了|喜|诞下|生下/u.test(match.text) && !NOT_SO.test(match.before) && !frame.negative
    return born !== undefined && isSo && mayBeOwn(match, frame) ? birth(frame.entity, born) : null
  },
  examples: [{ text: '我老婆昨晚生了个儿子', cards: [{ slot: 'generic', value: '', entity: 'user.wife' }] }],
  counterExamples: [
    '我想生个女儿',
    '她生了个女儿',
    '我老婆生了个儿子吗？',
    '要是生了个儿子',
    '我生了孩子的气',
  ],
})

const DAY = '(?:昨[天晚]|今[天早晨]|前天|刚刚?|上周|这周|上周[一二三四五六日末])(?:早上|凌晨|晚上|下午)?'

/** 女儿出生了, 二胎来了. */
const came: ExtractionRule = defineRule({
  id: 'zh/event.birth-said-of',
  priority: 90,
  confidence: 0.93,
  anchors: [...CAME, ...ONLY_BABIES],
  pattern: new RegExp(
    `^(?<day>${DAY})?(?:我们?|咱们?)?家?的?${CHILD}(?<when>${DAY})?(?:终于|已经|顺利|平安|就)?(?:(?<born>${oneOf(CAME)})|${oneOf(CAME_TOO)})(?:了|啦)(?:$|(?=[,，]))`,
    'gu',
  ),
  draft(match) {
    const word = match.raw('child') ?? ''
    const born = bornIn(match, word)
    if (born === undefined || NOT_SO.test(match.clause.text)) return null
    if (match.raw('born') === undefined && !ONLY_BABIES.includes(word)) return null
    return { ...birth('user', born), when: match.raw('when') ?? match.raw('day') }
  },
  examples: [
    { text: '我女儿出生了', cards: [{ slot: 'generic', value: '' }] },
    { text: '二胎来了', cards: [{ slot: 'generic', value: '' }] },
  ],
  counterExamples: ['我女儿来了', '女儿出生了吗？', '要是我女儿出生了', '她女儿出生了', '孩子来了'],
})

const GIVEN_NAME =
  /^(?:我们)?(?:给(?:[她他]|宝宝|孩子|娃|女儿|儿子|闺女))?(?:取|起)(?:了)?(?:一?个)?(?:大|小)?名(?:字)?(?:就)?(?:叫做?|为|是)?(?<value>[\p{Script=Han}]{2,4}?|[a-z]{2,12})$/gu

/** 女儿出生了，取名叫安安. */
const named: ExtractionRule = defineRule({
  id: 'zh/name.newborn',
  priority: 90,
  confidence: 0.92,
  anchors: ['取名', '起名', '取了', '起了'],
  pattern: GIVEN_NAME,
  draft(match) {
    const before = match.clause.sentence.message.slice(0, match.clause.start)
    const word = BORN_BEFORE.exec(before)?.groups?.['child'] ?? ''
    const [born, value] = [NEWBORN.get(word), match.capture('value')]
    return born === undefined || value === undefined || !mayBeName(match.raw('value') ?? '')
      ? null
      : { slot: 'name', entity: `user.${born.as}`, value }
  },
  examples: [
    { text: '我女儿出生了，取名叫安安', cards: [{ slot: 'name', value: '安安', entity: 'user.daughter' }] },
  ],
  counterExamples: ['取名叫什么好', '这首歌取名叫安安', '他女儿出生了，取名叫安安'],
})
const BORN_BEFORE = new RegExp(
  `(?:^|[,，。!！])(?:我|老婆|媳妇|咱)[^,，。他她]{0,8}?${CHILD}[^,，。]{0,6}(?:了|啦)[,，。!！\\s]*$`,
  'u',
)

const MARRIED = /(?:嫁给了?|娶了|迎娶了)(?<whom>[\p{Script=Han}]{2,4}?|[a-z]{2,12})(?:了|啦)?$/gu

/** 娶了林晚. */
const married: ExtractionRule = factRule({
  id: 'zh/event.marry-with',
  priority: 90,
  confidence: 0.93,
  anchors: ['嫁给', '娶了'],
  pattern: MARRIED,
  elided: 'chat',
  event: true,
  read(match, frame) {
    const value = match.capture('whom')
    const word = match.raw('whom') ?? ''
    const isName = relationOf(word) === undefined && (mayBeFullName(word) || looksLatinName(word))
    const done = /了|啦/u.test(match.text) && !frame.negative && !NOT_SO.test(match.before)
    if (value === undefined || !isName || !done || !mayBeOwn(match, frame)) return null
    const effect = { event: 'marry', also: ['结婚', '婚礼', '领证', '订婚'] } as const
    const event: Proposal = {
      slot: 'generic',
      entity: frame.entity,
      value,
      relation: 'retracts',
      known: true,
      effect,
    }
    return [event, { slot: 'relationship_status', entity: frame.entity, value: '已婚', relation: 'updates' }]
  },
  examples: [
    {
      text: '我娶了林晚',
      cards: [
        { slot: 'generic', value: '林晚' },
        { slot: 'relationship_status', value: '已婚', relation: 'updates' },
      ],
    },
  ],
  counterExamples: ['我想娶林晚', '要是我嫁给了陈哲', '我嫁给了陈哲吗？', '陈哲娶了林晚', '我嫁给了爱情'],
})

export const familyEvents: readonly ExtractionRule[] = [bore, came, named, married]
