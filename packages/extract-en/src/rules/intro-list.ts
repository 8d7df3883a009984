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
const LOOK =
  /^(?:(?:long|short|curly|straight|wavy|thick|thin|dark|light|brown|black|red|blonde?|ginger|gr[ea]y|green|blue|hazel|dyed|pale|olive|fair|freckled|tanned) ){1,3}(?:hair|eyes|skin)$|^(?:freckles|glasses|dimples|bald|tattoos|braces)$/u
const HEIGHT = /^[4-7](?:'|ft ?| foot ?)\d{0,2}"?$/u
const PARENT =
  /^(?:proud |single |working |busy |stay[- ]at[- ]home )*(?:mom|mum|mother|dad|father|mama|parent|grandma|grandmother|grandfather|granddad) (?:of|to) (?<count>\d|one|two|three|four|five|six|twins|triplets)(?: (?:boys|girls|kids|children|sons|daughters))?$/u
const BASED = /^(?<where>[\p{L} ]{2,20}?)[- ]based (?<what>[\p{L} -]{3,30})$/u
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

/** "Mum of two", "Leeds-based carpenter": two facts in a piece, or one with its count. */
function composite(piece: Capture, key: string): readonly Proposal[] {
  const count = PARENT.exec(key)?.groups?.['count']
  if (count !== undefined) {
    const at = key.lastIndexOf(count)
    const child = /grand/u.test(key) ? 'family.grandchild' : 'family.child'
    return [{ slot: child, value: part(piece, at, at + count.length) ?? piece, facet: 'count' }]
  }
  const found = BASED.exec(piece.text)
  const { where = '', what = '' } = found?.groups ?? {}
  const place = part(piece, 0, where.length)
  const job = part(piece, piece.text.length - what.length, piece.text.length)
  return place && job && inLexicon(OCCUPATIONS, job.text) && /^\p{Lu}/u.test(where)
    ? [
        { slot: 'location', value: place },
        { slot: 'occupation', value: job },
      ]
    : []
}

/** What one item of an introduction says. */
function itemOf(piece: Capture): Proposal | null {
  const key = keyOf(piece.text)
  if (LOOK.test(key)) return { slot: 'appearance', value: piece }
  if (HEIGHT.test(key)) return { slot: 'height', value: piece }
  if (AGE.test(key))
    return { slot: 'age', value: part(piece, 0, /^[^ y]+/u.exec(key)?.[0].length ?? 0) ?? piece }
  if (SEX.test(key)) return { slot: 'gender', value: piece }
  if (STATUS.test(key)) return { slot: 'relationship_status', value: piece }
  if (DIET.test(key)) return { slot: 'diet', value: piece }
  if (PLACES.has(nounKey(key))) return { slot: 'location', value: piece }
  if (key.split(' ').length < 4 && inLexicon(OCCUPATIONS, key)) return { slot: 'occupation', value: piece }
  return counted(piece, key)
}

/** Parts without a slot of their own that no headline has. */
const HARMLESS = /^(?:(?:left|right)[- ]handed|(?:a|an|one|two|three|\d) (?:[a-z]+ )?[a-z]+)$/u
/** What nobody lists of a thing. */
const PERSONAL = ['age', 'gender', 'relationship_status', 'family.child']

/** "29, male, Cardiff", "about me: 40s, Dublin, teacher, two kids": a list of nothing but such items, one of them age, sex, status or children. */
export const introList: ExtractionRule = defineRule({
  id: 'en/identity.list',
  priority: 96,
  confidence: 0.92,
  anchors: [', ', '/'],
  pattern: rx(
    `^${LEADS}(?:(?:a (?:bit|little) )?(?:about|intro|bio|me|myself|about me)(?: me)? ?[:-] ?)?(?<list>[^,/:;!?()"\\n]{1,40}(?:[,/][^,/:;!?()"\\n]{1,32}){1,12})$`,
  ),
  draft: (match) => {
    // "My parents (M/52, F/53)": brackets tell of whoever stands before them.
    if (match.clause.start > match.clause.sentence.start) return null
    const list = match.capture('list')
    const pieces = list ? splitBy(list, /\s?[,/]\s?(?:and\s)?/giu) : []
    const items = pieces.map((piece) => {
      const several = composite(piece, keyOf(piece.text))
      const one = several.length > 0 ? null : itemOf(piece)
      return one === null ? several : [one]
    })
    const cards = items.flat()
    const kinds = new Set(cards.map(({ slot }) => slot))
    const looks = cards.filter(({ slot }) => slot === 'appearance').length > 1
    const tells = (PERSONAL.some((slot) => kinds.has(slot)) && kinds.size > 1) || looks
    // A headline ("Teacher, 34, wins a car") has a predicate among its parts.
    const missed = pieces.filter(
      (piece, i) => items[i]?.length === 0 && !HARMLESS.test(keyOf(piece.text)),
    ).length
    return tells && (missed === 0 || (missed === 1 && cards.length > 2)) ? cards : null
  },
  examples: [
    {
      text: 'Perth-based plumber, dad of three',
      cards: [
        { slot: 'location', value: 'Perth' },
        { slot: 'occupation', value: 'plumber' },
        { slot: 'family.child', value: 'three' },
      ],
    },
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
    'single, large, black',
    'married, buried',
    '12, 24, 36',
    '29, 30, 31 or 32',
    'Paris, London, Rome',
    'teacher, nurse, baker',
    'Baker, 41, wins raffle',
  ],
})
