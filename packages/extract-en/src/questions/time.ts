import type { QuestionTime } from '@recollect/core/extraction'

const PAST =
  /\b(?:used? (?:i |we )?to|prior to|move[d]? (?:here |away )?from|(?:last|prior|ex-?) ?(?:address|job|employer|boss|phone(?: number)?|phone|email|apartment|landlord)|before(?! (?:bed|work|dinner))|previous(?:ly)?|former(?:ly)?|in the past|back then|originally|earlier|once|first|(?<!how (?:long|many (?:years|months)) )(?:have|has) (?:i|we|my [a-z]+) (?:lived|worked|owned|played|studied)|(?:have|has|had|did|was|were|haven't|hasn't) (?:i|we|he|she|my [a-z]+) ever|old (?:address|job|phone|number|name|email|employer|company|car|apartment|city|place)|^(?:was|were) (?:i|we) (?:ever |once )?(?:an? |(?:living|based|working|employed) (?:in|at|for|by|as) )|did i (?:live|work|like|drive|have|use|play|study))\b/u
/** The first of a chain and all of it are told by the chain. */
const WHOLE =
  /\b(?:at first|initially|originally|to (?:begin|start) with|first (?:address|job|employer|company|apartment|city|phone)|(?:live|lived|living|work|worked|working) first|(?:where|places|cities|towns|addresses|companies) (?:that |where |all )?(?:have |has )?(?:i|we)(?:'ve| have)? (?:all |ever )?(?:lived|worked|moved))\b/u
const CURRENT =
  /\b(?:now|current(?:ly)?|latest|newest|these days|nowadays|right now|at the moment|at present|still|today|most recent(?:ly)?|lately)\b/u

/** What is still to come; "what should you call me" and "would I like" ask for what is. */
const FUTURE =
  /\b(?:will|shall|should|would) (?:i|we|my [a-z]+|he|she|they)\b(?! (?:like|love|enjoy|prefer|hate|say|call|rather|describe|be called)\b)|\b(?:i|we|he|she|they|my [a-z]+)(?:'ll| will)\b|\b(?:am|are|is) (?:i|we|he|she|they|my [a-z]+) (?:going to|gonna|planning|about to)\b|\b(?:next (?:week|weekend|month|year|summer|winter|spring|fall|autumn|time|[a-z]+day)|tomorrow|in the future|some ?day)\b/u

/** Whether a question asks for what was, for what will or should be, or for what is. */
export function timeOf(text: string): QuestionTime | null {
  if (FUTURE.test(text)) return 'future'
  if (CURRENT.test(text)) return 'current'
  if (WHOLE.test(text) && !/\bbefore\b/u.test(text)) return null
  return PAST.test(text) ? 'past' : null
}
