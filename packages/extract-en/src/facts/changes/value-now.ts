import { defineRule, valueRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { CHANGED, MISTAKES } from '../../lexicon/changes/value-now.ts'
import { alt, LEADS, rx } from '../../text/patterns.ts'
import { age, device, employer, home, weight } from '../../values/index.ts'

/** A value by itself, of what the memory holds one of: "down to 89 kg this morning!", "put 085 555 0142 instead". */

const typedValues: readonly ExtractionRule[] = [
  valueRule(weight, {
    id: 'en/weight.becomes',
    examples: [
      {
        text: 'down to 89 kg this morning!',
        cards: [{ slot: 'weight', value: '89 kg', relation: 'updates' }],
      },
      { text: "I'm down to eleven stone six", cards: [{ slot: 'weight', value: 'eleven stone six' }] },
      { text: 'hopped on the scale, 82.4 today', cards: [{ slot: 'weight', value: '82.4' }] },
    ],
    counterExamples: [
      'am I down to 89 kg?',
      'my dad is down to 89 kg?',
      "we're down to 12 people",
      "it's down to 20 degrees",
      'down to 50 pages now',
      'the parcel weighs 89 kg',
      'the suitcase weighed 23 kg',
      'I want to get down to 70 kg',
      '198 people came',
    ],
  }),
  valueRule(age, {
    id: 'en/age.becomes',
    examples: [
      {
        text: "it was my son's 5th birthday yesterday",
        cards: [{ slot: 'age', value: '5', entity: 'user.son' }],
      },
      {
        text: 'My brother had his birthday in January. 23',
        cards: [{ slot: 'age', value: '23', entity: 'user.brother' }],
      },
    ],
    counterExamples: [
      'was it his 5th birthday yesterday?',
      'his 5th birthday is next week',
      'it will be his 5th birthday tomorrow',
      'it was my 5th beer',
      'his birthday is on the 23rd',
      'I turned 23 pages',
    ],
  }),
  valueRule(device, {
    id: 'en/device.becomes',
    examples: [
      {
        text: 'caved and joined the blue bubble people. iPhone 16',
        cards: [{ slot: 'device', value: 'iPhone 16' }],
      },
    ],
    counterExamples: [
      'the new iPhone 16 costs $900',
      'I nearly bought an iPhone 16',
      'should I get an iPhone 16 now?',
      'he finally got an iPhone 16',
      'got an iPhone 16 case',
    ],
  }),
  valueRule(home, {
    id: 'en/location.new-home',
    examples: [
      {
        text: "the last of the boxes came over, so I'm writing from our new house in Carrigaline",
        cards: [{ slot: 'location', value: 'Carrigaline', relation: 'updates' }],
      },
      {
        text: 'keys handed in, boxes unpacked. Dayton it is.',
        cards: [{ slot: 'location', value: 'Dayton' }],
      },
      {
        text: 'my son got the keys to his apartment in Dover',
        cards: [{ slot: 'location', value: 'Dover', entity: 'user.son' }],
      },
    ],
    counterExamples: [
      'we want a new house in Carrigaline',
      'somebody at work got the keys to a new flat in Leith',
      'our new office in Leeds has boxes everywhere',
      'pizza it is',
      'my brother gave me the keys to his place in Reno',
      'my sister lost the keys to her flat in Leeds',
      'the keys to our holiday flat in Rome came',
    ],
  }),
  valueRule(employer, {
    id: 'en/employer.first-day',
    examples: [
      {
        text: 'first day at MedFlight done',
        cards: [{ slot: 'employer', value: 'MedFlight', relation: 'updates' }],
      },
      {
        text: 'Survived my first week at the Royal Infirmary!',
        cards: [{ slot: 'employer', value: 'Royal Infirmary' }],
      },
    ],
    counterExamples: [
      "my daughter's first day at school was today",
      'first day at the gym done',
      'my first day at Siemens is tomorrow',
      'how was your first day at Siemens?',
      'first day in Rome',
    ],
  }),
]

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

export const valuesNow: readonly ExtractionRule[] = [...typedValues, phone, email, address, rescheduled]
