import { FAMILY, KIN } from '../lexicon/kinship.ts'

const YES_NO =
  /^(?:(?:and|so|hey|but|ok|well|wait|hmm|also) )*(?:(?:am|are|was|were) (?:i|we|my [a-z]+) (?:still |really |already |also |currently |not )*(?:an? |the |in |from |at |working (?:at|for) |living in |based in |allergic to |called |afraid of |named )?(?<be>[^?!.,]{2,50})|(?:do|does|did|don't|can|can't|could|have|has) (?:i|we|my (?:[a-z]+ )?[a-z]+) (?:still |really |also |ever |currently |even |already )*(?:like|love|hate|enjoy|live in|live|work at|work for|work in|work as|have|own|drive|use|play|speak|eat|drink|want|know|study|been to|got|prefer)?(?: to)? ?(?:an? |the |any )?(?!quit\b|stop\b|give up|given up|stopped\b)(?<do>[^?!.,]{2,50})|is my (?:(?:fav[a-z]*|current|new|old|best|first|main) ){0,2}[a-z']+ (?:still |really |an? |called )*(?<is>[^ ?!.,][^?!.,]{1,40}))\s?[?!.]*$/u
const TAIL = / (?:any ?more|right now|now|currently|these days|too|then|today|still|yet)$/u

/** "A or B" names no one value. */
const CHOICE = / or /u
/** Whether there are brothers is told by how many, or by their names. */
const isRelative = (found: string): boolean => FAMILY.has(KIN.get(found) ?? '')

/** "Am I a doctor?" → `doctor`. */
export function valueOf(text: string): string | null {
  const groups = YES_NO.exec(text)?.groups
  const found = groups?.['be'] ?? groups?.['do'] ?? groups?.['is']
  if (found === undefined || CHOICE.test(found) || isRelative(found)) return null
  return found.replace(TAIL, '').trim()
}
