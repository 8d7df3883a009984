import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { rx } from '../../text/patterns.ts'
import { admitsAfter, admitsBefore, kindOf, looksLike, ofOneKind, OOPS } from '../../text/mistake.ts'
import { afterOf, beforeOf, proposal, SOLID, STATED, VALUE } from '../../text/said-wrong.ts'

/** Words said by mistake and put right in few: what they are a value of was named before, so the slot is `generic`. */

const NOT_OLD = `(?:,? (?:and )?(?:not|rather than) (?:at |on |in |from )?(?<old>[^,;!?()"\\n]{1,40}?))?`
const TAKEN_BACK = new RegExp(`(?:(?:^|[\\s,.;:–—-]{1,4})${OOPS}){0,3}[\\s,.;:–—-]{0,4}$`, 'u')
const SLIP =
  /^(?!(?:well|everything|nothing|business|trouble|good|harm|it|no|every|both|neither|either|here|there|him|her|them|us|earlier|later|before|after|yes|lol|literally|seriously|metaphorically|figuratively|sarcastically|[a-z]{2,20}ly)\b)[\p{L}'-]{2,20}(?: [\p{L}'-]{2,20})?$/u

/** "I meant X", "sorry, I mean X, not Y", "I meant to say X". */
const meant = defineRule({
  id: 'en/correction.meant',
  priority: 59,
  confidence: 0.93,
  anchors: ['i meant', 'i mean', 'meant to', 'should have'],
  pattern: rx(
    `(?:^|[,.;–—-] ?)(?<oops>(?:${OOPS}[,:. ]{1,3}){0,3})i (?:actually |really |obviously )?(?<verb>meant|mean|should have (?:said|written|typed|put))(?: to (?:say|write|type|put|tell you))?,? (?:it'?s |it is )?(?:at |on |in |for )?(?:an? |the )?${VALUE}${NOT_OLD}\\.?$`,
  ),
  draft(match) {
    const old = match.capture('old')
    const value = match.capture('value')?.text ?? ''
    if (old) {
      if (!ofOneKind(value, old.text)) return null
    } else if (!SOLID.test(value) && kindOf(value) === 'word') {
      const before = beforeOf(match)
      const rest = before.replace(TAKEN_BACK, '')
      const alone = rest === '' && (before !== '' || match.raw('oops') !== undefined) && !value.includes(' ')
      const stated = (alone && afterOf(match).trim().length < 2) || STATED.test(rest)
      if (!stated || !SLIP.test(value)) return null
    }
    const opens = match.raw('verb') !== 'meant' && match.raw('oops') === undefined && beforeOf(match) === ''
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

/** "I do not live in Monza but in Como". */
const notInBut = defineRule({
  id: 'en/correction.not-in-but',
  priority: 60,
  confidence: 0.92,
  anchors: ['but in ', 'but at ', 'but for ', 'but from ', 'but rather ', 'but actually ', 'but in fact '],
  pattern: rx(
    `(?:\\bnot|n't|\\bdont|\\bdoesnt) (?:live|work|study|come)s? (?:in|at|for|from) (?<old>[^,;:!?()"\\n]{2,30}?),? but (?:rather |actually |in fact )?(?:in|at|for|from) ${VALUE}\\.?$`,
  ),
  draft(match) {
    const [value, old] = [match.capture('value'), match.capture('old')]
    return value && old && SOLID.test(value.text) && SOLID.test(old.text) ? proposal(match, old) : null
  },
  examples: [
    {
      text: 'I do not live in Monza but in Como',
      cards: [{ slot: 'location', value: 'Como', corrects: 'Monza' }],
    },
  ],
  counterExamples: ['I do not live in fear but in hope', 'he does not live in Monza but in Como?'],
})

export const corrections: readonly ExtractionRule[] = [meant, told, notBut, notInBut]
