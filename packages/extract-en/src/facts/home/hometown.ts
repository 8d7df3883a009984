import { defineRule } from '@recollect/rules'
import type { ExtractionRule } from '@recollect/core/extraction'
import { beRule } from '../../text/be-rule.ts'
import { about, relationOf, state } from '../../text/state.ts'
import { PLACES } from '../../lexicon/home/places.ts'
import { SEASON } from '../../lexicon/grammar/time.ts'
import { LEADS, rx, SUBJECT } from '../../text/patterns.ts'
import { cutAt, nounKey, part, stripLead } from '../../text/capture.ts'
import { dateEnd } from '../../normal/dates.ts'
import { placeIn } from '../../text/place.ts'

const NO_ORIGIN =
  /^(?:the (?:future|past|beginning|government|company|same|start|other)|work|school|home|here|there|it|this|that|you|my (?:phone|heart|point|mom|dad|computer|perspective|experience)|now|scratch|time|what|where|a (?:family|long|different|poor|rich|broken|big|large|military|musical|background)|an? [a-z]+ (?:family|background)|him|her|them|bed|an upper|humble|one|gangs?|foster care|church|poverty|the (?:system|church|hood|projects|country|countryside|suburbs|city|sticks|shadow|spotlight))\b/iu

const isFrom = beRule({
  id: 'en/hometown.is-from',
  priority: 92,
  confidence: 0.97,
  anchors: ['from '],
  read: (match, np) => {
    const from =
      /^(?:(?:originally|actually|all the way|also) )*?from (?:originally )?/iu.exec(np.text) ??
      /^an? (?![a-z ]*\b(?:suffers?|suffering|recovering|away|far|apart|back|call|text|message|letter|gift) from)[a-z ]{3,30} from (?=[\p{L}])/u.exec(
        np.text,
      )
    const where = from && stripLead(np, new RegExp(`^.{${from[0].length}}`, 'u'))
    if (
      !where ||
      NO_ORIGIN.test(where.text) ||
      /^(?:venus|mars|pluto|saturn|another (?:planet|world))\b/iu.test(where.text)
    )
      return null
    // "A nurse from ohio": written small, it has to be a known place.
    if (
      /^an? /u.test(from[0]) &&
      !/^\p{Lu}/u.test(where.text) &&
      !PLACES.has(nounKey(placeIn(where)?.text ?? ''))
    )
      return null
    // "Woke our neighbours from sleep": the "s" is a plural's.
    if (match.raw('kin') !== undefined && !/(?:'s|'re| is| are| was| were|n't| be)\s/u.test(match.text))
      return null
    return state(
      match,
      'hometown',
      placeIn(stripLead(where, /^an? (?=small|little|big|tiny|town|city|village|farm)/iu) ?? where),
    )
  },
  examples: [
    { text: "I'm from Galveston originally", cards: [{ slot: 'hometown', value: 'Galveston' }] },
    { text: 'my wife is from Peru', cards: [{ slot: 'hometown', value: 'Peru', entity: 'user.wife' }] },
  ],
  counterExamples: ["I'm from the future", 'you are from Bolivia?', 'he is from Spain'],
})

const BORN_AT = new RegExp(
  `^(?:in the |in |on (?:the )?|around )?(?:an? )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: in| of)? )?(?<date>(?:early |late |mid[- ]?)?(?:${SEASON})(?: of \\d{4})?|(?:the )?(?:year )?(?:19|20)\\d{2}s?|'?\\d0s|'\\d\\d\\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?(?: \\d{1,2})?(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:,? \\d{4})?|\\d{1,2}[/.-]\\d{1,2}(?:[/.-]\\d{2,4})?|(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|(?:twent|thirt)(?:ieth|y[- ]\\p{L}{4,7})) (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|(?:nineteen|twenty|two thousand)(?:[ -](?:and |hundred |oh |o )?[a-z]+){1,2}))`,
  'iu',
)

/** "I was born in Kobe", "born in 1945", "I was born in Osaka in 1951". */
const born = defineRule({
  id: 'en/birthday.born',
  priority: 97,
  confidence: 0.91,
  anchors: ['born'],
  pattern: rx(
    `(?:${SUBJECT}(?: was| were|'s| is| am)?|^) ?born (?:and raised |and grew up |and brought up )?(?<rest>(?:in|on|around|near|at|(?=(?:19|20)\\d\\d\\b)) ?[^.;:!?()"\\n]{2,60})`,
  ),
  draft: (match) => {
    const rest = match.capture('rest')
    const subject = about(match)
    if (!rest || !subject) return null
    const date = BORN_AT.exec(rest.text)
    const at = date?.groups?.['date']
    if (date && at !== undefined) {
      const from = rest.text.indexOf(at)
      const value = part(rest, from, from + at.length)
      return value ? { slot: 'birthday', value, ...subject, tense: 'current' } : null
    }
    if (
      /^(?:on |in )?(?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|yesterday|last (?:week|month|night|year)|this (?:week|month|morning))/iu.test(
        rest.text,
      )
    )
      return null
    const year = /\bin (?<year>(?:19|20)\d{2})\b/u.exec(rest.text)
    const place = placeIn(
      cutAt(
        stripLead(rest, /^(?:in|on|at|near) (?:the )?/iu) ?? rest,
        /\s(?:in|on) (?:(?:19|20)\d\d|the (?:year|\d))|\sduring/iu,
      ),
    )
    const town = place && { slot: 'hometown', value: place, ...subject }
    const value = year && part(rest, year.index + 3, year.index + year[0].length)
    const birthday = value && { slot: 'birthday', value, ...subject }
    return [town, birthday].filter((one) => one !== null)
  },
  examples: [
    {
      text: 'I was born in Oslo in 1961',
      cards: [
        { slot: 'hometown', value: 'Oslo' },
        { slot: 'birthday', value: '1961' },
      ],
    },
    { text: 'i was born in the autumn', cards: [{ slot: 'birthday', value: 'autumn' }] },
  ],
  counterExamples: ['when were you born?', 'I was born ready'],
})

/** "I grew up in X", "raised in X", "I come from X", "my hometown is X". */
const grewUp = defineRule({
  id: 'en/hometown.grew-up',
  priority: 94,
  confidence: 0.96,
  anchors: [
    'grew up',
    'raised',
    'come from',
    'comes from',
    'came from',
    'native',
    'hometown',
    'home town',
    'originate',
    'hail',
  ],
  pattern: rx(
    `(?:${SUBJECT}(?: was| were)? (?:originally |actually |also |born and )?(?:grew up(?= (?:in|on|near|at|around|outside)\\b)|raised(?= (?:in|on|near|at)\\b)|come from|comes from|came here from|hail from|(?:am |'m )?hailing from|originate from)|^(?:born and )?(?:grew up|raised)(?= (?:in|on|near|at)\\b)|\\bmy (?:home ?town|birthplace|native place|native village|native town|native) (?:is|was)|^${LEADS}(?:hailing|hail) from) (?:in |on |near |at |from )?(?:the )?(?<where>[^.;:!?()"\\n]{2,60})`,
  ),
  draft: (match) => {
    const where = match.capture('where')
    return where &&
      !NO_ORIGIN.test(where.text) &&
      !/^(?:by|with|without|poor|rich|playing|watching|listening|eating|reading|around|speaking|as|too|fast|so|together|loving|very|an? (?:big|large|poor|christian|catholic|family))\b/iu.test(
        where.text,
      )
      ? state(
          match,
          'hometown',
          placeIn(stripLead(where, /^an? (?=small|little|big|tiny|town|city|village|farm|ranch)/iu) ?? where),
          { tense: 'current' },
        )
      : null
  },
  examples: [{ text: 'I grew up in Leeds', cards: [{ slot: 'hometown', value: 'Leeds' }] }],
  counterExamples: ['where did you grow up?', 'I grew up poor', 'money comes from work'],
})

/** "My birthday is on June 4." */
const birthday = defineRule({
  id: 'en/birthday.is',
  priority: 98,
  confidence: 0.95,
  anchors: ['birthday', 'birth date', 'birthdate', 'date of birth', 'dob', 'd.o.b', 'bday', "b'day", 'b-day'],
  pattern: rx(
    "(?:\\b(?:my|(?<kinp>my [a-z]{3,14}(?: (?<kname>[a-z]{2,14}))??)'?s)|^(?:(?:and|oh|btw|my|fyi|scratch that|sorry|typo|oops|no|wait),? ){0,3}) ?(?:birthday|b'?-?day|birth ?date|date of birth|d\\.?o\\.?b\\.?)(?:'?s| is| falls|:)?(?:,? it'?s)? (?:on |in |yesterday,? |today,? |last week,? |tomorrow,? )?(?:the )?(?<date>(?!(?:is|he|she|they|we|when|because|if|that|this|or|with|from|at|i|my|party|cake|present|gift|wish|was|and|dinner|suit|coming|soon)\\b)[^.;:!?()\"\\n]{3,30})",
  ),
  draft: (match) => {
    const date = match.capture('date')
    const end = dateEnd(date?.text ?? '')
    const cut =
      date &&
      (end > 0 ? part(date, 0, end) : cutAt(date, /\s(?:and|but|so|which|please|this year|not|if|lol)\b/iu))
    if (
      !cut ||
      !/\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|halloween|christmas|\beve\b/iu.test(cut.text)
    )
      return null
    const owner = match.capture('kinp')
    const relation = owner ? relationOf(owner.text.slice(3)) : null
    if (owner && relation === null) return null
    const facet = match.capture('kname')?.text
    return { slot: 'birthday', value: cut, entity: relation === null ? 'user' : `user.${relation}`, facet }
  },
  examples: [
    { text: 'my birthday is March 3', cards: [{ slot: 'birthday', value: 'March 3' }] },
    {
      text: "my nephew Theo's birthday is June 2 same as mine",
      cards: [{ slot: 'birthday', value: 'June 2', entity: 'user.nephew', facet: 'Theo' }],
    },
  ],
  counterExamples: ['when is my birthday?', 'my birthday party was fun'],
})

export const hometown: readonly ExtractionRule[] = [birthday, born, grewUp, isFrom]
