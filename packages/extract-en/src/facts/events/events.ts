import { byName } from '@recollect/core/plugin'
import { defineRule } from '@recollect/rules'
import type { Capture, Effect, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { AFTER_EVENT, EVENTS, USED } from '../../lexicon/events/events.ts'
import type { EventWords } from '../../lexicon/events/events.ts'
import { STRANGERS, TAKING } from '../../lexicon/changes/doubts.ts'
import { alt, LEADS, PHRASE, rx, SUBJECT } from '../../text/patterns.ts'
import { keyOf } from '../../text/capture.ts'
import { entityIn, otherWords, SOON, thingNamed, WHO } from '../../text/effect.ts'
import { isTold } from '../../text/told.ts'

/** What happened, where it changes what the memory holds: one rule for each kind of event and way to say it, its verbs in the lexicon. */

/** A subject that is contracted with what follows: "I'm done with". */
const joined = (phrases: readonly string[]): string => `(?<![a-z])(?:${alt(phrases)})(?![a-z'-])`

/** An event: what it is about is in the value, or in no words. */
const happened = (
  { event, also = [] }: EventWords,
  entity: string,
  value: Proposal['value'],
  extra: Partial<Effect> = {},
): Proposal => ({
  slot: 'generic',
  entity,
  value,
  relation: 'retracts',
  known: true,
  effect: { event, also: [...also, ...(typeof value === 'string' ? [] : otherWords(value.text))], ...extra },
})

/** One parts from a person: called by a name, or by what they were to one. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['part', 'marry'])
const PARTNER =
  /^(?:him|her|them|(?:boyfriend|girlfriend|partner|wife|husband|fianc[eé]e?|bf|gf|ex|other half)(?: of .*)?)$/u

function personNamed(words: Capture | undefined): Capture | string | null {
  if (words === undefined) return null
  const [first = '', after = ''] = words.text.split(/ (.*)/u)
  if (/^\p{Lu}\p{L}+$/u.test(first))
    return { text: first, span: { start: words.span.start, end: words.span.start + first.length } }
  return PARTNER.test(keyOf(first === 'my' ? (after.split(' ')[0] ?? '') : first)) ? '' : null
}

/** The event, and the marital status it leads to. */
const withStatus = ({ status }: EventWords, event: Proposal): readonly Proposal[] =>
  status === undefined
    ? [event]
    : [
        event,
        { slot: 'relationship_status', entity: event.entity ?? 'user', value: status, relation: 'updates' },
      ]

function about(kind: EventWords, match: RuleMatch): readonly Proposal[] | null {
  const words = match.capture('what')
  const what = OF_PEOPLE.has(kind.event) ? personNamed(words) : thingNamed(words)
  const entity = entityIn(match)
  if (what === null || entity === null || !isTold(match)) return null
  return withStatus(kind, happened(kind, entity, what))
}

const COUNTER = ['he wrote a poem', 'how do magnets work?']

const verbRule = (kind: EventWords, verbs: readonly string[]): ExtractionRule =>
  defineRule({
    id: `en/event.${kind.event}-of`,
    priority: 50,
    confidence: 0.9,
    anchors: verbs,
    pattern: rx(`${WHO}${joined(verbs)} (?<what>${PHRASE})`),
    draft: (match) => about(kind, match),
    examples: [
      OF_PEOPLE.has(kind.event)
        ? { text: `I ${verbs[0] ?? ''} Olga`, cards: [{ slot: 'generic', value: 'Olga' }] }
        : { text: `I ${verbs[0] ?? ''} the zither`, cards: [{ slot: 'generic', value: 'zither' }] },
    ],
    counterExamples: [`if I ${verbs[0] ?? ''} the zither`, ...COUNTER],
  })

/** The words that are a whole: what follows tells when and why. */
const OVER = `(?=$|[^a-z' ]| (?:${alt(AFTER_EVENT)})(?![a-z'-])| \\d)`

/** "Mel and I" is cut before "I". */
function companionOf({ clause, before }: RuleMatch): string {
  const said = clause.sentence.message.slice(0, clause.start) + before
  const name = /(?:^|[\s,])(?<name>\p{L}{2,14}) and $/u.exec(said)?.groups?.['name'] ?? ''
  return PARTNER.test(name) ? '' : name
}

const aloneRule = (kind: EventWords, phrases: readonly string[]): ExtractionRule =>
  defineRule({
    id: `en/event.${kind.event}`,
    priority: 50,
    confidence: 0.9,
    anchors: phrases,
    pattern: rx(`${WHO}${joined(phrases)}${OVER}`),
    draft(match) {
      const entity = entityIn(match)
      if (entity === null || !isTold(match)) return null
      return withStatus(kind, happened(kind, entity, companionOf(match)))
    },
    examples: [{ text: `I ${phrases[0] ?? ''}`, cards: [{ slot: 'generic', value: '' }] }],
    counterExamples: [`if I ${phrases[0] ?? ''}`, ...COUNTER],
  })

const THING =
  "(?<what>(?!(?:if|when|while|unless|whether|i|we|you|who|what|it|this|that|there|where|how|never|almost)\\b)[a-z0-9][a-z0-9'-]*(?: (?!(?:is|was|are|were|has|have|and|but|said|that|which)\\b)[a-z0-9][a-z0-9'-]*){0,4}?)"

/** "Acme let me go": of the one who did it. */
const doneRule = (kind: EventWords, phrases: readonly string[]): ExtractionRule =>
  defineRule({
    id: `en/event.${kind.event}-done-to`,
    priority: 50,
    confidence: 0.9,
    anchors: phrases,
    pattern: rx(
      `(?:^${LEADS}|\\b(?:the|my|our) )${THING}(?:'ve|'s| have| has| had)? ${SOON}${joined(phrases)}`,
    ),
    draft(match) {
      const what = match.capture('what')
      return what && isTold(match) ? happened(kind, 'user', NOBODY.test(what.text) ? '' : what) : null
    },
    examples: [
      { text: `Corvid Labs ${phrases[0] ?? ''}`, cards: [{ slot: 'generic', value: 'Corvid Labs' }] },
    ],
    counterExamples: [`if Corvid Labs ${phrases[0] ?? ''}`, ...COUNTER],
  })

/** Who did it is not named. */
const NOBODY =
  /^(?:he|she|they|work|(?:my |the |our )?(?:company|boss|employer|firm|office|manager|job|boyfriend|girlfriend|partner|wife|husband|ex|gf|bf|fianc[eé]e?))$/iu

/** "Is gone" of one, "are gone" of several. */
const ofSeveral = (phrase: string): string =>
  phrase.replace(/^(?:is|was|has|isn't|wasn't|hasn't)\b/u, (word) => PLURAL[word] ?? word)
const PLURAL = byName({
  is: 'are',
  was: 'were',
  has: 'have',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
})

/** What ends so may be a relative's: "the shingles are gone". */
const ANYONES: ReadonlySet<string> = new Set(['recover', 'part_with'])

const predicateRule = (kind: EventWords, of: readonly string[]): ExtractionRule => {
  const phrases = [...new Set(of.flatMap((phrase) => [phrase, ofSeveral(phrase)]))]
  const short = phrases.flatMap((phrase) => /^(?:is|has) (?<rest>.+)$/u.exec(phrase)?.groups?.['rest'] ?? [])
  return defineRule({
    id: `en/event.${kind.event}-said-of`,
    priority: 50,
    confidence: 0.9,
    anchors: [...phrases, ...short],
    pattern: rx(
      `(?:^${LEADS}(?:the |my |our |that )?|\\b(?:the|my|our) )${THING}(?:'s ${SOON}(?:${alt(short)})(?![a-z'-])| ${SOON}${joined(phrases)})${OVER}`,
    ),
    draft(match) {
      const what = thingNamed(match.capture('what'))
      if (!isTold(match)) return null
      return what ? happened(kind, 'user', what, ANYONES.has(kind.event) ? { anyone: true } : {}) : null
    },
    examples: [{ text: `the zither ${phrases[0] ?? ''}`, cards: [{ slot: 'generic', value: 'zither' }] }],
    counterExamples: [`if the zither ${phrases[0] ?? ''}`, ...COUNTER],
  })
}

/** "I've not had a cigarette since New Year": what one did until then is over. */
const notSince = defineRule({
  id: 'en/event.stop-since',
  priority: 50,
  confidence: 0.9,
  anchors: ["haven't ", 'have not ', "'ve not ", 'havent ', "hasn't ", 'not had ', 'not touched '],
  pattern: rx(
    `(?:${SUBJECT}|^${LEADS})(?:'ve not| have not| haven't| havent| hasn't|'s not)? ?(?:${alt(USED)}) (?:an? |any |one |a single |the |my )?(?<what>[a-z][a-z -]{1,24}?) (?:since(?! (?:yesterday|this|last night|lunch|breakfast|monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|i)\\b)|in (?:months|years|ages|weeks)|for (?:months|years|ages|weeks|a year|a month))\\b`,
  ),
  draft(match) {
    const denied = /\b(?:not|haven'?t|hasn't)\b/u.test(match.text)
    return denied ? about({ event: 'stop' }, match) : null
  },
  examples: [
    { text: "I've not had a cigarette since New Year", cards: [{ slot: 'generic', value: 'cigarette' }] },
  ],
  counterExamples: [
    "I've had a cigarette since",
    "if I haven't had a cigarette since May",
    "haven't you had a cigarette since?",
    "he hasn't had a cigarette since May",
  ],
})

const PAID = /[£$€]|\b(?:cash|grand|quid|hundred|thousand|\d{3,6})\b/u

/** "Some lad drove off in the Golf for two grand": a stranger has it now. */
const taken = defineRule({
  id: 'en/event.part_with-taken',
  priority: 50,
  confidence: 0.9,
  anchors: TAKING,
  pattern: rx(
    `^${LEADS}(?:${alt(STRANGERS)}) (?:[a-z]+ ){0,3}?(?:came and |has |have |just )?(?<did>${alt(TAKING)}) (?:the|my|our) (?<what>[a-z0-9-]+(?: [a-z0-9-]+)??)(?<away> (?:away|off (?:my|our) hands))?(?=$|[^a-z0-9' ]| (?:${alt(AFTER_EVENT)}|to|with|without|he|she|they)(?![a-z]))`,
  ),
  draft(match) {
    const what = thingNamed(match.capture('what'))
    const gone = match.raw('away') !== undefined || /drov|driv/u.test(match.raw('did') ?? '')
    const isPaid = PAID.test(match.clause.sentence.text)
    if (what === null || !isTold(match) || !(gone || isPaid)) return null
    return happened({ event: 'part_with' }, 'user', what, { anyone: true })
  },
  examples: [
    { text: 'some lad drove off in the Golf this morning', cards: [{ slot: 'generic', value: 'Golf' }] },
    { text: 'a woman came for the camper, 900 cash', cards: [{ slot: 'generic', value: 'camper' }] },
  ],
  counterExamples: [
    'some guy took the bus',
    'a kid drove off in his car',
    'if some lad drove off in the Golf',
    'a guy took the train away from here?',
  ],
})

/** "We had to let Bruno go": of a pet by its name. */
const letGo = defineRule({
  id: 'en/event.part_with-let-go',
  priority: 50,
  confidence: 0.9,
  anchors: ['let '],
  pattern: rx(`${WHO}(?:had to |decided to )?let (?:poor |old |our |my |the )*(?<what>[a-z]+) go${OVER}`),
  draft(match) {
    const words = match.capture('what')
    const isName = words !== undefined && /^\p{Lu}/u.test(words.text)
    return isName && entityIn(match) === 'user' && isTold(match)
      ? happened({ event: 'die' }, 'user', words)
      : null
  },
  examples: [{ text: 'we had to let Bruno go on Friday', cards: [{ slot: 'generic', value: 'Bruno' }] }],
  counterExamples: ['they let Bruno go', 'if we let Bruno go', 'I let it go', 'we let Bruno go first'],
})

export const events: readonly ExtractionRule[] = [notSince, taken, letGo].concat(
  EVENTS.flatMap((kind) => [
    ...(kind.verbs ? [verbRule(kind, kind.verbs)] : []),
    ...(kind.alone ? [aloneRule(kind, kind.alone)] : []),
    ...(kind.done ? [doneRule(kind, kind.done)] : []),
    ...(kind.predicates ? [predicateRule(kind, kind.predicates)] : []),
  ]),
)
