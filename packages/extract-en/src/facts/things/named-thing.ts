import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule, Proposal, RuleMatch } from '@recollect/core/extraction'
import { ANIMALS } from '../../lexicon/pets/animals.ts'
import { KIN } from '../../lexicon/people/kinship.ts'
import { HOURS, WEEKDAYS } from '../../lexicon/contact/schedule.ts'
import {
  MEETINGS,
  NAMED_THINGS,
  OWN_PLACE,
  PUBLIC_CODES,
  RITUALS,
  SETTINGS,
  SET_THINGS,
} from '../../lexicon/things/named-things.ts'
import { inLexicon } from '../../text/state.ts'
import { alt, LEADS, rx, wordAnchors } from '../../text/patterns.ts'
import { cutAt, keyOf, part } from '../../text/capture.ts'

const OWNER = '(?<owner>our|my|the)'
const WHAT = '(?<what>[\\p{L}\\d/:-]{1,20}(?: [\\p{L}\\d/:-]{1,20}){0,3}?)'
/** Where the thing is, if it is said. */
const PLACE = `(?<place>${OWN_PLACE})?`
const VALUE = '(?<value>[^,;!?()\\n]{1,60}?)(?=$|[,;!?()]|\\.(?:\\s|$))'
const CHANGE =
  "(?: is now| has been changed to| has changed to| was changed to| changed to| moved to| has moved to| was renamed to| was renamed| got renamed to| is|'s)"
const FRESH = /\b(?:now|changed|moved|renamed)\b/u
const TAIL =
  /\s(?:now|btw|by the way|fyi|because|so that|but|and (?:i|we|it|the|my|our)|please|if|when you|just so you know|instead|from now on|not)\b/iu
/** Says how a thing is, not what it is called: "the code is broken". */
const STATE =
  /^(?:broken|down|slow|fast|great|good|bad|wrong|right|fine|ok|okay|ready|done|live|full|empty|dead|gone|lost|late|early|open|closed|locked|new|old|big|small|nice|awful|terrible|amazing|not|too|very|so|really|still|being|been|going|getting|making|acting|written|needed|required|available|missing|there|here|at the|on the|in the|on the (?:fridge|wall)|a|an|the|my|our|your|his|her|their|it|this|that|what|where|how|up|off|on|out|unknown|secret|private|public|strong|weak|easy|hard|long|short|important|[\p{L}]{3,}ing)\b/u

const isOf = (list: ReadonlySet<string>, words: string) => inLexicon(list, words)

function said(
  match: RuleMatch,
  facet: string,
  value: Capture | null | undefined,
  extra: Partial<Proposal> = {},
): Proposal | null {
  const cut = value ? cutAt(value, TAIL) : null
  if (!cut || cut.text.split(' ').length > 7) return null
  return {
    slot: 'named_thing',
    value: cut,
    facet,
    relation: FRESH.test(match.text) ? 'updates' : 'sets',
    ...extra,
  }
}

/** Pets, people and what has a slot of its own are called by their own rules. */
const OWN_SLOT =
  /\b(?:name|company|employer|job|wife|husband|baby|child|kid|kids|son|daughter|husband|street|road|city|town|village|school|university|college|favou?rite|movie|film|book|song|show|game|novel|hero|country|capital|teacher|doctor|hometown)\b/u
const isSomebody = (what: string): boolean => {
  const last = what.split(' ').at(-1) ?? what
  return KIN.has(last) || ANIMALS.has(last) || OWN_SLOT.test(what)
}

/** Called by somebody, or to something. */
const NO_NAME = /^(?:every|by|when|from|for|to|in|on|at|off|out|up|upon|after|that|this|it|what|so|a|an)\b/u

/** "Gaming pc bigtex": the thing up to its last known word, then its name. */
function partedName(both: Capture | undefined): { readonly what: string; readonly name: Capture } | null {
  const ends = [...(both?.text ?? '').matchAll(/ /gu)].map(({ index }) => index)
  const known = ends.filter((end) => isOf(NAMED_THINGS, both?.text.slice(0, end) ?? ''))
  const end = known.at(-1) ?? ends[0]
  const name = both && end !== undefined ? part(both, end + 1, both.text.length) : null
  return both && name ? { what: both.text.slice(0, end), name } : null
}

/** "Our staging database is called orca", "we call our build server Betty". */
const called = defineRule({
  id: 'en/named-thing.called',
  priority: 98,
  confidence: 0.94,
  anchors: [
    'called',
    'named',
    'known as',
    'goes by',
    'go by',
    'christened',
    'codenamed',
    'code-named',
    'we call',
    'i call',
    'renamed',
  ],
  pattern: rx(
    `\\b${OWNER} ${WHAT}${PLACE}(?:'s| is| are| was| got| has been| goes| go)(?: now)? (?:called|named|codenamed|code-named|by(?: the name(?: of)?)?|known as|renamed(?: to)?) ${VALUE}|\\b(?:we|i)(?:'ve| have)? (?:call|named|nicknamed|christened|renamed) (?:our|my|the) (?<both>[\\p{L}\\d_-]{2,20}(?: [\\p{L}\\d_-]{1,20}){1,4}?)(?=$|[.,;!?]| (?:btw|lol|now|haha|and|because|cuz|after))`,
  ),
  draft: (match) => {
    const both = partedName(match.capture('both'))
    const what = match.raw('what') ?? both?.what ?? ''
    const isKnown = isOf(NAMED_THINGS, what) || isOf(SET_THINGS, what)
    const name = match.capture('value') ?? both?.name
    if (!name || NO_NAME.test(keyOf(name.text)) || isSomebody(what)) return null
    return isKnown || match.raw('owner') === 'our' ? said(match, what, name) : null
  },
  examples: [
    {
      text: 'our staging database is called orca',
      cards: [{ slot: 'named_thing', value: 'orca', facet: 'staging database' }],
    },
  ],
  counterExamples: [
    'the capital of France is called Paris',
    'the movie is called Dune',
    'our dog is called Rex',
    'my sister is called Ida',
    'what is our staging database called?',
    'the fruit is called durian',
    'my favourite book is called Emma',
  ],
})

/** What is set, and of what: "the gate code" of the gate, "the combination to the safe" of the safe. */
function settingIn(what: string, place: string): { readonly of: string; readonly facet: string } {
  const key =
    [...SETTINGS].filter((one) => ` ${what}`.endsWith(` ${one}`)).sort((a, b) => b.length - a.length)[0] ?? ''
  const of = what
    .slice(0, what.length - key.length)
    .trim()
    .replace(/'s$/u, '')
  const where = /^ ?(?:to|of|for|on) (?:my|our|the) (.+)$/u.exec(place)?.[1] ?? ''
  return of === '' ? { of: where, facet: `${where} ${key}` } : { of, facet: what.replaceAll("'s ", ' ') }
}

/** A number one is let in by, whatever it opens: "the walk in code is 4471"; not an error code. */
const isOwnCode = (what: string, of: string, value: string): boolean =>
  /\S (?:code|combo|combination|pin|passcode)$/u.test(what) &&
  /^\d(?:[ -]?\d){2,7}(?![\p{L}\d])/u.test(value) &&
  !inLexicon(PUBLIC_CODES, of)

/** "The wifi password is hunter2", "our VPN's address is vpn.acme.test". */
const setting = defineRule({
  id: 'en/named-thing.setting',
  priority: 98,
  confidence: 0.94,
  anchors: [...SETTINGS].map((word) => ` ${word}`),
  pattern: rx(
    `(?:\\b${OWNER} |^${LEADS})(?<what>(?:[\\p{L}\\d-]{1,20}(?:'s)? ){0,3}?(?:${alt(SETTINGS)}))${PLACE}(?:${CHANGE}|:| =) ?(?:still )?(?!\\S+ is )${VALUE}`,
  ),
  draft: (match) => {
    const what = match.raw('what') ?? ''
    const { of, facet } = settingIn(what, match.raw('place') ?? '')
    const value = match.capture('value')
    const isKnown =
      isOf(SET_THINGS, of) ||
      (match.raw('owner') !== undefined && (isOf(NAMED_THINGS, of) || isOwnCode(what, of, value?.text ?? '')))
    if (
      !isKnown ||
      /^(?:his|her|their|your|whose)\b/u.test(keyOf(what)) ||
      isSomebody(of) ||
      !value ||
      STATE.test(keyOf(value.text))
    )
      return null
    return said(match, facet, value)
  },
  examples: [
    {
      text: 'the wifi password is hunter2',
      cards: [{ slot: 'named_thing', value: 'hunter2', facet: 'wifi password' }],
    },
    {
      text: 'the combination to the safe is 19 24 6',
      cards: [{ slot: 'named_thing', value: '19 24 6', facet: 'safe combination' }],
    },
    {
      text: 'the feed room code at work is 4471',
      cards: [{ slot: 'named_thing', value: '4471', facet: 'feed room code' }],
    },
    { text: 'the door code is 4417', cards: [{ slot: 'named_thing', value: '4417', facet: 'door code' }] },
    {
      text: 'the gate code changed to 9921',
      cards: [{ slot: 'named_thing', value: '9921', facet: 'gate code', relation: 'updates' }],
    },
  ],
  counterExamples: [
    'what is the wifi password?',
    'the wifi password is wrong',
    'the door code is not working',
    'the zip code is five digits',
    'the secret code is red',
    'the area code is 212',
    'my dress code is casual',
    'the error code is 404',
    'the discount code at work is 1500',
    'the feed room code at work is a mess',
    'the combination of the two is 19 24 6',
  ],
})

/** An address: with a dot, a slash, a colon or a digit inside. */
const ADDRESS =
  /^(?:https?:\/\/\S+|[\p{L}\p{N}@~._-]*[\p{L}\p{N}][./:#@][\p{L}\p{N}/._:#?=&-]+|[#@][\p{L}\p{N}_-]+|port \d+)$/u
const RUNNING = /(?:run|runs|running|hosted|deployed|built|based)/u

/** "Our repo lives at github.com/x/y", "our CI runs on Jenkins", "the printer is on 10.0.0.7". */
const reached = defineRule({
  id: 'en/named-thing.reached',
  priority: 97,
  confidence: 0.92,
  anchors: [
    ' lives ',
    ' live ',
    ' runs ',
    ' run ',
    ' hosted ',
    ' is at ',
    ' is on ',
    ' is in ',
    ' are at ',
    ' are on ',
    ' are in ',
    ' found at',
    ' reachable ',
    ' deployed ',
    ' listens ',
  ],
  pattern: rx(
    `\\b${OWNER} ${WHAT} (?<how>lives?|runs?|is running|is now running|now runs?|is hosted|are hosted|is deployed|is now|is|are|can be found|is reachable|listens) (?:now )?(?:at|on|in|under) (?:the )?${VALUE}`,
  ),
  draft: (match) => {
    const what = match.raw('what') ?? ''
    const value = match.capture('value')
    const cut = value && cutAt(value, TAIL)
    if (!cut || !isOf(NAMED_THINGS, what) || isSomebody(what)) return null
    const isAddress = ADDRESS.test(cut.text)
    const isNamed =
      match.raw('owner') !== 'the' && RUNNING.test(match.raw('how') ?? '') && /^\p{Lu}|\d/u.test(cut.text)
    return isAddress || isNamed ? said(match, what, cut) : null
  },
  examples: [
    {
      text: 'our repo lives at github.com/x/y',
      cards: [{ slot: 'named_thing', value: 'github.com/x/y', facet: 'repo' }],
    },
    { text: 'our CI runs on Jenkins', cards: [{ slot: 'named_thing', value: 'Jenkins', facet: 'ci' }] },
    {
      text: 'the printer is on 10.0.0.7',
      cards: [{ slot: 'named_thing', value: '10.0.0.7', facet: 'printer' }],
    },
  ],
  counterExamples: [
    'the printer is on fire',
    'the server is in the basement',
    'our car runs on diesel',
    'where does our repo live?',
    'my car is at the garage',
    'the app is on Netflix',
    'the site is in German',
  ],
})

const DIGITS = String.raw`\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?\b|noon`
/** An hour in words, with nothing after it that it would count. */
const HOUR = `(?:half past |quarter (?:past|to) )?(?:${alt(HOURS)})(?=$|[,;.!?)]| (?:o'?clock|am|pm|sharp|now|every|in the)\\b)`
const DAY = `(?:${alt(WEEKDAYS)})s?`
const NTH = String.raw`the (?:first|second|last|\d{1,2}(?:st|nd|rd|th)) (?:of|day|${alt(WEEKDAYS)})`
/** When something takes place, again and again: the group is named by whoever asks. */
const daytime = (group: string) =>
  `(?<${group}>(?:on |at |every |each |in the )?(?:${DIGITS}|${HOUR}|${DAY}|${NTH}|every |mornings|afternoons|weekdays)[^,;!?()\\n]{0,40}?)(?=$|[,;!?()]|\\.(?:\\s|$))`

/** "We deploy on Thursdays", "standup is at 9:30". */
const scheduled = defineRule({
  id: 'en/named-thing.when',
  priority: 97,
  confidence: 0.92,
  anchors: [
    ...wordAnchors(MEETINGS),
    ...[...MEETINGS].filter((word) => word.length <= 4),
    ...[...RITUALS].map((word) => `we ${word}`.slice(0, 8)),
    'we always ',
    'we usual',
  ],
  pattern: rx(
    `\\bwe (?:always |usually |only |now |normally )?(?<act>${alt(RITUALS)}) (?=on |every |at )${daytime('when')}|(?:\\b(?:our|my|the) |^${LEADS})(?<meeting>${alt(MEETINGS)})(?:${CHANGE}| starts| happens| takes place) (?:now )?${daytime('at')}`,
  ),
  draft: (match) => {
    const at = match.capture('when') ?? match.capture('at')
    const key = keyOf(at?.text ?? '')
    const act = match.raw('act')
    // One day, once, is no rule of a team's.
    if (!at || /\b(?:this|next|last|today|tomorrow)\b/u.test(key) || (act && !/s\b|every|each|\d/u.test(key)))
      return null
    const bare = at.text.replace(/^(?:on|at) /iu, '')
    const start = at.span.start + at.text.length - bare.length
    return said(
      match,
      act ?? match.raw('meeting') ?? '',
      { text: bare, span: { start, end: at.span.end } },
      { when: bare },
    )
  },
  examples: [
    { text: 'we deploy on Thursdays', cards: [{ slot: 'named_thing', value: 'Thursdays', facet: 'deploy' }] },
    { text: 'standup is at 9:30', cards: [{ slot: 'named_thing', value: '9:30', facet: 'standup' }] },
  ],
  counterExamples: [
    'when do we deploy?',
    'they deploy on Thursdays',
    'we deploy next Thursday',
    'we deploy on Kubernetes',
    'we met on Thursday',
    'standup is boring',
    'the retro is one big complaint',
  ],
})

export const namedThing: readonly ExtractionRule[] = [called, setting, reached, scheduled]
