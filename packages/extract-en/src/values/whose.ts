import { ANYONE } from '@recollect/core/extraction'
import { OTHER } from '@recollect/rules'
import { PRONOUN } from '../text/state.ts'
import { KIN } from '../lexicon/people/kinship.ts'
import { alt } from '../text/patterns.ts'
import { mentions, bringsInStranger } from '../people/mentions.ts'
import { placesOf } from '../text/capture.ts'

const SELF = /\b(?:i|i'm|im|i've|ive|me|myself|we|we're|we've)\b/gu
const PRONOUNS = /\b(?<pron>he|she)(?:'s|'d)?\b|\b(?<poss>his|her)\b/gu
const OTHERS = /\b(?:they|their|someone|somebody|everyone)\b/u

/** "His cousin": somebody's somebody. */
const OF_THEIRS = new RegExp(`\\b(?:his|her|their|[a-z]+'s) (?:[a-z]+ )?(?:${alt(KIN.keys())})\\b`, 'u')

/** Whom the words before a value speak of last; null for somebody nothing is known of. */
export function whoseIn(before: string): string | null {
  if (OF_THEIRS.test(before)) return null
  const kin = mentions(before).at(-1)
  const self = placesOf(before, SELF).at(-1)?.index ?? -1
  const pronoun = placesOf(before, PRONOUNS).at(-1)
  const at = pronoun?.index ?? -1
  if (kin && kin.start > self && (kin.start > at || !kin.several)) return kin.several ? null : kin.entity
  if (self > at) return 'user'
  // A pronoun that means somebody known is read as their relation where it is a subject.
  if (pronoun)
    return pronoun.groups?.['poss'] === undefined ? `${PRONOUN}${pronoun.groups?.['pron'] ?? ''}` : OTHER
  return OTHERS.test(before) || bringsInStranger(before) ? null : ANYONE
}
