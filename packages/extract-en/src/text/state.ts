import type { Capture, Clause, Proposal, RuleMatch } from '@recollect/core/extraction'
import { KIN, KIN_MODIFIERS } from '../lexicon/people/kinship.ts'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { NATIONALITIES } from '../lexicon/self/nationalities.ts'
import { OCCUPATIONS } from '../lexicon/work/occupations.ts'
import { TRAITS } from '../lexicon/self/self-labels.ts'
import { PREDICATE_HEAD } from '../lexicon/grammar/predicates.ts'
import { LEADS } from './patterns.ts'
import { cutAt, keyOf, splitBy, stripLead } from './capture.ts'

/** Entity a draft takes until `resolve-subject` finds whom the pronoun means. */
export const PRONOUN = 'user.?'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
export type About = Pick<Proposal, 'entity' | 'polarity' | 'tense' | 'relation'>

const MODIFIERS: ReadonlySet<string> = new Set(KIN_MODIFIERS.flatMap((words) => words.split(' ')))

/** Whether the words after a relation are none, or a name: in the list of names, or written with a capital. */
const isName = (words: readonly string[], written: string) =>
  words.length === 0 ||
  (words.length === 1 &&
    (GIVEN_NAMES.has(words[0] ?? '') || /^\p{Lu}\p{Ll}/u.test(written.split(' ').at(-1) ?? '')))

const COUPLE =
  /^(?:mom|mum|mother|mommy|mummy|mama|amma|dad|father|daddy|papa|appa) (?:and|n|&) (?:my )?(?:mom|mum|mother|mommy|mummy|mama|amma|dad|father|daddy|papa|appa)$/u

/** "My neighbour upstairs", "my friend from work": which of them it is. */
const WHERE =
  /^(?:upstairs|downstairs|next door|back home|overseas|abroad|across the (?:street|road|hall)|(?:from|since) [a-z]+(?: [a-z]+)?)$/u

/** "My accountant brother", "my Irish grandmother": what somebody is stands before the relation. */
const describes = (word: string, at: number, words: readonly string[]): boolean =>
  at === 0 && words.length > 1 && (OCCUPATIONS.has(word) || NATIONALITIES.has(word) || TRAITS.has(word))

/** "older brother tom" → `brother`; null when the words after "my" name nobody. */
export function relationOf(text: string): string | null {
  if (COUPLE.test(keyOf(text))) return 'parents'
  const words = keyOf(text).split(/,? /u)
  const start = words.findIndex(
    (word, i) => !(MODIFIERS.has(word) || describes(word, i, words)) || KIN.has(words.slice(i).join(' ')),
  )
  if (start < 0) return null
  for (let end = Math.min(words.length, start + 3); end > start; end--) {
    const relation = KIN.get(words.slice(start, end).join(' '))
    if (relation !== undefined)
      return isName(words.slice(end), text) || WHERE.test(words.slice(end).join(' ')) ? relation : null
  }
  return null
}

const HEADLESS = new RegExp(`^(?:${PREDICATE_HEAD}|am|is|are)\\b`, 'u')
/**
 * Verbs that open a statement of the speaker's without "I": what happened, what one feels, what one cannot do. Other bare forms would be
 * requests ("live in the moment", "play the song").
 */
const OPENING =
  /^(?:(?:just|recently|finally|only|already|also|still|once|currently|now|absolutely|really|totally|literally|kinda|always|never|no longer) )*(?:have|got|gt|haf|hv|moved|relocated|started|began|joined|adopted|hired|employed|lived|worked|studied|grew up|used to|use to|bought|sold|quit|left|lost|won|passed|failed|graduated|retired|switched|changed|broke|had|went|came|met|married|finished|stopped|gave up|taught|learn(?:ed|t)|ran|swam|flew|visited|travell?ed|stayed|turned|became|ended up|landed|dropped|signed|enrolled|volunteered|served|played|wrote|built|inherited|upgraded|ordered|booked|wanted|watched|been|owned|tried|seen|eaten|read|drove|driven|majored|trained|suffer|struggle|suffered|hate|love|luv|adore|dislike|detest|loathe|prefer|wanna|own|live (?:in|near|on|with|alone)|work (?:at|for|as|in|from|full|part|nights)|stay (?:at|in) [a-z]|weigh|earn)\b/u
const DENIED =
  /^(?:(?:just|also|still|really|honestly) )*(?:(?:can'?t|cannot|can not|couldn'?t)(?! (?:you|we|i|he|she|they|wait|believe|agree|stress|thank|help|imagine|tell|remember|find|seem|figure|get(?! enough\b))\b)|(?:don'?t|do not|dun|haven'?t|didn'?t) (?:really |actually |even |ever |much |yet )?(?:like|love|have|own|speak|believe|know how|live|want|enjoy|care for|been|had|mind|gt|haf|(?:eat|drink|smoke|drive|gamble)(?=$| (?:at all|any ?more|either|much|alcohol|coffee|meat|pork|beef|dairy|gluten)\b))\b|would (?:rather|love|like|prefer)\b|(?:usually|normally|typically|mostly|rarely|often) [a-z])/u
const LEAD = new RegExp(`^${LEADS}`, 'u')
/** The words of a clause without those that lead it in. */
const withoutLead = (text: string): string => text.slice(LEAD.exec(text)?.[0].length ?? 0)

/** Whether a clause begins with a predicate, its subject left out. */
export const isHeadless = ({ text }: Clause): boolean => HEADLESS.test(text)
export const isFirst = (clause: Clause): boolean => clause.start === clause.sentence.start

/** The speaker, until `inherit-subject` has looked at the clause before. */
function headlessEntity(clause: Clause): string | null {
  const text = withoutLead(clause.text)
  return OPENING.test(text) || DENIED.test(text) || (!isFirst(clause) && isHeadless(clause)) ? 'user' : null
}

const SOMEBODY_ELSE = /\b(?:my|our|his|her|their|he|she|they|you|your|u|who|the)\b/u
/** Whether a clause without a subject stands where nobody else was named. */
const opensStatement = (clause: Clause): boolean =>
  isFirst(clause) || !SOMEBODY_ELSE.test(clause.sentence.text.slice(0, clause.start - clause.sentence.start))

/** Whether a clause says something of the speaker without "I", in a sentence that names nobody else. */
export const speaksOfSelf = (clause: Clause): boolean => {
  const text = withoutLead(clause.text)
  return opensStatement(clause) && (OPENING.test(text) || DENIED.test(text))
}

/** Whose fact a match states, from the groups of the subject fragments; null when the subject is none. */
export function entityOf(match: RuleMatch): string | null {
  const kin = match.capture('kin')
  if (kin) {
    // "Me and my boyfriend have …" is cut before "my".
    const { clause } = match
    const said =
      match.before === '' ? clause.sentence.text.slice(0, clause.start - clause.sentence.start) : match.before
    if (/\bme (?:and|n|&) $/u.test(said)) return 'user'
    if (
      /\b(?:father|mother|dad|mum|mom|friend|sister|brother|boyfriend|girlfriend|wife|husband|owner|parents?|boss|teacher) of $/u.test(
        said,
      )
    )
      return null
    const named = match.capture('kname')
    // Where a name is read as its relation the words as written are none: then the words as read count.
    const relation =
      named && !isName([keyOf(named.text)], named.text)
        ? null
        : (relationOf(kin.text) ?? relationOf(match.raw('kin') ?? ''))
    return relation === null ? null : `user.${relation}`
  }
  if ((match.raw('headless') ?? match.raw('headlessbe')) !== undefined) return headlessEntity(match.clause)
  if (match.raw('bare') !== undefined && !opensStatement(match.clause)) return null
  const pronoun = match.raw('pron')
  return pronoun === undefined ? 'user' : `${PRONOUN}${pronoun}`
}

/** "I don't only like tea" denies that this is all, not the liking. */
const NOT_ONLY = /(?:n't|\bnot|\bdont|\bdoesnt) (?:[a-z]+ )?(?:only|just|merely|simply)\b/u

/** The word that denies what a match says, if any. */
export const denialOf = (match: RuleMatch): string | undefined =>
  NOT_ONLY.test(match.text)
    ? undefined
    : (match.raw('neg') ?? match.raw('aint') ?? match.raw('kneg') ?? match.raw('pneg'))

/** Entity, denial and tense of a match. */
export function about(match: RuleMatch): About | null {
  const entity = entityOf(match)
  if (entity === null) return null
  const result: Mutable<About> = { entity }
  const denied = denialOf(match)
  if (match.raw('stop') !== undefined || denied === 'no longer') result.relation = 'retracts'
  else if (denied !== undefined) result.polarity = 'negative'
  if (isPast(match)) result.tense = 'past'
  return result
}

const isPast = (match: RuleMatch): boolean =>
  ['past', 'was', 'kwas', 'pwas', 'ewas', 'pastv'].some((group) => match.raw(group) !== undefined)

/** A card on the value of one group, with the subject, denial and tense of the match. */
export function state(
  match: RuleMatch,
  slot: string,
  value: Capture | string | null | undefined,
  extra: Partial<Proposal> = {},
): Proposal | null {
  if (value === null || value === undefined || value === '') return null
  const subject = about(match)
  if (subject === null) return null
  return { slot, value, ...subject, ...extra }
}

/** Words after which a noun phrase is over. */
const NP_END =
  /\s(?:that|who|whom|which|whose|where|when|while|and (?:i|i'm|im|my|he|she|we|they|it|so|have|am|was|live|work|working|living|love|like|enjoy|thank|currently|also|just|want|would)|i|at|for|in|on|with|from|by|back (?:in|when|at|then|home|there)|way back|growing up|for real|no cap|until|till|but|because|bc|cuz|coz|cos|bcoz|since|so|now|then|married|working|living|based|trying|looking|studying|doing|having|myself|as|to|if|though|although|currently|lol|haha|too|also|right now|you|lah|leh|lor|sia|liao|hor|whats?|how|do|here|there|like|thank|thanks|of age|anymore|any more|however|yet|again(?! christian)|by the way|btw|tbh|ngl|imo|imho|fr|honestly|obviously|apparently|basically|actually|unfortunately|sadly|luckily|around|when|me|after|before|until|or (?:something|anything)|not|and you|nice|hbu|wbu|my|part-time|full-time|full time|part time|(?<!\b(?:the|an)\s)only|these days|nowadays|4|4ever|forever|u|who's|than|about|next|last|this|today|tonight|tomorrow)\b/iu
const DETERMINERS =
  /^(?:the only|an?|the|some|one|another|just|simply|such an?|kind of an?|sort of an?|actually|only|proud|(?:a )?(?:little |wee )?bit of an?)\s/iu
/** "My title is now CTO", "still a nurse": since when is no part of it. */
const WHEN_SO = /^(?:now|still|currently|already|officially|finally)\s/iu
const JOINT = /\s?(?:,|&|\band an?\b|\band\b|\bplus\b)\s?/giu

/** The noun phrase at the beginning of a capture, without its article. */
export function nounPhrase(capture: Capture | undefined): Capture | null {
  if (!capture) return null
  const cut = cutAt(capture, NP_END)
  const bare = cut && stripLead(cut, WHEN_SO)
  return bare && stripLead(bare, DETERMINERS)
}

const phrasesOf = new WeakMap<Capture, Capture[]>()

/** "a nurse and a mother of two" → its noun phrases. Many rules ask for those of one capture. */
export function nounPhrases(capture: Capture | undefined): Capture[] {
  if (!capture) return []
  const known = phrasesOf.get(capture)
  if (known) return known
  const phrases = phrasesIn(capture)
  phrasesOf.set(capture, phrases)
  return phrases
}

function phrasesIn(capture: Capture): Capture[] {
  const phrase = nounPhrase(capture)
  if (!phrase) return []
  return splitBy(phrase, JOINT)
    .map((piece) => stripLead(piece, DETERMINERS))
    .filter((piece) => piece !== null)
}

/** Last word of a phrase, and the last two: what lexicons of head nouns are asked for. */
export function heads(text: string): readonly string[] {
  const list = keyOf(text).split(' ')
  const last = list.at(-1) ?? ''
  const single = last.endsWith('s') && !last.endsWith('ss') ? [last.slice(0, -1)] : []
  return [list.join(' '), list.slice(-3).join(' '), list.slice(-2).join(' '), last, ...single]
}

/** Whether a phrase ends in a word of the lexicon, or is one: "pediatric nurse" in a list with "nurse". */
export function inLexicon(lexicon: ReadonlySet<string>, text: string): boolean {
  let key = keyOf(text)
  for (;;) {
    if (lexicon.has(key) || (key.endsWith('s') && !key.endsWith('ss') && lexicon.has(key.slice(0, -1))))
      return true
    const cut = key.indexOf(' ')
    if (cut < 0) return false
    key = key.slice(cut + 1)
  }
}
