import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { inLexicon } from '../../text/state.ts'
import {
  GATHERINGS,
  NAMED_THINGS,
  NUMBERED,
  OWN_PLACE,
  RITUALS,
  SET_THINGS,
} from '../../lexicon/things/named-things.ts'
import { DAYS } from '../../lexicon/contact/schedule.ts'
import { alt, rx } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'

const PLACE = `(?<place>${OWN_PLACE})?`
const WHAT = "(?<what>[\\p{L}\\d'-]{1,20}(?: [\\p{L}\\d'-]{1,20}){0,3}?)"
const VALUE = '(?<value>[^,;!?()\\n]{1,50}?)(?=$|[,;!?()]|\\.(?:\\s|$))'
const TAIL = /\s(?:now|btw|by the way|fyi|because|so|but|and|please|if|when|lol|just|not|too|thanks)\b/iu
const NEW = /\b(?:now|changed|moved|new)\b/u

const isThing = (what: string): boolean => inLexicon(NAMED_THINGS, what) || inLexicon(SET_THINGS, what)

function drafted(match: RuleMatch, facet: string, value: Capture | null): Proposal | null {
  if (value === null || value.text.split(' ').length > 8) return null
  const relation = NEW.test(match.text) || match.after.startsWith(' now') ? 'updates' : 'sets'
  return { slot: 'named_thing', value, facet: facet.replaceAll("'s ", ' '), relation }
}

/** "The shed opens with 2468", "reception is on extension 203", "my extension at work is 4410". */
const numbered = defineRule({
  id: 'en/named-thing.numbered',
  priority: 97,
  confidence: 0.92,
  anchors: ['opens', 'open ', 'unlocks', ' is on ', ...[...NUMBERED].map((word) => `${word} `)],
  pattern: rx(
    `\\b(?:our|my|the) (?:${WHAT}${PLACE} (?:(?:opens|unlocks|is opened|is unlocked|open|unlock) (?:with|by|to)|(?:is|are|sits) (?:now )?(?:on|at|in) (?<kind>${alt(NUMBERED)}))|(?<own>${alt(NUMBERED)})(?<at>${OWN_PLACE})? (?:is|has changed to|changed to)) (?:the |now |code |pin |number ){0,2}${VALUE}`,
  ),
  draft: (match) => {
    const raw = match.capture('value')
    const value = raw ? cutAt(raw, TAIL) : null
    if (!value || !/^[#\p{L}-]{0,4}\d[\p{L}\d #*-]{0,12}$/u.test(value.text)) return null
    const own = match.raw('own')
    if (own !== undefined) return /\bmy |\bour /u.test(match.text) ? drafted(match, own, value) : null
    const what = match.raw('what') ?? ''
    const isKnown = isThing(what.split(' ').at(-1) ?? '') || isThing(what)
    return isKnown ? drafted(match, what, value) : null
  },
  examples: [
    { text: 'the shed opens with 2468', cards: [{ slot: 'named_thing', value: '2468', facet: 'shed' }] },
    {
      text: 'my extension at work is 4410',
      cards: [{ slot: 'named_thing', value: '4410', facet: 'extension' }],
    },
  ],
  counterExamples: [
    'the shop opens with a sale',
    'the office opens at nine',
    'his extension is 4410',
    'the film opens with a murder',
    'my extension is not built yet',
    'what is my extension?',
  ],
})

const DAY = `(?:${alt(DAYS)})`
const ORDINAL = '(?:first|second|third|fourth|last|other|1st|2nd|3rd|4th)'
const CLOCK =
  "(?:(?:at |from )?(?:\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m\\.?|o'clock)?(?: [a-z]{2,4}\\b)?|(?:half |quarter )?(?:past |to )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight)\\b)(?:ish)?)"
/** Days that come back: "Fridays", "every second Tuesday at half past two". */
const DAYS_BACK = `(?:${DAY}s\\b|(?:every|each) (?:${ORDINAL} )?(?:${DAY}\\b|day|week|weekday|month|fortnight|morning|evening|night|weekend)|the ${ORDINAL} (?:and (?:the )?${ORDINAL} )?${DAY}\\b|${DAY} (?:mornings|afternoons|evenings|nights)|weekends|weekdays|weeknights)`
const AGAIN = `(?:${DAYS_BACK}(?: (?:and|or) ${DAY}s?)?(?: of (?:the|every|each) month)?(?: ?,? ?${CLOCK})?|${CLOCK} (?:on )?${DAYS_BACK})`
const ONE_DAY = `${DAY}\\b(?: (?:morning|evening|night|afternoon))?(?: ?${CLOCK})?`

/** "Our book group meets on the second Tuesday", "bin collection round here is on Fridays". */
const gathering = defineRule({
  id: 'en/named-thing.gathering',
  priority: 97,
  confidence: 0.92,
  anchors: [
    ' meets',
    ' meet ',
    ' is ',
    ' are ',
    ' happens',
    ' happen ',
    ' runs',
    ' takes place',
    ' falls',
    ' comes',
    ' moved to',
    ' changed to',
    ' switched to',
  ],
  pattern: rx(
    `(?:\\b(?<owner>our|my|the) |^|\\b(?:so|and|but|because) )(?<what>(?:(?!(?:so|and|but|because) )[\\p{L}\\d'-]{1,15} ){0,3}?(?:${alt(GATHERINGS)}))${PLACE} (?<how>meets?|gets together|is|are|happens?|runs?|takes? place|falls?|comes?|goes out|(?:got |was |has |been )*(?:moved|changed|switched) to) (?:now |always |usually )?(?:on |is )?(?:(?<again>${AGAIN})|(?<day>${ONE_DAY}))`,
  ),
  draft: (match) => {
    const what = match.raw('what') ?? ''
    const again = match.capture('again')
    const isOurs =
      /^(?:our|my)$/u.test(match.raw('owner') ?? '') ||
      /\b(?:my|our|mine|ours|here)\b/u.test(match.raw('place') ?? '')
    // "Bingo night is Thursdays" keeps a day; "the meeting is Friday" is one.
    const isKept =
      again !== undefined
        ? isOurs || match.raw('owner') === undefined
        : isOurs && /(?:day|night|evening|morning|collection)$/u.test(what)
    if (!isKept || /^(?:his|her|their|your|this|that|next|last)\b/u.test(keyOf(what))) return null
    return drafted(match, what, again ?? match.capture('day') ?? null)
  },
  examples: [
    {
      text: 'Our book group meets on the second Tuesday',
      cards: [{ slot: 'named_thing', value: 'the second Tuesday', facet: 'book group' }],
    },
    {
      text: 'raid night for our guild is thursdays 9pm',
      cards: [{ slot: 'named_thing', value: 'thursdays 9pm', facet: 'raid night' }],
    },
    {
      text: 'they took the hall so band practice is sundays at 7 now',
      cards: [{ slot: 'named_thing', value: 'sundays at 7', facet: 'band practice', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'the meeting is on Friday',
    'the coach said practice is mondays for the kids',
    'practice moved to Friday',
    'their choir meets on Mondays',
    'our meeting is next Friday',
    'the class is on Friday',
    'our group is small',
    'when does our book group meet?',
    'our group is on fire',
  ],
})

/** "We push updates for the mod on sundays". */
const ritual = defineRule({
  id: 'en/named-thing.ritual',
  priority: 96,
  confidence: 0.9,
  anchors: [...RITUALS].map((word) => `${word} `),
  pattern: rx(
    `\\bwe (?:always |usually |only |now |normally )?(?<act>${alt(RITUALS)}) (?<object>(?:[\\p{L}\\d-]{2,15} ){0,5}?)(?:on )?(?<value>${AGAIN})(?=$|[.,;!]| (?:and|so|but|because|now|if)\\b)`,
  ),
  draft: (match) => drafted(match, match.raw('act') ?? '', match.capture('value') ?? null),
  examples: [
    {
      text: 'we push updates for the mod on sundays',
      cards: [{ slot: 'named_thing', value: 'sundays', facet: 'push updates' }],
    },
  ],
  counterExamples: [
    'we push updates on Sunday',
    'they push updates on sundays',
    'do we push updates on sundays?',
  ],
})

export const namedThingOfOurs: readonly ExtractionRule[] = [numbered, gathering, ritual]
