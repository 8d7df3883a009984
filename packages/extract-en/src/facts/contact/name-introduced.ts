import { defineRule } from '@recollect/rules'
import type { Capture, ExtractionRule } from '@recollect/core/extraction'
import { CHILDREN, KIN, KIN_MODIFIERS } from '../../lexicon/people/kinship.ts'
import { DOUBTFUL_NAMES, GIVEN_NAMES } from '../../lexicon/people/names.ts'
import { NATIONALITIES } from '../../lexicon/self/nationalities.ts'
import { OCCUPATIONS } from '../../lexicon/work/occupations.ts'
import { alt, rx, wordAnchors } from '../../text/patterns.ts'
import { keyOf, part } from '../../text/capture.ts'
import { petKind } from '../../text/pet.ts'

const MODIFIERS = `(?:(?:${alt(KIN_MODIFIERS)}),? ){0,3}`
const OWN = 'my|our|(?:an?|one|two|three|four|five|\\d)(?= )'
/** The speaker has them: "we have two kids", "got a brother". */
const OWNED =
  /(?:\b(?:i|we)(?:'ve|ve)?(?: also| just| only)?(?: have| had| got| adopted| rescued)?(?: got)?|^(?:have|got)|\b(?:with|and) my|\bwith) (?:[^.;:!?]{0,60}\b(?:and|&|plus) )?$/u
const PLURAL = /(?:[^s]s|children)$/u

/** Written with a capital, and no nationality or trade: "my boss is German". */
const isName = ({ text }: Capture): boolean => {
  const key = keyOf(text)
  if (GIVEN_NAMES.has(key)) return true
  return /^\p{Lu}\p{L}/u.test(text) && !NATIONALITIES.has(key) && !OCCUPATIONS.has(key) && !DAYS.test(key)
}
const DAYS =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|august|september|october|november|december)$/u

const NAME = /^\p{L}[\p{L}'’-]{1,14}(?: \p{Lu}[\p{L}'’-]{1,14})?/u
const JOINT = /^(?:,? and |,? & |, )/u

/** The names a capture begins with: "Leo and Martha are at home". */
function namesAtStart(capture: Capture | undefined): readonly Capture[] {
  const found: Capture[] = []
  let at = 0
  while (capture !== undefined) {
    const word = NAME.exec(capture.text.slice(at))?.[0] ?? ''
    const name = word === '' ? null : part(capture, at, at + word.length)
    if (name === null || !isName(name)) break
    found.push(name)
    at += word.length
    const joint = JOINT.exec(capture.text.slice(at))?.[0]
    if (joint === undefined) break
    at += joint.length
  }
  return found
}

/** "We have two kids, Leo and Martha", "my sisters Anna and Beth", "a brother, Sam", "our kids are Leo and Martha". */
export const nameIntroduced: ExtractionRule = defineRule({
  id: 'en/name.introduced',
  priority: 91,
  confidence: 0.92,
  anchors: wordAnchors([...KIN.keys(), ...CHILDREN.keys()]),
  pattern: rx(
    `\\b(?<own>${OWN}) ${MODIFIERS}(?<word>${alt([...KIN.keys(), ...CHILDREN.keys()])})(?:(?<joint>,|:| -| –| —)|(?<be> are| is))? (?<names>(?:(?! and (?:an?|my|our|one|the other|i|we) )[^.;:!?()"\\n]){2,60})`,
  ),
  draft: (match) => {
    const word = match.raw('word') ?? ''
    const relation = CHILDREN.get(word) ?? KIN.get(word)
    const own = match.raw('own') ?? ''
    const owned = own === 'my' || own === 'our' || OWNED.test(match.before)
    const names = namesAtStart(match.capture('names'))
    if (relation === undefined || !owned || names.length === 0) return null
    const plain = match.raw('joint') === undefined
    // "My brother is Tom" and "my sister Kate" are told by other rules, or are no name.
    if (plain && (names.length < 2 || !PLURAL.test(word))) return null
    if (names.some(({ text }) => DOUBTFUL_NAMES.has(text))) return null
    // A name alone after a comma may be called out: "my son, Tom, ..." is, as an aside, of the son.
    const one = PLURAL.test(word) ? names : names.slice(0, 1)
    const kind = relation === 'pet' ? { facet: petKind(word) } : {}
    return one.map((value) => ({ slot: 'name', value, entity: `user.${relation}`, ...kind }))
  },
  examples: [
    {
      text: 'We have two kids, Nils and Petra',
      cards: [
        { slot: 'name', value: 'Nils', entity: 'user.child' },
        { slot: 'name', value: 'Petra', entity: 'user.child' },
      ],
    },
    { text: 'I have a brother, Anton', cards: [{ slot: 'name', value: 'Anton', entity: 'user.brother' }] },
    {
      text: 'my sisters Ilse and Greta live in Bonn',
      cards: [
        { slot: 'name', value: 'Ilse', entity: 'user.sister' },
        { slot: 'name', value: 'Greta', entity: 'user.sister' },
      ],
    },
  ],
  counterExamples: [
    'my sisters are German and French',
    'he has two kids, Nils and Petra',
    'my brother, who is a vet, called',
    'I have a dog, a cat and a fish',
    'do you have a brother, Sam?',
    'my boss is Dutch',
    'my kids love Disney and Lego',
    'my friends went to Paris and Rome',
  ],
})
