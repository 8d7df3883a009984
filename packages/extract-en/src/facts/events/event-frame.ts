import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, RuleMatch } from '@recollect/core/extraction'
import { state } from '../../text/state.ts'
import { HAPPENING_VERBS } from '../../lexicon/events/happenings.ts'
import { FUTURE_TIME } from '../../lexicon/grammar/time.ts'
import { alt, CLOCK, LEADS, rx, SUBJECT } from '../../text/patterns.ts'
import { cutAt, keyOf } from '../../text/capture.ts'
import { EVENT_END, verbOf } from '../../text/event.ts'
import { inPast, kindOfHappening } from '../../text/happening.ts'

const TIME =
  '(?:(?:yesterday|today|recently|tonight|this (?:morning|week|month|year|summer|afternoon|evening|weekend)|last (?:night|week|month|year|weekend|summer|winter|spring|fall|autumn|[a-z]{3,6}day|january|february|march|april|may|june|july|august|september|october|november|december)|(?:in|on|over|back in|during) (?!law\\b)(?:the )?[a-z0-9]{3,12}(?: 20\\d\\d)?|(?:a|two|three|four|\\d+|a few|a couple of) (?:days|weeks|months|years|week|month|year) ago|the other (?:day|night)|once|one time),? )?'
const LIGHT =
  '(?:(?:just|finally|recently|also|already|actually|then|even|once|only|officially|unfortunately|sadly|accidentally|basically|literally|both|all|myself|nearly all|somehow|suddenly|successfully|proudly|all just|still|eventually|ended up getting|managed to get) ){0,3}'

/** Words before a statement that make it none, or another's. */
const UNREAL =
  /\b(?:if|wish|unless|until|till|who|which|whether|almost|nearly|never|not|n't|to|would|will|could|should|might|say|saying|write|claim|pretend|imagine|like|as though|than|whenever|every time|each time|since|what|where|how|why|he|she|they|you|people|someone) $/u
/** Happenings of the day, or a manner of speaking. */
const IDLE =
  /^(?:got (?:over|up|off|out|on|home|it)|had (?:a (?:blast|laugh)|fun|lunch|dinner|to)|was (?:born|chosen) (?:to be|ready)|lost (?:it|count|track|touch)|had (?:an? |my |our |the |some )?(?:[a-z]+ ){0,3}(?:dinner|lunch|brunch|breakfast)|had (?:an? )?(?:[a-z]+ ){0,4}(?:thanksgiving|christmas|easter|birthday|halloween|new year|diwali|eid|weekend|holiday)$|(?:had|got|did|made) .{1,40} for (?:dinner|lunch|brunch|breakfast|supper)|(?:was|were|been|got) referred to (?:you|your)|made (?:my|our|the) (?:first )?(?:connection|point|choice|decision|order|reservation|booking)|got an? (?:deadline|lot|seat|call|text|email|message|question|point|problem)|took (?:care|place)|(?:ran|got|came) (?:out of|away)|fell (?:asleep|behind)|went (?:wrong|bad|well|viral for)|made (?:it|up|sure|sense)|broke (?:even|down crying))\b|\b(?:in (?:my|the|a) (?:dream|game|movie|book|film|story|show))\b/u
/** The noun is missing: it was broken off. */
const CUT_SHORT = /\b(?:an?|the|my|our|new|used|first|big|old|very|really|some|this|that|to|of|with)$/u
const FIRSTS = /^(?:started|began) (?:walking|crawling|talking|teething)\b/u
const INTO = /^got in ?to\b/u
const ADMITTED =
  /^[Gg]ot in ?to (?:\p{Lu}|(?:\S+ ){0,4}?(?:school|college|uni|university|program(?:me)?|course|academy|conservatoire|choice|ivy league|med|law|grad|oxbridge)\b)/u
const COMING = new RegExp(`\\b${FUTURE_TIME}`, 'u')
/** Said of relatives these are their own affair. */
const OWN_AFFAIR = /^event_(?:leisure|social)$/u

/** Whether the speaker is the subject of the words before "and". */
function isOwn(match: RuleMatch): boolean {
  const { before } = match
  return (
    /^(?:(?:and|so|but|well|yeah|hey|hi|oh|yes|also),? )*(?:(?:i|we)\b|(?:just |finally |recently )?[a-z]+(?:ed|t|ke|ot|st)\b)/u.test(
      before,
    ) &&
    !/\b(?:he|she|they|you|who|that|my|if|his|her)\b(?! (?:job|house|car|flat|place|old|own))/u.test(before)
  )
}

const PHRASE_END =
  /,|\s[-–—]+\s|\s(?:(?:when|since|after|before|while|until|as|where|that|because) )?(?:we|i|he|she|they|but|and (?:had|he|she|my))\s|\s(?:so|which|who|cuz|coz|cos|bc|tho|although|even though)\b|\sand (?:[a-z]+ )?(?:want|wants|wanted|is|are|was|were|have|has|keep|keeps|think|feel)\b/u

function phraseOf(what: Capture | undefined): Capture | null {
  const cut = what ? cutAt(what, EVENT_END) : null
  return cut && cutAt(cut, PHRASE_END)
}

const YOUNG = /son|daughter|child|kid|eldest|oldest|youngest/u
/** A child who moves out is news of the family; whoever does it himself moves. */
const ofOwn = (slot: string, key: string, match: RuleMatch): string =>
  slot === 'event_family' && /^(?:had to )?move[d]? out\b/u.test(key) && !YOUNG.test(match.raw('kin') ?? '')
    ? 'event_move'
    : slot

function told(match: RuleMatch) {
  const phrase = phraseOf(match.capture('what'))
  if (!phrase || match.raw('pron') === 'it' || UNREAL.test(match.before)) return null
  if (match.raw('joined') !== undefined && !isOwn(match)) return null
  const key = keyOf(phrase.text)
  if (CUT_SHORT.test(key)) return null
  const kind = kindOfHappening(key)
  const slot = kind && ofOwn(kind, key, match)
  if (slot === undefined || IDLE.test(inPast(key))) return null
  // Toddlers start walking and talking; one gets into schools, which have names, and into much else.
  if (FIRSTS.test(key) && (match.raw('kin') ?? match.raw('pron')) === undefined) return null
  if (INTO.test(key) && !ADMITTED.test(phrase.text)) return null
  // "Getting deployed next week" is still to come.
  if (key.startsWith('getting ') && COMING.test(key)) return null
  // "I passed!" is said of an exam, "the limit that he passed" of no death.
  if (
    slot === 'event_death' &&
    /^(?:passed|died)/u.test(key) &&
    (/\b(?:that|which) $/u.test(match.before) || (match.raw('kin') ?? match.raw('pron')) === undefined)
  )
    return null
  // "He's got a boat" tells of having.
  if (slot === 'event_purchase' && /(?:'s|'ve|has|have|ve) got\b/u.test(match.text)) return null
  if (match.raw('kin') !== undefined && OWN_AFFAIR.test(slot)) return null
  return state(match, slot, phrase.text, { at: verbOf(phrase) })
}

/** "I got promoted", "lost my wallet in Rome", "my sister just had twins": one frame, the kinds in the lexicon. */
export const eventTold: ExtractionRule = defineRule({
  id: 'en/event-other.told',
  priority: 62,
  confidence: 0.97,
  anchors: [
    ...new Set(HAPPENING_VERBS.map((verb) => (verb.length > 4 ? verb.slice(0, 6) : `${verb} `))),
    'chose ',
    'decide',
    'manage',
  ],
  pattern: rx(
    `(?:${SUBJECT}(?:'ve|'d| have| has| had|'s|ve)?,? ${TIME}|^${LEADS}${TIME}(?=(?<bare>[a-z]))|\\band (?=(?<joined>[a-z])))${LIGHT}(?<what>(?=(?:${alt(HAPPENING_VERBS)}|decided|chose|managed)\\b)[^;:!?()"\\n]{3,110}${CLOCK}?)`,
  ),
  draft: (match) => told(match),
  examples: [
    { text: 'so we just got a puppy', cards: [{ slot: 'event_purchase', value: 'got a puppy' }] },
    {
      text: 'my cousin had twins in May',
      cards: [{ slot: 'event_family', value: 'had twins', entity: 'user.cousin' }],
    },
    { text: 'lost my wallet in Rome', cards: [{ slot: 'event_other', value: 'lost my wallet in Rome' }] },
  ],
  counterExamples: [
    'did you get promoted?',
    'he bought a boat',
    'bought some milk',
    'if I had won the lottery',
  ],
})
