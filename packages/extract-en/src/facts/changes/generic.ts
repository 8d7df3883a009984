import { defineRule } from '@recollect/rules'
import type { ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { GATHERINGS, PRICED, SETTINGS } from '../../lexicon/things/named-things.ts'
import { inLexicon } from '../../text/state.ts'
import { LEADS, rx } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'

const TO =
  '(?<value>(?!(?:the|a|an|my|your|be|do|it|that|this|something|another|me|you|us|help|make|see|get)\\b(?: (?:point|better|different|other))?$)[^;!?()"\\n]{1,60})'
const CUT =
  /\s?(?:,(?=\s)|\s(?:not|now|rather than)\b|\.(?=\s|$)|\s(?:because|but|and (?:i|it|we|the)|so|since|please|instead of|from|if|when|lol|thanks|due)\b)/iu
const LEADERS = /^(?:the|my|our|new)\s/u
/** Subjects with a slot of their own are left to its rules. */
const OWN_SLOT =
  /\b(?:name|nickname|address|e-?mail|number|phone|job|laptop|computer|car|wife|husband|girlfriend|boyfriend|mom|dad|mother|father|brother|sister|dog|cat|life|mood|hair|mind|friend|goal|favou?rite|i|he|she|they|it|you|we|everything|world|weather|company|employer|age|birthday|weight|height|hobby|future|problem|question|issue|topic|answer)\b/u

/** A value with a time, a number or a name in it; "better", "fine" say nothing. */
const SOLID =
  /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)\b|^(?!I\b|I')\p{Lu}/u

const cutOf = (match: RuleMatch) => {
  const value = match.capture('value')
  return value ? cutAt(value, CUT) : null
}

const SCHEDULED =
  '(?:recital|concert|show|audition|graduation|funeral|screening|reading|hike|brunch|surgery|scan|standup|stand-up|meetup|bbq|barbecue|brunch|drinks|prayer|service|ceremony|assembly|meeting|class|lesson|rehearsal|practice|deadline|call|shift|appointment|train|bus|flight|ferry|check-in|checkout|pin|passcode|password|code|room|locker|interview|exam|party|dinner|lunch|game|match|training|session|lecture|seminar|wedding|ceremony|delivery|pickup|pick-up|venue|gate|platform|launch|release|booking|reservation|event|gig|tour|demo|review|sync|one-on-one|workshop|webinar|kickoff|retro|viewing|hearing|test|quiz|due date|rent|price|fee|budget)(?: time| code| date| slot| number)?'
/**
 * What a value is of, its noun first: "the rehearsal" is "the choir rehearsal" said again, where facets are compared from their first word
 * and between commas.
 */
function facetOf(what: string): string {
  const bare = what.replace(LEADERS, '').replace(/ (?:time|date|slot)$/u, '')
  const head = bare.split(' ').at(-1) ?? bare
  return head === bare || KEYS.test(head) ? bare : `${head}, ${bare}`
}
const KEYS = /^(?:code|password|passcode|pin|number|fee|price)$/u

/** What takes place somewhere may move to a place without number or name. */
const MOVED_TO = new RegExp(`\\b${SCHEDULED}:(?:the|room|my|our|his|her) [a-z]`, 'u')

/** "The meeting time is now 10:45", "the meeting moved to Friday", "my Porto flight got moved to June 2". */
const subject = defineRule({
  id: 'en/generic.subject',
  priority: 60,
  confidence: 0.94,
  anchors: [
    "'s now",
    'is now',
    'are now',
    'moved to',
    'changed to',
    'updated to',
    'switched to',
    'rescheduled',
    'pushed',
    'renamed',
    'postponed',
  ],
  pattern: rx(
    `(?<what>(?:\\b(?:the|my|our) (?:[\\p{L}\\d'-]{2,20} ){0,3}?[\\p{L}\\d'-]{2,20}?)|^${LEADS}(?:update:? |heads up:? |fyi:? )?(?:${SCHEDULED}))(?: |(?='s (?:now|been|just been|moved|changed)))(?:(?:is|are|'s) now(?: (?:leaving|starting|departing|arriving|happening|held|due|set|scheduled|ending|opening))?|(?:has |have |had |'s )?(?:just |now )?(?:been |got |was |is |were )?(?:moved|changed|updated|switched|rescheduled|pushed back|pushed|postponed|renamed)(?: from [^,.;]{1,25}?)? (?:to|until|as)) (?:at |on |in |for )?${TO}`,
  ),
  draft: (match) => {
    const what = match.raw('what') ?? ''
    const value = cutOf(match)
    if (!value || OWN_SLOT.test(what) || !(SOLID.test(value.text) || MOVED_TO.test(`${what}:${value.text}`)))
      return null
    return { slot: 'generic', value, relation: 'updates', facet: facetOf(what) }
  },
  examples: [
    {
      text: 'the choir rehearsal is now 19:30',
      cards: [{ slot: 'generic', value: '19:30', relation: 'updates', facet: 'rehearsal, choir rehearsal' }],
    },
  ],
  counterExamples: ['the sky is now clear', 'is the meeting moved to Friday?'],
})

/** "the meeting is at 8 am", a value that may be updated later. */
const scheduled = defineRule({
  id: 'en/generic.scheduled',
  priority: 50,
  confidence: 0.92,
  anchors: [' is at ', ' is on ', ' starts at ', 'password is', 'code is', 'pin is', 'deadline is'],
  pattern: rx(
    '^(?:(?:and|so|ok|okay|oh|wait|oops|sorry|actually|no|fyi|hey|heads up|update|btw|correction),? ){0,3}(?<what>(?:the|my|our) (?:[\\p{L}\'-]{2,20} ){0,2}?(?:standup|meeting|class|lesson|rehearsal|practice|deadline|call|shift|appointment|train|bus|flight|check-in|pin|code|room)(?: time| code)?) (?:is|starts|\'s)(?: at| on| scheduled for)? (?<value>\\d[^,;!?()"\\n]{0,20}|(?:mon|tues|wednes|thurs|fri|satur|sun)day[^,;!?()"\\n]{0,15})',
  ),
  draft: (match) => {
    const value = cutOf(match)
    return value && { slot: 'generic', value, facet: facetOf(match.raw('what') ?? '') }
  },
  examples: [
    { text: 'the meeting is at 8 am', cards: [{ slot: 'generic', value: '8 am', facet: 'meeting' }] },
  ],
  counterExamples: ['when is the meeting?', 'the meeting is important'],
})

const NUMBERED = /\bmy (?:[a-z]+ )?(?:number|phone|cell|mobile|whatsapp)\b/u
const DIGITS = /^\+?[\d\s()-]{7,18}$/u

/** "Changed to X", "updated to X", "it's now X": what changed was named before. */
const bare = defineRule({
  id: 'en/generic.bare',
  priority: 55,
  confidence: 0.92,
  anchors: [
    'changed to',
    'updated to',
    'switched to',
    'is now',
    "it's now",
    'its now',
    'now it',
    'change it to',
    'change that to',
    'update it to',
    'update that to',
    'set it to',
    'set that to',
    ' now',
    'make it',
    'make that',
    'replaced with',
    'replaced by',
  ],
  pattern: rx(
    `(?:^(?:it'?s |they'?ve |that'?s |it |that |this |they |so |and |ok |now |just |recently |finally |has |have |had |been |was |got |is |i |oh |wait |actually |sorry )*(?:(?:changed|updated|switched|replaced|moved)(?: it| that| from [a-z0-9 ]{2,20}?)? (?:to|with|by|into)|(?:please |can you |could you )?(?:change|update|set) (?:it|that) to)|^(?:and |but |so |ok )?(?:it|that|this)(?:'s|s| is| has) now|^now (?:it'?s|it is)) ${TO}`,
  ),
  draft: (match) => {
    const value = cutOf(match)
    if (
      !value ||
      /\bo'?clock\b|^(?:better|worse|fine|ok|okay|good|gone|over|done|time|my turn|your turn|clear|working|broken|a|an|the|more|too|so|very|raining|like|dark|late|[a-z]+ing)\b/u.test(
        keyOf(value.text),
      )
    )
      return null
    if (/\bnow\b/u.test(match.text.slice(0, 14)) && !SOLID.test(value.text)) return null
    const kept = { value, relation: 'updates' as const }
    return NUMBERED.test(match.clause.sentence.text) && DIGITS.test(value.text)
      ? { slot: 'phone', ...kept }
      : { slot: 'generic', ...kept }
  },
  examples: [
    { text: 'changed to Wednesday', cards: [{ slot: 'generic', value: 'Wednesday', relation: 'updates' }] },
    { text: "it's now 4711", cards: [{ slot: 'generic', value: '4711', relation: 'updates' }] },
  ],
  counterExamples: ["it's now or never", 'can you change it to blue?', 'it is now better'],
})

const OOPS =
  '(?:oops|no|nope|update|edit:?|typo:?|sorry|correction|my mistake|i meant|i mean|wait|scratch that|scrap that|actually no|no wait|whoops|my bad)'

/** "They changed the gate code": what the value that follows is of. */
const CHANGED =
  /\b(?:changed|raised|moved|reset|updated|switched|lowered) (?:the|my|our) (?<what>[\p{L}\d' -]{2,40}?)(?: (?:again|today|yesterday|last (?:week|month)|on (?:me|us)))?[.!,;\s]*$/u
const WENT =
  /(?:^|\b(?:my|our|the) )(?<what>[\p{L}' -]{3,30}?) (?:just |has )?(?:went|gone|goes|going) (?:up|down)(?: (?:again|on (?:me|us)))?[.!,;\s]*$/u
const isThing = (what: string): boolean =>
  [SETTINGS, GATHERINGS, PRICED].some((list) => inLexicon(list, what.split(' ').at(-1) ?? ''))

/** "Oops typo, I'm 19": the corrected words carry their own rules; this one reads what is left bare. */
const correction = defineRule({
  id: 'en/generic.correction',
  priority: 45,
  confidence: 0.92,
  anchors: [
    "it's",
    'its ',
    'it is',
    'should be',
    'make that',
    'make it',
    "they're",
    'theyre',
    "that's",
    'should read',
    'edit',
    'typo',
    'correction',
  ],
  pattern: rx(
    `^(?:${OOPS}[, ]*){0,3}(?:(?:it'?s|it is|it should be|that should be|should be|should read|they'?re|that'?s) (?:actually |now |really |gonna be |going to be )?(?:at |on |in |for )?(?:the (?=\\d))?|make (?:that|it) |(?<=(?:edit|correction|typo)[:, ]{1,2})(?=\\d))(?<value>[^,;!?()"\\n]{1,40})`,
  ),
  draft: (match) => {
    const value = cutOf(match)
    if (!value || !SOLID.test(value.text)) return null
    const { sentence, start } = match.clause
    const said = sentence.message.slice(0, start)
    const what = (CHANGED.exec(said) ?? WENT.exec(said))?.groups?.['what']
    return what !== undefined && isThing(what)
      ? { slot: 'named_thing', value, facet: what, relation: 'updates' }
      : { slot: 'generic', value, relation: 'updates' }
  },
  examples: [
    {
      text: 'they changed the gate code again. its 4411 now',
      cards: [{ slot: 'named_thing', value: '4411', facet: 'gate code', relation: 'updates' }],
    },
    { text: "oops, it's 26", cards: [{ slot: 'generic', value: '26', relation: 'updates' }] },
  ],
  counterExamples: ['oops, my mistake', 'sorry, it should be fine', "they changed the menu, it's awful now"],
})

/** Words for a mistake of the speaker's own; "sorry" and "actually" say less. */
const MISTAKEN = /oops|typo|scratch|correction|mistake|my bad|wrong|i meant/u

/** "Scratch that, the demo's on Thursday", "the demo is on Thursday, not Tuesday": said to put right what was said before. */
const putRight = defineRule({
  id: 'en/generic.put-right',
  priority: 58,
  confidence: 0.92,
  anchors: [
    'scratch that',
    'scrap that',
    'correction',
    'my bad',
    'my mistake',
    'oops',
    'whoops',
    'sorry',
    'actually',
    'wrong',
    'typo',
    'change of plan',
    'small change',
    'slight change',
    'new plan',
    'heads up',
    'hang on',
    'hold on',
    'update',
    'edit',
    'nope',
    'wait',
    'i mean',
    ', not ',
    ' not at ',
    ' not on ',
    ' not in ',
    'rather than',
    'instead of',
    ' not mon',
    ' not tue',
    ' not wed',
    ' not thu',
    ' not fri',
    ' not sat',
    ' not sun',
    ' not 1',
    ' not 2',
    ' not 3',
    ' not 4',
    ' not 5',
    ' not 6',
    ' not 7',
    ' not 8',
    ' not 9',
  ],
  pattern: rx(
    `^(?<put>(?:${OOPS}|hang on|hold on|change of plans?|slight change|small change|new plan|heads up|wrong (?:date|time|day|room|place|number|one|address)|wrong|got that wrong|i was wrong|actually|so)[, :-]{1,3}){0,3}(?<what>(?:the |my |our )(?:[\\p{L}\\d'-]{2,20} ){0,2}?${SCHEDULED}|${SCHEDULED}|(?<any>the [a-z]{3,14}(?: [a-z]{3,14})?))(?: is| are|'s| starts| begins| leaves)(?: actually| really| meant to be| supposed to be)? (?:at |on |in |for )?(?<value>[^,;!?()"\\n]{1,40}?)(?:,? (?:not|rather than|instead of) (?:at |on |in |for )?(?:the )?(?<old>[\\p{L}\\d][^,;!?()"\\n]{0,30}))?$`,
  ),
  draft: (match) => {
    const value = cutOf(match)
    const what = match.raw('what') ?? ''
    const put = match.raw('put')
    const old = match.capture('old')
    const isMistake = put === undefined ? old !== undefined : MISTAKEN.test(put)
    const told =
      match.raw('any') === undefined ? (put ?? old) !== undefined : put !== undefined && MISTAKEN.test(put)
    return told && value && SOLID.test(value.text) && !OWN_SLOT.test(what)
      ? {
          slot: 'generic',
          value,
          relation: 'updates',
          facet: facetOf(what),
          correction: isMistake ? { of: old } : undefined,
        }
      : null
  },
  examples: [
    {
      text: "scratch that, the demo's on Thursday",
      cards: [{ slot: 'generic', value: 'Thursday', relation: 'updates' }],
    },
    {
      text: 'the rehearsal is on Monday, not Sunday',
      cards: [{ slot: 'generic', value: 'Monday', relation: 'updates' }],
    },
  ],
  counterExamples: [
    "sorry, the demo's on Thursday?",
    'sorry, the weather is bad',
    'the answer is 42, not 41',
    'the capital is Canberra, not Sydney',
  ],
})

export const generic: readonly ExtractionRule[] = [subject, bare, scheduled, correction, putRight]
