import type { Candidate, Capture, Reading, Refiner } from '@recollect/core'
import { POINTING, VAGUE } from '../lexicon/vague.ts'
import { wordSet } from '../lexicon/words.ts'
import { cutAt, dropLastWords, keyOf, splitBy, stripLead } from '../text/capture.ts'
import { isVerbatim } from './context.ts'
import type { Shape } from './shapes.ts'
import { shapeOf } from './shapes.ts'

const JOINT = /\s?(?:,\s?(?:and|or|but|&)\s|,|;|\/|\s&\s|\sand\s|\sor\s|\sn\s|\splus\s)\s?/giu
const LEADING =
  /^(?:(?:also|just|really|very|so|too|mainly|mostly|both|either|to|all|the|a|an|my|some|being able to|going out and)\s)+/iu
const SMALL = /^(?:(?:also|just|really|mainly|mostly|both|either|a|an)\s)+/iu
const TRAILING = wordSet(
  'too, now, lately, recently, again, yet, still, already, myself, really, very, so, the, a, an, of, in, on, with, to, and, or, my, is, are, was, for, at, also, by, as, well, lol, rn, tho, daily, like, today, etc, though, only, altogether, overall, lah, la, leh, lor, liao, sia, meh, hor, wor, eh, man, bro, dude',
)
const EDGE = /^[\s'’"“”*~_]+/u

function tidy(piece: Capture, slot: string, shape: Shape): Capture | null {
  const edged = stripLead(piece, EDGE)
  const led = edged && stripLead(edged, shape.list ? LEADING : SMALL)
  const trailing = led && dropLastWords(led, TRAILING)
  return trailing && isValue(trailing.text, slot, shape) ? trailing : null
}

function isValue(text: string, slot: string, shape: Shape): boolean {
  const key = keyOf(text)
  if (VAGUE.has(key) || !/[\p{L}\p{N}]/u.test(key) || key.length < 2) return false
  if (key.split(' ').length > shape.maxWords) return false
  return slot.startsWith('event_') || slot === 'experience' || !POINTING.test(key)
}

const asCandidate = (candidate: Candidate, { text, span }: Capture): Candidate => ({
  ...candidate,
  value: text,
  span,
  notes:
    text === candidate.value
      ? candidate.notes
      : [...candidate.notes, `trim-value: "${candidate.value}" → "${text}"`],
})

/** Cuts a value down to the words that name it and splits lists: "cats, dogs and birds too" → three cards. */
export const trimValue: Refiner = {
  id: 'en/trim-value',
  refine: (candidate, reading: Reading) => {
    const shape = shapeOf(candidate.slot)
    if (!shape || !isVerbatim(candidate, reading)) return [candidate]
    const cut = cutAt({ text: candidate.value, span: candidate.span }, shape.end)
    if (!cut) return { drop: 'no words of a value' }
    const pieces = shape.list ? listOf(cut) : [cut]
    const kept = pieces.map((piece) => tidy(piece, candidate.slot, shape)).filter((piece) => piece !== null)
    if (kept.length === 0) return { drop: `"${candidate.value}" names nothing` }
    return kept.map((piece) => asCandidate(candidate, piece))
  },
}

/** "Electronic and rock music": two kinds of one thing, not two things. */
const SHARED_HEAD =
  /^[^,\s]+(?: and | & )[^,\s]+ (?:music|books?|movies?|films?|food|games?|shows?|novels?|songs?|stories|art|dances?|weather|cuisine|sports|comics|literature|culture|history|beer|tea|fiction)$/iu
/** "Sandwiches with mayo and lettuce". */
const WITH = /\b(?:with|between|both) [^,]+ and /iu

/** The parts of a list; one that ends in a phrase too long to be an item is no list. */
function listOf(capture: Capture): Capture[] {
  if (SHARED_HEAD.test(capture.text) || WITH.test(capture.text)) return [capture]
  const pieces = splitBy(capture, JOINT)
  return pieces.slice(0, 12)
}
