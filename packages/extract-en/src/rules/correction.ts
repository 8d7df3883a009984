import { defineRule } from '@recollect/core/language-pack'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core'
import { rx } from '../patterns.ts'
import { keyOf } from '../text/capture.ts'
import { admitsAfter, admitsBefore, kindOf, looksLike, ofOneKind, OOPS } from '../text/mistake.ts'

/** Words said by mistake and put right in few: what they are a value of was named before, so the slot is `generic`. */

const VALUE = `(?<value>[^\\s,;:!?()"\\n][^,;!?()"\\n]{0,40}?)`
const NOT_OLD = `(?:,? (?:and )?(?:not|rather than) (?:at |on |in |from )?(?<old>[^,;!?()"\\n]{1,40}?))?`
/** A statement of its own is no bare value. */
const SAYS =
  /\b(?:is|are|was|were|am|has|have|had|can|will|would|should|do|does|did|to|that|if|when|because|we|he|she|they|you|it|i|i'm|it's|not|never|and then|please)\b/u
const SOLID = /^(?!I\b|I')\p{Lu}|^\p{Script=Han}|\d|@/u

/** "If I said Rome, I meant Milan" takes nothing back. */
const SUPPOSED = /\b(?:if|when|whenever|unless|by|thought|assume[ds]?)\b[^.!?]{0,60}$/u
/** Statements whose last word may have been a slip, in any case: "i like tea, sorry, i meant coffee". */
const STATED =
  /^(?:.{0,20}[,.] )?(?:i|my [a-z]+|we)(?:'m| am| is| really| just| also)? ?(?:like|love|hate|prefer|drink|eat|have|own|drive|play|speak|study|live|lives|work|works|moved|named|called|allergic|from|in)\b[^,;!?]{1,40}$/u
const TAKEN_BACK = new RegExp(`(?:[\\s,.;:–—-]{1,4}${OOPS}){0,3}[\\s,.;:–—-]{0,4}$`, 'u')
const SLIP =
  /^(?!(?:well|everything|nothing|business|trouble|good|harm|it|no|every)\b)[\p{L}'-]{2,20}(?: [\p{L}'-]{2,20})?$/u

const beforeOf = ({ clause, before }: RuleMatch): string =>
  clause.sentence.message.slice(0, clause.start) + before

const afterOf = ({ clause, after }: RuleMatch): string =>
  after + clause.sentence.message.slice(clause.end, clause.end + AFTER)
const AFTER = 60

/** The nearest word of a time in what was said before, for a time that puts it right: "in March, I mean April". */
const TIMES =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|\d{1,2}(?::\d\d)? ?[ap]m|noon|midnight)\b/gu

function timeBefore(value: string, before: string): string | undefined {
  if (kindOf(value) !== 'time') return undefined
  return before
    .slice(-NEAR)
    .match(TIMES)
    ?.findLast((time) => time !== keyOf(value))
}
const NEAR = 160

function proposal(match: RuleMatch, old: Capture | string | undefined): Proposal | null {
  const value = match.capture('value')
  const words = match.raw('value') ?? ''
  if (!value || SAYS.test(words) || kindOf(words) === 'vague') return null
  if (SUPPOSED.test(beforeOf(match)) || /\bo'?clock\b/u.test(words)) return null
  const of = old ?? timeBefore(words, beforeOf(match))
  return { slot: 'generic', value, relation: 'updates', correction: { of } }
}

/** "I meant X", "sorry, I mean X, not Y", "I meant to say X". */
const meant = defineRule({
  id: 'en/correction.meant',
  priority: 59,
  confidence: 0.93,
  anchors: ['i meant', 'i mean', 'meant to'],
  pattern: rx(
    `(?:^|[,.;–—-] ?)(?<oops>(?:${OOPS}[,:. ]{1,3}){0,3})i (?:actually |really |obviously )?(?<verb>meant|mean)(?: to (?:say|write|type|put|tell you))?,? (?:it'?s |it is )?(?:at |on |in |for )?${VALUE}${NOT_OLD}\\.?$`,
  ),
  draft(match) {
    const old = match.capture('old')
    const value = match.capture('value')?.text ?? ''
    if (old) {
      if (!ofOneKind(value, old.text)) return null
    } else if (!SOLID.test(value) && kindOf(value) === 'word') {
      if (!STATED.test(beforeOf(match).replace(TAKEN_BACK, '')) || !SLIP.test(value)) return null
    }
    const opens = match.raw('verb') === 'mean' && match.raw('oops') === undefined && beforeOf(match) === ''
    return opens && old === undefined ? null : proposal(match, old)
  },
  examples: [
    {
      text: 'I meant Tallinn, not Turku',
      cards: [{ slot: 'generic', value: 'Tallinn', relation: 'updates', corrects: 'Turku' }],
    },
    {
      text: 'sorry, I meant to say Bremen',
      cards: [{ slot: 'generic', value: 'Bremen', relation: 'updates', corrects: null }],
    },
  ],
  counterExamples: [
    'I meant no harm',
    'I meant what I said',
    'I mean Tallinn is lovely',
    'she meant Tallinn, not Turku',
    'I meant the river, not a bank',
    'I meant it',
    'I meant well, not badly like you',
    'I mean, who cares',
  ],
})

/** "Typo: 19", "I misspoke, it's Lisbon", "correction: it should read Oslo". */
const told = defineRule({
  id: 'en/correction.told',
  priority: 57,
  confidence: 0.92,
  anchors: [
    "it's ",
    'its ',
    'it is ',
    'should ',
    'that was ',
    "that's ",
    'typo',
    'correction',
    'edit',
    'scratch that',
    'scrap that',
    'strike that',
  ],
  pattern: rx(
    `^(?:(?:oh |ah |um |ugh |and )?(?<oops>(?:${OOPS}[,:. ]{1,3}){1,3}))?(?:(?<it>(?:it'?s|it is|its|it should (?:be|say|read|have (?:been|said))|that should (?:be|say|read|have (?:been|said))|should (?:be|read|say|have (?:been|said))|that'?s|they'?re) )(?:actually |really |meant to be |supposed to be |spelled |spelt )?)?(?:at |on |in |for )?${VALUE}${NOT_OLD}\\.?$`,
  ),
  draft(match) {
    const value = match.capture('value')?.text ?? ''
    const [oops, old] = [match.raw('oops'), match.capture('old')]
    const before = beforeOf(match)
    const admitted = admitsBefore(`${before}${oops ?? ''}`) || admitsAfter(afterOf(match))
    // "Sorry, Tom" and "no wait, Tom" speak to Tom.
    if (match.raw('it') === undefined && !/typo|correction|edit|scratch|scrap|strike/u.test(oops ?? ''))
      return null
    if (old && !ofOneKind(value, old.text)) return null
    const isSlip =
      old !== undefined &&
      match.raw('it') !== undefined &&
      (kindOf(value) !== 'word' || looksLike(value, old.text))
    if (!(admitted || isSlip) || /\bnow\b/u.test(value)) return null
    return SOLID.test(value) || kindOf(value) !== 'word' ? proposal(match, old) : null
  },
  examples: [
    { text: 'typo: 19', cards: [{ slot: 'generic', value: '19', relation: 'updates', corrects: null }] },
    {
      text: "I misspoke, it's Lisbon",
      cards: [{ slot: 'generic', value: 'Lisbon', relation: 'updates', corrects: null }],
    },
    {
      text: "it's Tuesday, not Monday",
      cards: [{ slot: 'generic', value: 'Tuesday', relation: 'updates', corrects: 'Monday' }],
    },
  ],
  counterExamples: [
    "sorry, it's fine",
    'sorry, Tom',
    "he misspoke, it's Lisbon",
    "if I got it wrong, it's Lisbon's fault",
    "it's a bug, not a feature",
    "it's Linux, not magic",
    'correction fluid, please',
    "it's Tuesday",
    "sorry, it's Lisbon?",
  ],
})

/** "Not Monday, Tuesday — my mistake", "it's not 14, it's 40". */
const notBut = defineRule({
  id: 'en/correction.not-but',
  priority: 58,
  confidence: 0.92,
  anchors: ['not '],
  pattern: rx(
    `^(?:${OOPS}[,:. ]{1,3}){0,3}(?:it'?s |it is |that'?s |i'm |i am )?not (?:at |on |in )?(?<old>[^\\s,;:!?()"\\n][^,;:!?()"\\n]{0,30}?),? (?:but |it'?s |it is )?(?:at |on |in )?${VALUE}$`,
  ),
  draft(match) {
    const old = match.capture('old')
    const value = match.capture('value')?.text ?? ''
    const admitted = admitsBefore(beforeOf(match)) || admitsAfter(afterOf(match))
    const plain = kindOf(value) === 'time' || kindOf(value) === 'number'
    if (!old || !ofOneKind(value, old.text) || !(admitted || (plain && match.text.includes(', '))))
      return null
    return plain || SOLID.test(value) ? proposal(match, old) : null
  },
  examples: [
    {
      text: 'not Monday, Tuesday — my mistake',
      cards: [{ slot: 'generic', value: 'Tuesday', relation: 'updates', corrects: 'Monday' }],
    },
  ],
  counterExamples: [
    'not now, later',
    'not me, Tom',
    "not Rome, Tom's house",
    'not one, but many',
    'not bad, 8/10',
  ],
})

/** "My name is Jon, sorry, John", "I'm 18, no wait, 19", "I live in Boston — no wait, Austin". */
const slip = defineRule({
  id: 'en/correction.slip',
  priority: 56,
  confidence: 0.92,
  anchors: [
    'sorry',
    'wait',
    'oops',
    'whoops',
    'scratch',
    'scrap',
    'strike',
    'typo',
    'correction',
    'make that',
  ],
  pattern: rx(
    `(?:^|[,.;–—-] ?)(?:oh |ah |um |ugh |er )?(?:${OOPS}[,:. ]{1,3}){1,3}(?:make that |that's |it's )?(?:at |on |in )?${VALUE}\\.?$`,
  ),
  draft(match) {
    const value = match.capture('value')?.text ?? ''
    const said = beforeOf(match).replace(/[\s,.;–—-]{1,6}$/u, '')
    const last = said.split(' ').slice(-value.split(' ').length).join(' ')
    if (last === '' || !ofOneKind(value, last)) return null
    const strong = /scratch|scrap|strike|typo|correction|oops|wait/u.test(match.text)
    const kind = kindOf(value)
    if (kind === 'word' && !(SOLID.test(value) && (strong || looksLike(value, last)))) return null
    return proposal(match, last)
  },
  examples: [
    { text: 'My name is Jon, sorry, John', cards: [{ slot: 'name', value: 'John', corrects: 'Jon' }] },
  ],
  counterExamples: [
    "I can't make it tonight, sorry, Tom",
    'I lost the key, oops, my bad',
    "I'm off to Rome, wait, what",
    'sorry, Tom',
  ],
})

export const corrections: readonly ExtractionRule[] = [meant, told, notBut, slip]
