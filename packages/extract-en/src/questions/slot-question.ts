import type { SlotQuestion } from '@recollect/core/extraction'
import { alt } from '../text/patterns.ts'

export const I =
  '(?:i|you|u|we|he|she|they|(?:my|our|your|ur|his|her|their) (?:[a-z-]+ ){0,2}?[a-z-]+|(?!(?:my|our|your|ur|his|her|their|the|an?|to|this|that|it|there|people)\\b)[a-z]+(?: and [a-z]+)?)'
/** "What's" and its like own nothing. */
export const MY =
  "(?:my|your|ur|our|his|her|their|(?:my|our|your) [a-z-]+(?:'s|s'|s)|\\b(?!(?:what|who|where|that|it|there|here|how|when|why|let|he|she|today)'s)[a-z]+'s)"
/** The commonest relations: enough where the rest of the pattern says what is meant, and quick to compile. */
export const SOMEBODY =
  '(?:wife|husband|mum|mom|mother|dad|father|parents?|brother|sister|son|daughter|child|kids?|baby|grand(?:ma|pa|mother|father|mum|dad|parents?)|granny|nana|uncle|aunt(?:ie)?|cousin|nephew|niece|friend|partner|boyfriend|girlfriend|fianc[eé]e?|boss|mentor|teacher|roommate|neighbou?r|dog|cat|pet|puppy|kitten|hamster|rabbit|parrot|bird|horse)'
/** Between whose it is and what it is: "my current", "my wife's old", "my full". */
export const MODS = "(?:[a-z0-9'-]+ ){0,2}?"
export const DO = "(?:do|does|did|don't|dont|doesn't|didn't|didnt)"
export const AM = "(?:am|are|r|is|was|were|aren't|isn't|wasn't)"
/** "Am I", and the same said as one would have it: "would you say I'm". */
export const AM_I = `(?:${AM} ${I}|\\b(?:i|you|we|he|she|they)(?:'m|'re|'s| am| are| is| used to be))`
export const HAVE = "(?:have|has|had|haven't|hasn't|'ve)"
/** Adverbs that stand between subject and verb. */
export const ADV =
  '(?:(?:still|really|also|ever|even|actually|currently|now|usually|normally|typically|generally|always|often|mostly|mainly|not|already|just|both) ){0,2}'
export const WHAT =
  '(?:what|which|wat|wut|whats|what kinds? of|what sorts? of|what types? of|which kinds? of)'

/** What stands before: looked at only where the rest has matched, and not part of what is asked. */
const after = (words: string) => String.raw`(?<=\b(?:${words})\b.{0,60})`

const PAST =
  "when|when'd|when's|why|why'd|how come|how(?! often| many times)|did|didn't|was|were|year|month|day|date|have|has|had|i was|got"
/** The question is about something that took place. */
export const TOOK_PLACE = after(PAST)

/** Only looked for: words that belong to the value stay in what the question is about. */
export const ahead = (list: Iterable<string>) => `(?=(?:an? |the |any )?(?:${alt(list)})\\b)`

let count = 0
export const slot = (pattern: string, ...slots: readonly string[]): SlotQuestion => ({
  id: `en/slot.${String((count += 1))}.${slots[0] ?? ''}`,
  pattern: new RegExp(pattern, 'u'),
  slots,
})
export const facet = (pattern: string, name: string, ...slots: readonly string[]): SlotQuestion => ({
  ...slot(pattern, ...slots),
  facet: name,
})
