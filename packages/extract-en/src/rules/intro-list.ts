import { defineRule } from '@recollect/core/language-pack'
import type { Capture, ExtractionRule, Proposal } from '@recollect/core'
import { inLexicon } from '../frames.ts'
import { ANIMALS, BREEDS } from '../lexicon/animals.ts'
import { KIN } from '../lexicon/kinship.ts'
import { OCCUPATIONS } from '../lexicon/occupations.ts'
import { PLACES } from '../lexicon/places.ts'
import { LEADS, rx } from '../patterns.ts'
import { keyOf, nounKey, part, splitBy } from '../text/capture.ts'
import { slotOf } from '../text/relation.ts'

const COUNTED = /^(?<count>\d|an?|one|two|three|four|five|six) (?:[a-z]+ ){0,2}?(?<what>[a-z]+)$/u
const AGE = /^(?:[1-9]\d(?: ?(?:yo|y\/o|years old|yrs old))?|(?:early |mid |late |mid-)?[2-9]0s)$/u
const SEX = /^(?:m|f|male|female|man|woman|guy|girl)$/u
const STATUS = /^(?:happily |newly |recently )?(?<status>single|married|divorced|engaged|widowed|separated)$/u
const DIET = /^(?:vegan|vegetarian|veggie|pescatarian)$/u

/** A counted noun: "two kids", "one dog". */
function counted(piece: Capture, key: string): Proposal | null {
  const { count, what } = COUNTED.exec(key)?.groups ?? {}
  if (count === undefined || what === undefined) return null
  const noun = what.replace(/s$/u, '')
  if (ANIMALS.has(noun) || BREEDS.has(noun) || ANIMALS.has(what)) return { slot: 'pet', value: piece }
  const relation = /^(?:boy|girl)$/u.test(noun) ? undefined : KIN.get(what)
  if (relation === undefined || relation === 'pet') return null
  return { slot: slotOf(relation), value: part(piece, 0, count.length) ?? piece, facet: 'count' }
}

/** What one item of an introduction says. */
function itemOf(piece: Capture): Proposal | null {
  const key = keyOf(piece.text)
  if (AGE.test(key))
    return { slot: 'age', value: part(piece, 0, /^[^ y]+/u.exec(key)?.[0].length ?? 0) ?? piece }
  if (SEX.test(key)) return { slot: 'gender', value: piece }
  if (STATUS.test(key)) return { slot: 'relationship_status', value: piece }
  if (DIET.test(key)) return { slot: 'diet', value: piece }
  if (PLACES.has(nounKey(key))) return { slot: 'location', value: piece }
  if (key.split(' ').length < 4 && inLexicon(OCCUPATIONS, key)) return { slot: 'occupation', value: piece }
  return counted(piece, key)
}

/** "29, male, Cardiff", "about me: 40s, Dublin, teacher, two kids": a list of nothing but such items, one of them age or sex. */
export const introList: ExtractionRule = defineRule({
  id: 'en/identity.list',
  priority: 96,
  confidence: 0.92,
  anchors: [', ', '/'],
  pattern: rx(
    `^${LEADS}(?:(?:a (?:bit|little) )?(?:about|intro|bio|me|myself|about me)(?: me)? ?[:-] ?)?(?<list>[^:;!?()"\\n]{1,40}(?:(?: ?, ?| ?/ ?)[^,/:;!?()"\\n]{1,30}){1,8})$`,
  ),
  draft: (match) => {
    const list = match.capture('list')
    const pieces = list ? splitBy(list, /\s?[,/]\s?(?:and\s)?/giu) : []
    const items = pieces.map(itemOf)
    const cards = items.filter((item) => item !== null)
    const kinds = new Set(cards.map(({ slot }) => slot))
    const tells = (kinds.has('age') || kinds.has('gender')) && kinds.size > 1
    // A headline ("Teacher, 34, wins a car") has a predicate among its parts.
    const missed = pieces.length - cards.length
    return tells && (missed === 0 || (missed === 1 && cards.length > 2)) ? cards : null
  },
  examples: [
    {
      text: '29, male, Cardiff',
      cards: [
        { slot: 'age', value: '29' },
        { slot: 'gender', value: 'male' },
        { slot: 'location', value: 'Cardiff' },
      ],
    },
    {
      text: 'about me: 40s, Dublin, teacher, two kids',
      cards: [
        { slot: 'age', value: '40s' },
        { slot: 'location', value: 'Dublin' },
        { slot: 'occupation', value: 'teacher' },
        { slot: 'family.child', value: 'two' },
      ],
    },
  ],
  counterExamples: [
    '12, 24, 36',
    '29, 30, 31 or 32',
    'Paris, London, Rome',
    'teacher, nurse, baker',
    'Baker, 41, wins raffle',
  ],
})
