import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { KIN } from '../lexicon/people/kinship.ts'
import { FINITE, NOT_KNOWN, OF, PERSONAL } from '../lexicon/requests/requests.ts'
import type { Token } from '../text/tokens.ts'
import { aboutEnd } from './found.ts'
import { tables } from './tables.ts'

/** What is to be forgotten: tokens `[from, to)` say it, unless it is everything or the message before. */
export interface Thing {
  readonly of: 'words' | 'everything' | 'last'
  readonly from: number
  readonly to: number
}

/** How sure the verb makes it that the memory is meant. */
export interface Verb {
  /** "Delete" is said of documents too. */
  readonly isDeleting: boolean
  /** "Take", "drop": said of the memory only with its place. */
  readonly isLoose: boolean
  /** Asked of "you", or with nothing after it. */
  readonly isPlain: boolean
}

const OWN = /^(?:my|our|mine)$/u
const SELF = /^(?:i|i'm|i've|i'd|i'll|im|ive|we|we're|we've)$/u
const OTHERS = /^(?:he|she|they|he's|she's|they're|the|his|her|their)$/u
const EMBEDDED = /^(?:where|who|whom|what|how|when|which|why|whose|whether|if)$/u
/** "Forget I said anything". */
const SAYING = /^(?:said|asked|mentioned|told|ever|exist|even|brought)$/u

const words = (from: number, to: number): Thing | null => (to > from ? { of: 'words', from, to } : null)

/** A place in the memory ends the words: "from your memory". */
function placeIn(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at++) {
    const found = tables().places.at(tokens, at)
    if (found && aboutEnd(tokens, at, to) <= at + found.length) return at
  }
  return -1
}

/** A verb that is one word with its subject: "I'm", "she's". */
const CONTRACTED = /'(?:s|m|re|ve|d|ll)$/u

const isStatement = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from + 1, to).some(({ key }) => FINITE.has(key) || CONTRACTED.test(key) || key.endsWith('ed'))

/** Somebody or something of the speaker's. */
function isOfSpeaker(tokens: readonly Token[], from: number, to: number): boolean {
  const first = tokens[from]?.key ?? ''
  if (OWN.test(first)) return true
  if (EMBEDDED.test(first))
    return SELF.test(tokens[from + 1]?.key ?? '') || tokens.slice(from, to).some(({ key }) => OWN.test(key))
  const bare = first.replace(/'s$/u, '')
  return to - from <= 3 && (GIVEN_NAMES.has(bare) || KIN.has(first))
}

/** "Everything you know about my ex". */
function ofKnown(
  tokens: readonly Token[],
  from: number,
  to: number,
  hasPlace: boolean,
  { isDeleting }: Verb,
): Thing | null {
  const known = tables().known.at(tokens, from)
  if (!known) return null
  const end = from + known.length
  const says = tokens.slice(from, end).some(({ key }) => /^(?:you|you've|i|i've)$/u.test(key))
  if (end >= to) return says || hasPlace || !isDeleting ? { of: 'everything', from, to } : null
  if (!OF.has(tokens[end]?.key ?? '')) return null
  const about = end + 1
  if (/^(?:me|myself|us)$/u.test(tokens[about]?.key ?? '') && about + 1 === to)
    return { of: 'everything', from, to }
  const isOwn = isOfSpeaker(tokens, about, to)
  // "What I told you about the tax man": nothing but the memory has it, unless it is of a text at hand.
  const isTold =
    tokens.slice(from, end).some(({ key }) => /^(?:i|i've)$/u.test(key)) &&
    !isDeleting &&
    about < to &&
    !NOT_KNOWN.has(tokens[to - 1]?.key ?? '')
  const isPerson = tokens.slice(about, to).some(({ key }) => KIN.has(key) || PERSONAL.has(key))
  return hasPlace || isTold || (isOwn && (says || !isDeleting || isPerson)) ? words(about, to) : null
}

/** "That my name is Bob", "I live in Rome", "where I work". */
function ofStatement(tokens: readonly Token[], from: number, to: number): Thing | null {
  const isThat = tokens[from]?.key === 'that'
  const start = isThat ? from + 1 : from
  const [first, second] = [tokens[start]?.key ?? '', tokens[start + 1]?.key ?? '']
  if (SELF.test(first))
    return SAYING.test(second)
      ? toldYou(tokens, start, to)
      : isStatement(tokens, start - 1, to)
        ? words(start, to)
        : null
  if (OWN.test(first)) return isStatement(tokens, start, to) ? words(start, to) : null
  if (isThat)
    return (OTHERS.test(first) || GIVEN_NAMES.has(first)) && isStatement(tokens, start, to)
      ? words(start, to)
      : null
  return EMBEDDED.test(first) && isOfSpeaker(tokens, start, to) && to - start > 2 ? words(start, to) : null
}

/** "(that) I told you I live in Rome": what was told. */
function toldYou(tokens: readonly Token[], from: number, to: number): Thing | null {
  const told = tokens[from + 1]?.key
  let at = from + 2
  if (told === 'told' && tokens[at]?.key === 'you') at += 1
  else if (told !== 'said' && told !== 'mentioned') return null
  if (tokens[at]?.key === 'that' || tokens[at]?.key === 'about') at += 1
  const first = tokens[at]?.key ?? ''
  return OWN.test(first) || (SELF.test(first) && isStatement(tokens, at, to)) ? words(at, to) : null
}

/** "My old address on Patrick Street": what is known of oneself, with its place. */
const isAddressed = (named: readonly string[], at: number): boolean =>
  at > 0 && /^(?:address|flat|house|apartment|job|workplace|place|room)$/u.test(named[at - 1] ?? '')

/** "My phone number", "my old job". */
function ofPossession(
  tokens: readonly Token[],
  from: number,
  to: number,
  hasPlace: boolean,
  verb: Verb,
): Thing | null {
  // "All my details".
  const own = /^(?:all|both)$/u.test(tokens[from]?.key ?? '')
    ? from + (tokens[from + 1]?.key === 'of' ? 2 : 1)
    : from
  if (!OWN.test(tokens[own]?.key ?? '') || to - own < 2) return null
  if (hasPlace) return words(from, to)
  const said = tokens.slice(own + 1, to).map(({ key }) => key)
  // "Delete my number: 555-0100".
  const named = said.includes(':') ? said.slice(0, said.indexOf(':')) : said
  const isElsewhere = named.some(
    (key, at) => !isAddressed(named, at) && /^(?:from|in|on|at|to|and)$/u.test(key),
  )
  if (isElsewhere || named.length > 6) return null
  const split = named.findIndex(
    (_key, at) => isAddressed(named, at) && /^(?:in|on|at)$/u.test(named[at] ?? ''),
  )
  const head = (split < 0 ? named : named.slice(0, split)).at(-1) ?? ''
  const isPersonal = named.some((key) => PERSONAL.has(key) || KIN.has(key.replace(/'s$/u, '')))
  if (verb.isDeleting) return PERSONAL.has(head) || KIN.has(head) ? words(from, to) : null
  if (NOT_KNOWN.has(head) && !(isPersonal && named.length > 1)) return null
  return verb.isPlain || isPersonal ? words(from, to) : null
}

/** What is to be forgotten, in `[from, to)`; null where it is nothing a memory keeps. */
export function thingIn(tokens: readonly Token[], start: number, clause: number, verb: Verb): Thing | null {
  const end = aboutEnd(tokens, start, clause)
  // "Wipe from your memory the business with my brother".
  const fronted = tables().places.at(tokens, start)
  const from = fronted ? start + fronted.length : start
  const place = fronted ? -1 : placeIn(tokens, from, end)
  const hasPlace = place >= 0 || fronted !== null
  const to = place >= 0 ? aboutEnd(tokens, from, place) : end
  if (to <= from) return null
  const last = tables().last.at(tokens, from)
  if (last && from + last.length >= to) return { of: 'last', from, to }
  if (hasPlace && to === from + 1 && /^(?:this|that|it|these|those)$/u.test(tokens[from]?.key ?? ''))
    return { of: 'last', from, to }
  if (verb.isLoose && !hasPlace) return null
  const known = ofKnown(tokens, from, to, hasPlace, verb)
  if (known || tables().known.at(tokens, from)) return known
  if (!verb.isDeleting || hasPlace || tokens[from]?.key === 'that') {
    const statement = ofStatement(tokens, from, to)
    if (statement) return statement
  }
  const own = ofPossession(tokens, from, to, hasPlace, verb)
  return (
    own ??
    (hasPlace && !/^(?:this|that|it|me|the|these)$/u.test(tokens[from]?.key ?? '') ? words(from, to) : null)
  )
}
