import { ANYONE, OTHER } from '@recollect/core/language-pack'
import { PRONOUN } from '../frames.ts'
import { mentions, bringsInStranger } from '../people/mentions.ts'
import { placesOf } from '../text/capture.ts'

const SELF = /\b(?:i|i'm|im|i've|ive|me|myself|we|we're|we've)\b/gu
const PRONOUNS = /\b(?<pron>he|she)(?:'s|'d)?\b|\b(?<poss>his|her)\b/gu
const OTHERS = /\b(?:they|their|you|your|someone|somebody|everyone)\b/u

/** Whom the words before a value speak of last; null for somebody nothing is known of. */
export function whoseIn(before: string): string | null {
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
