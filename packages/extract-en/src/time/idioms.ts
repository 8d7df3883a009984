import type { Scene } from './scene.ts'
import { matchAt, wordAt } from './scene.ts'
import { momentAt } from './moment.ts'
import { REPEATED } from './lexicon/guards.ts'

const IDIOM =
  /(?:at the end of the day|one day at a time|day (?:in|by|after) day|(?:may|might) or may not|second to none|sooner or later|better late than never|once upon a time|(?:the )?four seasons|march madness|may day|spring (?:break|cleaning)|(?:happy|merry) [a-z]{3,12}(?: new)?(?: years?(?:['’]s)?(?: eve)?)?|year (?:in|by|after) year|good (?:morning|evening|afternoon|night)|(?:friday|saturday) night (?:lights|live|fever)|(?:ruby|freaky|super|giving|bloody|taco) (?:tuesday|friday|sunday)s?|black friday (?:deals?|sales?|shopping)|the day after tomorrow(?= (?:movie|film)))(?![a-z])/uy
export const IDIOM_STARTS: ReadonlySet<string> = new Set(
  'at one day may might second sooner better once the four march spring happy merry year good friday saturday ruby freaky super giving bloody taco black'.split(
    ' ',
  ),
)

/** Words that look like a time and are none: where they end. */
export function idiomEnd(scene: Scene, at: number): number | null {
  const word = wordAt(scene, at)
  if (REPEATED.has(word)) return repeatedEnd(scene, at)
  return IDIOM_STARTS.has(word) ? (matchAt(scene, at, IDIOM)?.next ?? null) : null
}

/** "Every Friday at 6", "each summer", "every other weekend". */
function repeatedEnd(scene: Scene, at: number): number | null {
  const from = /^(?:other|single|second|third|few)$/u.test(wordAt(scene, at + 1)) ? at + 2 : at + 1
  return momentAt(scene, from, 'any')?.next ?? null
}
