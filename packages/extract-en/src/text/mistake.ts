import type { Clause } from '@recollect/core/extraction'
import { DOUBTFUL_NAMES, GIVEN_NAMES } from '../lexicon/people/names.ts'
import { PLACES } from '../lexicon/home/places.ts'

/** Words by which a speaker says that they said something wrong, before the right words or after them. */
export const OOPS =
  "(?:oops|whoops|typo|edit|更正|(?:说|打|写)错了|scratch that|scrap that|strike that|correction|my (?:own )?(?:mistake|bad|error|fault)|no wait|wait no|no,? sorry|sorry,? no|sorry|(?:that|it)(?:'s| was| is) (?:a typo|wrong|my mistake)|wrong (?:one|name|date|time|day|room|place|number|address|word|city|year|month)|(?:that|it|this)(?:'s| is| was) (?:not right|not correct|incorrect)|(?:that|it|this) (?:isn't|wasn't|is not) (?:right|correct|it)|(?:please |let me )correct that|i (?:misspoke|mistyped|misremembered|misspelled|was wrong|mixed (?:that|it|them|those|the two) up|(?:got|said|wrote|typed|put|spelled|spelt) (?:that|it|this) wrong|(?:got|said|wrote|typed|put) the wrong (?:one|name|date|time|day|number|address|word|city|year|month)))"

/** After the value said by mistake. */
const WRONG =
  '(?:is|was) (?:wrong|incorrect|not (?:right|correct)|a (?:mistake|typo|slip)|an error|my (?:mistake|typo))'

const SHORT = '[\\p{L}\\p{N}][^\\s,;:!?.()]{0,24}(?: [^\\s,;:!?.()]{1,25}){0,3}?'
const IT_IS = "(?:it'?s|it is|its|that'?s)"
/** The whole of what comes before: "Boston is wrong, ", "it's not Boston, ". */
const WRONG_BEFORE = new RegExp(
  `^(?:(?:oh|ah|no|sorry|oops|wait|actually|well),? ){0,2}(?:(?:${IT_IS} )?not (?<denied>${SHORT})|(?<named>${SHORT}) ${WRONG})[\\s,;.–—-]{1,4}$`,
  'u',
)
/** "Did I say Cobh? ", before the right one. */
const ASKED =
  /\b(?:did|have) i (?:just |really |actually )?(?:say|said|write|written|type|typed|put|tell you) (?:it was |at |on |in )?(?<old>[^?.!;\n]{1,30})\?[\s–—-]{0,3}$/u

/** The value that a speaker asks himself whether he said it. */
export function askedBefore(before: string): string | undefined {
  const old = ASKED.exec(before.slice(-NEAR))?.groups?.['old']
  return old === undefined || NO_VALUE.test(old) || kindOf(old) === 'vague' ? undefined : old
}

/** "Tom is wrong" blames Tom. */
export const isPerson = (key: string): boolean =>
  GIVEN_NAMES.has(key) && !DOUBTFUL_NAMES.has(key) && !PLACES.has(key)

/** What cannot be said wrong. */
const NO_VALUE =
  /^(?:i|it|that|this|he|she|they|you|we|who|what|which|something|everything|nobody|.* (?:said|says))$/u

/** The value that all of what comes before a statement says was wrong. */
export function wrongBefore(before: string): string | undefined {
  const groups = WRONG_BEFORE.exec(before.slice(0, NEAR))?.groups
  const old = groups?.['denied'] ?? groups?.['named']
  return old === undefined ||
    before.length > NEAR ||
    NO_VALUE.test(old) ||
    isPerson(old) ||
    kindOf(old) === 'vague'
    ? undefined
    : old
}

const AT_END = new RegExp(
  `(?:^|[^a-z'])(?:${OOPS}|i (?:actually |really )?meant(?: to (?:say|write|type|put)(?: that)?)?)[\\s,.:;!)\\u2013\\u2014-]{0,6}$`,
  'u',
)
const AT_START = new RegExp(`^[\\s,.:;!(\\u2013\\u2014-]{1,6}(?:ah |oh |ugh |um )?${OOPS}(?![a-z'])`, 'u')
/** Somebody else's mistake, or a supposed one. */
const NOT_OWN =
  /\b(?:he|she|they|you|it|who|if|when|whenever|maybe|perhaps|unless|every time|everyone|people|whether)\b[^.!?]{0,30}$/u
/** A plan that has changed was no mistake. */
const CHANGE =
  /\b(?:change of plans?|(?:slight|small|quick) change|new plan|moved|changed|rescheduled|postponed|pushed|switched|update|heads up|anymore|any more|no longer|from now on)\b/u
/** How far around a value such words are looked for. */
const NEAR = 80

/** Whether the words just before a value say that what was said before them was a mistake. */
export function admitsBefore(before: string): boolean {
  const near = before.slice(-NEAR)
  const said = AT_END.exec(near)
  return said !== null && !CHANGE.test(near) && !NOT_OWN.test(near.slice(0, said.index + 1))
}

/** Whether the words just after a statement do. */
export const admitsAfter = (after: string): boolean => AT_START.test(after.slice(0, NEAR))

const TIME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|noon|midnight|today|tomorrow|tonight|yesterday)\b|^\d{1,2}(?::\d\d| ?[ap]\.?m\b| ?o'?clock)/iu
const NUMBER =
  /^(?:[+#$£€]?\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b)/iu
const VAGUE =
  /^(?:the|a|an|this|that|these|those|my|your|his|her|our|their|it|me|you|him|them|to|so|just|really|because|what|who|how|if|all|some|any|as|no|not|like|well|better|worse|far|yet|only|even|really|too|very|any|always|sure|quite|exactly|much|many|until|since|for|when|to)\b/iu

/** Times with times, numbers with numbers, names and bare nouns with each other. */
type Kind = 'time' | 'number' | 'address' | 'word' | 'vague'

export function kindOf(words: string): Kind {
  if (TIME.test(words)) return 'time'
  if (NUMBER.test(words)) return 'number'
  if (/^[\w.+-]{1,64}@[\w.-]{1,80}$/u.test(words)) return 'address'
  return VAGUE.test(words) || words.split(' ').length > MOST_WORDS ? 'vague' : 'word'
}
const MOST_WORDS = 4

/** Both say what a fact may have for its value, and a value of one kind. */
export const ofOneKind = (a: string, b: string): boolean => {
  const kind = kindOf(a)
  return kind !== 'vague' && (kind === kindOf(b) || (/^\d/u.test(a) && /^\d/u.test(b)))
}

/** "Jon" for "John", "Hanna" for "Anna": one may be a slip for the other. */
export function looksLike(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()]
  const ends = (size: number) => one.slice(-size) === other.slice(-size)
  return one.length > 1 && other.length > 1 && ((one[0] === other[0] && ends(1)) || ends(SAME_END))
}
const SAME_END = 3

const NOT =
  /^,? ?(?:and )?(?:not|rather than|instead of) (?:at |on |in |from |with |as |an? )?(?:the (?=\d))?(?<old>[\p{L}\p{N}$£€#][^,;!?()"\n]{0,40}?)(?: (?:as|like) (?:i|we) (?:said|wrote|typed).*| at all| though| sorry| lol)?(?=$|[,;.!?()–—-])/u

/** The value denied right after another: "not Boston". */
export const deniedAfter = (after: string): string | undefined => NOT.exec(after)?.groups?.['old']

const SAYS_SOMETHING = /[\p{L}\p{N}]/u

/** The clause is all that the message says. */
export const isAllOf = ({ sentence, start, end }: Clause): boolean =>
  !SAYS_SOMETHING.test(sentence.message.slice(0, start)) &&
  !SAYS_SOMETHING.test(sentence.message.slice(end, end + NEAR))
