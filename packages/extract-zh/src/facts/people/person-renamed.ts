import { defineRule } from '@recollect/rules'
import type { Effect, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { factRule } from '../../text/fact-rule.ts'
import { KIN_WORDS, relationOf } from '../../text/kin.ts'
import { looksLatinName, looksLikeName, mayBeFullName, mayBeName } from '../../text/names.ts'
import { CALLED_NOW, IS_ALSO, MEANT, ONE_PERSON, RENAMED } from '../../lexicon/people/renames.ts'
import { oneOf } from '../../text/patterns.ts'

/** Who is called what: somebody is renamed, two names are of one person, or another one was meant. */

const NAME = String.raw`["“「]?(?<value>[\p{Script=Han}·]{1,6}?|[a-z][a-z.'-]{1,15})["”」]?`

const ofWhom = (entity: string, value: Proposal['value'], effect: Effect): Proposal => ({
  slot: 'generic',
  entity,
  value,
  relation: 'retracts',
  known: true,
  effect,
})

const UNSURE = /想|打算|准备|考虑|要不要|要是|如果|是不是|是否|难道|好像|可能|差点|以为|怀疑|不|没/u

/** 我女儿改名叫李沐阳了. Of one's own name other rules tell. */
const renamedTo: ExtractionRule = factRule({
  id: 'zh/person.renamed',
  priority: 120,
  confidence: 0.93,
  anchors: ['改名', '更名', '改叫', '名字', '名叫', '现在叫', '如今叫', '都叫'],
  pattern: new RegExp(
    `的?(?:已经|正式|后来|最近)?(?:${oneOf(RENAMED)}|(?<now>${oneOf(CALLED_NOW)})(?:[她他它])?)(?:了)?${NAME}(?:了|啦)?$`,
    'gu',
  ),
  elided: 'inherit',
  event: true,
  read(match, frame) {
    const to = match.capture('value')
    const isName = match.raw('now') === undefined ? mayBeName : mayBeFullName
    if (to === undefined || frame.entity === 'user' || frame.negative || UNSURE.test(match.before))
      return null
    return isName(match.raw('value') ?? '')
      ? ofWhom(frame.entity, '', { event: 'rename', to: to.text })
      : null
  },
  examples: [
    { text: '我女儿改名叫李沐阳了', cards: [{ slot: 'generic', value: '', entity: 'user.daughter' }] },
    { text: '我家狗现在改叫来福了', cards: [{ slot: 'generic', value: '', entity: 'user.pet' }] },
  ],
  counterExamples: ['我女儿想改名叫李沐阳', '我女儿改名了吗？', '这条街改名叫中山路了', '我儿子现在叫苦连天'],
})

const who = (group: string) => `(?<${group}>我(?:们|家)?(?:${KIN_WORDS})|\\p{Script=Han}{2,4}?|[a-z]{2,12})`

function sameOne(match: RuleMatch): Proposal | null {
  const [one, two] = [match.capture('one'), match.capture('two')]
  if (one === undefined || two === undefined || UNSURE.test(match.before)) return null
  const isName = ({ text }: { readonly text: string }) => !text.startsWith('我') && isWritten(text)
  return isName(one) && isName(two) ? ofWhom('user', one, { event: 'same', to: two.text }) : null
}

const isWritten = (text: string): boolean => mayBeName(text) || looksLatinName(text.toLowerCase())

/** 小李和李伟是同一个人. */
const onePerson: ExtractionRule = defineRule({
  id: 'zh/person.one',
  priority: 120,
  confidence: 0.93,
  anchors: ['一个人', '同一', '一码事'],
  pattern: new RegExp(
    `^(?:其实|对了|哦|我说的)?${who('one')}(?:和|跟|与|同)(?:我说的|那个)?${who('two')}(?:其实|都|就|本来就|指的)?(?:${oneOf(ONE_PERSON)})(?:啦|啊|哦|的)?$`,
    'gu',
  ),
  draft: sameOne,
  examples: [{ text: '小李和李伟是同一个人', cards: [{ slot: 'generic', value: '小李' }] }],
  counterExamples: [
    '小李和李伟是同一个人吗？',
    '小李和李伟不是同一个人',
    '猫和狗是一码事吗？',
    '要是小李和李伟是同一个人',
  ],
})

/** 小李就是李伟. */
const alsoCalled: ExtractionRule = defineRule({
  id: 'zh/person.also',
  priority: 120,
  confidence: 0.92,
  anchors: ['就是'],
  pattern: new RegExp(
    `^(?:其实|对了|哦|我说的)?${who('one')}(?:${oneOf(IS_ALSO)})(?:我说的)?(?:那个)?${who('two')}(?:啦|啊|哦)?$`,
    'gu',
  ),
  draft: (match) => {
    const names = [match.capture('one')?.text ?? '', match.capture('two')?.text ?? '']
    return names.every((name) => looksLikeName(name) || /^[A-Z]/u.test(name)) ? sameOne(match) : null
  },
  examples: [{ text: '小李就是李伟', cards: [{ slot: 'generic', value: '小李' }] }],
  counterExamples: ['小李就是班长', '这就是生活', '小李就是李伟吗？', '人生就是如此'],
})

const isCalled = (text: string): boolean => looksLikeName(text) || looksLatinName(text)

/** 我说的是另一个表弟. */
const otherOne: ExtractionRule = defineRule({
  id: 'zh/person.other',
  priority: 120,
  confidence: 0.93,
  anchors: ['另'],
  pattern: new RegExp(
    `^(?<led>(?:不是|不对|不|错了|说错了|哦|啊|等等)?(?:${oneOf(MEANT)})?)(?:我们?家?的?)?另外?(?:一|那)?[个位只](?<kin>${KIN_WORDS})(?:${NAME})?(?:啦|啊|哦|的事)?$`,
    'gu',
  ),
  draft(match) {
    const kin = match.raw('kin') ?? ''
    const relation = relationOf(kin)
    const value = match.raw('value')
    if (relation === undefined || (value !== undefined && !isCalled(value))) return null
    return ofWhom(`user.${relation}`, match.capture('value') ?? '', { event: 'other', to: `另一个${kin}` })
  },
  examples: [{ text: '我说的是另一个表弟', cards: [{ slot: 'generic', value: '', entity: 'user.cousin' }] }],
  counterExamples: ['另一个表弟来了', '你说的是另一个表弟吗？', '我说的是另一个话题', '那是另一个故事'],
})

export const whoIsWho: readonly ExtractionRule[] = [renamedTo, onePerson, alsoCalled, otherOne]
