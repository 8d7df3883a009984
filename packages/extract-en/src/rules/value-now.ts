import { defineRule } from '@recollect/core/language-pack'
import type { ExtractionRule, RuleMatch } from '@recollect/core'
import { CHANGED, MISTAKES, ORDINALS, SCALES, WEIGHT_VERBS } from '../lexicon/value-now.ts'
import { alt, LEADS, rx } from '../patterns.ts'
import { entityIn, SOON, WHO } from '../text/effect.ts'

/** A value by itself, of what the memory holds one of: "down to 89 kg this morning!", "put 085 555 0142 instead". */

const UNIT = '(?:kgs?|kilos?|kilograms?|lbs?|pounds)'
const NUMBER = '\\d{2,3}(?:\\.\\d{1,2})?'
const STONE = '(?:\\d{1,2}|[a-z]{3,8}) stone(?: (?:\\d{1,2}(?:\\.5)?|[a-z]{3,8}|and a half))?'

const AFTER =
  /^(?: (?:this|today|now|at|as|on|and|again|already|after|since|finally|so|lol|which|by|in|with|from)\b|[,.!?)]|\s*$)/u

const weight = defineRule({
  id: 'en/weight.now',
  priority: 51,
  confidence: 0.92,
  anchors: [...WEIGHT_VERBS, ...SCALES],
  pattern: rx(
    `(?:(?:${WHO}|\\b(?:i'm|im|i am) ${SOON})(?:${alt(WEIGHT_VERBS)})|\\b(?:${alt(SCALES)})) (?:about |around |exactly |just |under |a )*(?<value>${NUMBER} ?${UNIT}|${STONE}|${NUMBER}(?=$|[!.]| (?:this|today|now)))(?![\\p{L}\\d-])`,
  ),
  draft(match) {
    const value = match.capture('value')
    const own = match.raw('kin') === undefined && match.raw('pron') === undefined
    const bare = value !== undefined && /^[\d.]+$/u.test(value.text)
    const ofScales = /\b(?:weigh|scale|scales)/u.test(match.text)
    if (!value || !own || !AFTER.test(match.after) || (bare && !ofScales && !/\bdown to\b/u.test(match.text)))
      return null
    const told = /^(?:i|i'm|im|i am)\b/u.test(match.text) && !bare
    return { slot: 'weight', value, relation: 'updates', ...(told ? {} : { known: true }) }
  },
  examples: [
    { text: 'down to 89 kg this morning!', cards: [{ slot: 'weight', value: '89 kg', relation: 'updates' }] },
    { text: "I'm down to eleven stone six", cards: [{ slot: 'weight', value: 'eleven stone six' }] },
  ],
  counterExamples: [
    'am I down to 89 kg?',
    'my dad is down to 89 kg?',
    "we're down to 12 people",
    "it's down to 20 degrees",
    'down to 50 pages now',
    'the parcel weighs 89 kg',
  ],
})

const PHONE = '(?<value>\\+?\\d[\\d ()-]{6,17}\\d)(?!\\d)'
const WHOLE_CHANGE = new RegExp(`\\b(?:${alt(CHANGED)})\\b`, 'u')
const OF_OTHERS =
  /\b(?:his|her|their|your|you|he|she|they|office|support|shop's|company|customer|client|order|tracking|invoice|account|card|code|pin|model|isbn)\b/u

/** "Not X", "from X to Y", "instead of X": the one it was. */
const OLD = /\b(?:not|from|instead of|isn't|wasn't|old (?:one|email|number)(?: was| is)?) $/u

const phone = defineRule({
  id: 'en/phone.now',
  priority: 51,
  confidence: 0.92,
  anchors: [...'0123456789'].map((digit) => ` ${digit}`).concat('+'),
  pattern: rx(PHONE),
  draft(match) {
    const value = match.capture('value')
    const said = match.clause.sentence.message
    const digits = (value?.text ?? '').replaceAll(/\D/gu, '').length
    const isPhone = digits >= 7 && digits <= 14
    if (!value || !isPhone || !WHOLE_CHANGE.test(said) || OF_OTHERS.test(said) || OLD.test(match.before))
      return null
    return { slot: 'phone', value, relation: 'updates', known: true }
  },
  examples: [
    {
      text: 'put 085 555 0142 on the sign instead, that is the one I have from now on',
      cards: [{ slot: 'phone', value: '085 555 0142', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'put 085 555 0142 on the sign',
    'your new order 085 555 0142 is here',
    'is it 085 555 0142 now?',
    'your order 085 555 0142 has changed',
  ],
})

const MISTAKEN = new RegExp(`\\b(?:${alt(MISTAKES)})\\b`, 'u')
const IT_IS = /(?:^|\b(?:it'?s|it is|is|should be|should have been|should say|meant) |[:,] )$/u

/** "Sorry, that's wrong. It's tom@example.org": of the address that is known. */
const email = defineRule({
  id: 'en/email.now',
  priority: 51,
  confidence: 0.92,
  anchors: ['@'],
  pattern:
    /(?<![a-z\d._%+-])(?<value>[a-z\d._%+-]{1,40}@[a-z\d-]{1,40}(?:\.[a-z\d-]{2,20}){1,3})(?![a-z\d@-])/gu,
  draft(match) {
    const value = match.capture('value')
    const { start, sentence } = match.clause
    const said = sentence.message.slice(0, start) + match.before
    if (
      !value ||
      /mail/u.test(said) ||
      !MISTAKEN.test(said) ||
      !IT_IS.test(match.before) ||
      OF_OTHERS.test(said)
    )
      return null
    return { slot: 'email', value, relation: 'updates', known: true }
  },
  examples: [
    {
      text: "sorry, that's wrong, it's tom@example.org",
      cards: [{ slot: 'email', value: 'tom@example.org', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'send it to tom@example.org',
    'is it tom@example.org now?',
    'her new one is tom@example.org',
    'sorry, not tom@example.org',
    'sorry, send it to tom@example.org instead',
    'the company email changed to tom@example.org, their old one is gone',
  ],
})

const PLACE_WORDS =
  '(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|place|pl|square|terrace|crescent|way|boulevard|blvd|hill|grove|gardens|mews|row|park|walk|view|quay)'
const MOVED = /\b(?:moved|new (?:address|place|flat|house)|move|now|instead|changed|no longer)\b/u

const address = defineRule({
  id: 'en/location.now',
  priority: 51,
  confidence: 0.92,
  anchors: [
    "it's ",
    "it's now ",
    'its ',
    'it is ',
    'now at ',
    'we are at ',
    "we're at ",
    "i'm at ",
    'new address',
    'new one is',
    'new place is',
  ],
  pattern: rx(
    `\\b(?:it'?s|it is|we're|we are|i'm|now|new (?:address|one|place)(?: is)?:?) (?:now )?(?:at )?(?<value>(?:(?:flat|apartment|apt|unit) [\\da-z]{1,4},? )?\\d{1,5}[a-z]? (?:[\\p{L}'-]{2,20} ){1,3}?${PLACE_WORDS}(?:, [\\p{L}' -]{2,25}){0,2}?)(?= now|[.!]|$|, (?:and|so|but))`,
  ),
  draft(match: RuleMatch) {
    const value = match.capture('value')
    return value && MOVED.test(match.clause.sentence.message)
      ? { slot: 'location', value, relation: 'updates', known: true }
      : null
  },
  examples: [
    {
      text: "we've moved, it's 22 Station Street, Derby now",
      cards: [{ slot: 'location', value: '22 Station Street, Derby', relation: 'updates' }],
    },
  ],
  counterExamples: [
    "it's 22 Station Street",
    'is it 22 Station Street now?',
    "the meeting moved, it's 10 minutes later",
  ],
})

const NTH = `(?<nth>\\d{1,3})(?:st|nd|rd|th)|(?<word>${alt(ORDINALS.keys())})`

const birthday = defineRule({
  id: 'en/age.birthday',
  priority: 51,
  confidence: 0.92,
  anchors: ['birthday', 'bday'],
  pattern: rx(
    `(?:\\b(?:it was|it's|it is|was|had|celebrated|threw|happy|today is|today's|yesterday was|for) )(?:(?<their>his|her|their|my|our|the) )?(?:(?:little )?(?<kin>[a-z]+)'s )?(?:big )?(?:${NTH}) (?:birthday|bday|b-day)\\b`,
  ),
  draft(match) {
    const to = match.raw('nth') ?? String(ORDINALS.get(match.raw('word') ?? '') ?? '')
    const kin = match.raw('kin')
    const own = match.raw('their') === 'my' && kin === undefined
    const entity = kin === undefined ? null : entityIn(match)
    if (
      to === '' ||
      (kin !== undefined && entity === null) ||
      own ||
      /\b(?:next|soon|will|going to|tomorrow|if|when|for)\b/u.test(match.clause.text)
    )
      return null
    return {
      slot: 'generic',
      value: '',
      relation: 'retracts',
      entity: entity ?? 'user',
      effect: { event: 'turn', to },
    }
  },
  examples: [{ text: 'it was his 5th birthday yesterday', cards: [{ slot: 'generic', value: '' }] }],
  counterExamples: [
    'was it his 5th birthday yesterday?',
    'his 5th birthday is next week',
    'it will be his 5th birthday tomorrow',
    'it was my 5th beer',
  ],
})

const TIME =
  '(?:(?:next|this) (?:week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening|week))?|tomorrow|the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]{3,9})?|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \\d{1,2}(?:st|nd|rd|th)?)?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december))'

const rescheduled = defineRule({
  id: 'en/event.reschedule',
  priority: 51,
  confidence: 0.9,
  anchors: [
    'instead',
    ' now',
    'after all',
    'moved it to',
    'pushed it',
    'changed it to',
    'brought it forward',
    'put it back',
    'moved to',
    'pushed to',
    'pushed back',
  ],
  pattern: rx(
    `^${LEADS}(?:(?:it'?s|it is|that's|we're going|i'm going|we go|now|now it's|going|make it) (?:now )?(?:on |in )?(?<when>${TIME})(?= (?:instead|now|after all))|(?:they |i |we |he |she |it'?s |it |was |got |has been |been )*(?:moved|pushed|changed|brought|put|shifted|bumped|rescheduled)(?: it| that)?(?: back| forward)? (?:to|until|till) (?<then>${TIME})|(?:my|the|our) (?<what>[a-z'-]{3,15}(?: [a-z'-]{3,15}){0,2}?)(?:'s| is| are) (?:now )?(?:on |in )?(?<on>${TIME})(?= (?:instead|now|after all)))`,
  ),
  draft(match) {
    const time = match.capture('when') ?? match.capture('then') ?? match.capture('on')
    if (!time) return null
    const value = match.capture('what') ?? ''
    return { slot: 'generic', value, when: time.text, relation: 'retracts', effect: { event: 'reschedule' } }
  },
  examples: [
    { text: "it's next Friday instead", cards: [{ slot: 'generic', value: '' }] },
    {
      text: 'my dentist appointment is on Thursday now',
      cards: [{ slot: 'generic', value: 'dentist appointment' }],
    },
  ],
  counterExamples: ['is it next Friday instead?', "if it's next Friday instead", 'it was Friday'],
})

export const valuesNow: readonly ExtractionRule[] = [weight, phone, email, address, birthday, rescheduled]
