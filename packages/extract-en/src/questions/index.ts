import type { QuestionEntity, QuestionLexicon, QuestionTime } from '@recollect/core'
import { KIN } from '../lexicon/kinship.ts'
import { GIVEN_NAMES } from '../lexicon/names.ts'
import { alt } from '../patterns.ts'
import { slotQuestions } from './slots.ts'
import { typeRules } from './types.ts'

const MY_KIN = new RegExp(
  `\\bmy (?:(?:older|younger|best|little|big|new|old|twin) )?(?<kin>${alt(KIN.keys())})\\b`,
  'u',
)
const ABOUT_ME = /\b(?:i|me|my|mine|myself|i'm|i've|i'd|im|we|our|us)\b/u
const OTHERS =
  /\b(?:he|she|they|his|her|their|him|them)\b|\b(?:did|does|has|is|was|will|would|do) (?!(?:you|u|i|we|it|this|that|the|there|my|your|any|these|those|not|anyone|everyone)\b)[a-z]{3,12}(?:'s)?(?: (?!your)[a-z]+)?\b/u
/** "Anna's birthday", "his address": somebody else's, whoever is asked. "'s" after these is "is", or a time's. */
const THEIRS =
  /(?<!\b(?:my|our|your|ur|the|a|an|this|that) (?:[a-z]+ )?)\b(?!(?:what|who|where|when|how|why|which|that|it|there|here|let|today|tomorrow|tonight|yesterday|everyone|anyone|someone|one|name|user|else|life|year|week|month|day|my|your)\b)(?:[a-z]{2,15}'s|his|her|their) (?:[a-z]+ ){0,2}?(?:name|nickname|job|work|age|birthday|address|number|phone|e-?mail|fav[a-z]+|home ?town|car|dog|cat|pets?|house|wife|husband|sister|brother|mother|father|son|daughter|partner|boss|height|weight|occupation|hobby|hobbies|plans?|goals?|school|company)\b/u
/** Names that are words as well. */
const AMBIGUOUS =
  /^(?:will|may|mark|art|rose|grace|hope|joy|faith|summer|autumn|april|june|august|dawn|iris|jack|bill|rob|sue|pat|frank|grant|drew|guy|max|chase|hunter|daisy|lily|ivy|violet|ruby|jade|amber|crystal|angel|christian|dean|duke|earl|jordan|chelsea|victoria|florence|austin|paris|sydney|ray|gene|don|nick|penny|robin|ginger|olive|holly|heather|hazel|olive|sky|king|page|miles|sunny)$/u
const named = (text: string) =>
  (text.match(/[a-z]+/gu) ?? []).some((word) => GIVEN_NAMES.has(word) && !AMBIGUOUS.test(word))
const ADDRESSEE = /\b(?:you|your|yours|u|ur|yourself)\b/u

/** Whose fact a question asks for. Words about the speaker win: "do you know where I live?". */
function entity(text: string): QuestionEntity {
  const kin = KIN.get(MY_KIN.exec(text)?.groups?.['kin'] ?? '')
  if (kin !== undefined) return `user.${kin}`
  if (THEIRS.test(text)) return 'other'
  if (ABOUT_ME.test(text)) return 'user'
  if (ADDRESSEE.test(text)) return 'addressee'
  return OTHERS.test(text) || named(text) ? 'other' : 'user'
}

const PAST =
  /\b(?:used? to|before(?! (?:bed|work|dinner))|previous(?:ly)?|former(?:ly)?|in the past|back then|originally|earlier|once|first|old (?:address|job|phone|number|name|email|employer|company|car|apartment|city|place)|did i (?:live|work|like|drive|have|use|play|study))\b/u
const CURRENT =
  /\b(?:now|current(?:ly)?|latest|newest|these days|nowadays|right now|at the moment|at present|still|today|most recent(?:ly)?|lately)\b/u

/** What is still to come; "what should you call me" and "would I like" ask for what is. */
const FUTURE =
  /\b(?:will|shall|should|would) (?:i|we|my [a-z]+|he|she|they)\b(?! (?:like|love|enjoy|prefer|hate|say|call|rather|describe|be called)\b)|\b(?:i|we|he|she|they|my [a-z]+)(?:'ll| will)\b|\b(?:am|are|is) (?:i|we|he|she|they|my [a-z]+) (?:going to|gonna|planning|about to)\b|\b(?:next (?:week|weekend|month|year|summer|winter|spring|fall|autumn|time|[a-z]+day)|tomorrow|in the future|some ?day)\b/u

function time(text: string): QuestionTime | null {
  if (FUTURE.test(text)) return 'future'
  if (CURRENT.test(text)) return 'current'
  return PAST.test(text) ? 'past' : null
}

const YES_NO =
  /^(?:(?:and|so|hey|but|ok|well|wait|hmm|also) )*(?:(?:am|are|was|were) (?:i|we|my [a-z]+) (?:still |really |already |also |currently |not )*(?:an? |the |in |from |at |working (?:at|for) |living in |based in |allergic to |called |afraid of |named )?(?<be>[^?!.,]{2,50})|(?:do|does|did|don't|can|can't|could|have|has) (?:i|we|my (?:[a-z]+ )?[a-z]+) (?:still |really |also |ever |currently |even |already )*(?:like|love|hate|enjoy|live in|live|work at|work for|work in|work as|have|own|drive|use|play|speak|eat|drink|want|know|study|been to|got|prefer)?(?: to)? ?(?:an? |the |any )?(?<do>[^?!.,]{2,50})|is my (?:[a-z]+ ){1,3}?(?:still |really |an? |called )*(?<is>[^ ?!.,][^?!.,]{1,40}))\s?[?!.]*$/u
const TAIL = / (?:any ?more|right now|now|currently|these days|too|then|today|still|yet)$/u

/** "Am I a doctor?" → `doctor`. */
function value(text: string): string | null {
  const groups = YES_NO.exec(text)?.groups
  const found = groups?.['be'] ?? groups?.['do'] ?? groups?.['is']
  return found === undefined ? null : found.replace(TAIL, '').trim()
}

const ASKING =
  /\?\s?["')\u201d]*\s?$|^(?:(?:and|so|hey|but|ok|okay|well|also|hi|hello|oh|please|wait)[ ,]{1,3}){0,8}(?:what|whats|what's|who|who's|whos|whose|whom|where|where's|wheres|when|when's|why|how|how's|which|do|does|did|am|is|are|was|were|can|could|will|would|should|have (?:i|you|we|they)|has|had (?:i|you)|isn't|aren't|don't|doesn't|didn't|tell me|remind me|do you (?:know|remember))\b/u

export const questions: QuestionLexicon = {
  types: typeRules,
  slots: slotQuestions,
  isQuestion: (text) => ASKING.test(text) || text.includes('?'),
  entity,
  time,
  value,
}
