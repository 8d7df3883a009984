import { FAMILY, KIN, KIN_MODIFIERS } from '../lexicon/people/kinship.ts'
import { alt } from '../text/patterns.ts'
import { petKind } from '../text/pet.ts'

/** "Does my little sister live in Oslo": the relative ends before the verb. */
const RELATIVE = `my (?:(?:${alt(KIN_MODIFIERS)}) ){0,2}(?:${alt(KIN.keys())})`
const YES_NO = new RegExp(
  `^(?:(?:and|so|hey|but|ok|well|wait|hmm|also) )*(?:(?:am|are|was|were) (?:i|we|my [a-z]+) (?:still |really |already |also |currently |ever |not )*(?:an? |the |in |from |at |born (?:in |on )?|working (?:at|for) |living in |based in |allergic to |called |afraid of |named )?(?<be>[^?!.,]{2,50})|(?:do|does|did|don't|can|can't|could|have|has) (?:i|we|${RELATIVE}|my (?:[a-z]+ )?[a-z]+) (?:still |really |also |ever |currently |even |already )*(?:used? to )?(?:(?:be an?|like|love|hate|enjoy|live in|lived in|live|lived|work at|work for|work in|work as|worked at|worked for|worked in|worked as|have|had|own|owned|drive|driven|use|used|play|played|speak|eat|drink|want|know|study|studied|been to|got|prefer)(?= ))?(?: to)? ?(?:an? |the |any )?(?!moved\\s?[?!.]*$|quit\\b|stop\\b|give up|given up|stopped\\b)(?<do>[^?!.,]{2,50})|is my (?:(?:fav[a-z]*|current|new|old|best|first|main) ){0,2}[a-z']+ (?:still |really |an? |called )*(?<is>[^ ?!.,][^?!.,]{1,40}))\\s?[?!.]*$`,
  'u',
)
const TAIL = / (?:any ?more|right now|now|currently|these days|too|then|today|still|yet|tall)$/u

/** "A or B" names no one value. */
const CHOICE = / or /u
/** "Am I allergic to anything?" asks for whatever there is. */
const ANY = /^(?:[a-z]+ ){0,2}(?:any|some)(?:thing|one|body|where)(?: else| at all| in particular){0,2}$/u
/** Whether there are brothers is told by how many, or by their names. */
const isRelative = (found: string): boolean => FAMILY.has(KIN.get(found) ?? '')

const WHEN =
  /\b(?:when|how long|since when|what (?:year|month|day|date)|which (?:year|month)|how many (?:years|months))\b/u
/** "When did I move to Oslo", "how long have I worked at the mill". */
const SINCE =
  /\b(?:mov(?:e|ed) (?:in)?to|liv(?:e|ed|ing) in|work(?:ed|ing)? (?:at|for|as)|start(?:ed)? (?:(?:working )?(?:at|as|for)|living in)|join(?:ed)?|been (?:at|an?)|(?:quit|stop(?:ped)?|g[ai]ve up|given up)(?= [a-z]+ing\b)) (?:an? |the |my )?(?<value>[^?!.,]{2,40})/u
const COUNTED =
  /\bhow many (?:(?:other|more|different|pet) )?(?<value>[a-z]+(?: [a-z]+)?) (?:do|does|did|have|has) (?:i|we)\b/u

/** What a question for a time or a number is about: a place, a job, a kind of animal. */
function namedIn(text: string): string | null {
  const counted = COUNTED.exec(text)?.groups?.['value']
  if (counted !== undefined) return petKind(counted) === undefined ? null : counted
  const since = WHEN.test(text) ? SINCE.exec(text)?.groups?.['value'] : undefined
  return since?.replace(TAIL, '').trim() ?? null
}

/** "Am I a doctor?" → `doctor`; "how many cats do I have?" → `cats`. */
export function valueOf(text: string): string | null {
  const groups = YES_NO.exec(text)?.groups
  if (groups === undefined) return namedIn(text)
  const found = groups['be'] ?? groups['do'] ?? groups['is']
  if (found === undefined || CHOICE.test(found) || isRelative(found)) return null
  const value = found.replace(TAIL, '').trim()
  return ANY.test(value) ? null : value
}
