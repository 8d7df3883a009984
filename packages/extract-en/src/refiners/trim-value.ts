import type { Candidate, Capture, Reading, Refiner } from '@recollect/core'
import { POINTING, VAGUE } from '../lexicon/vague.ts'
import { wordSet } from '../lexicon/words.ts'
import { cutAt, dropLastWords, keyOf, part, stripLead } from '../text/capture.ts'
import { isStatement, itemsOf, relativeEnd } from '../text/list.ts'
import { isVerbatim } from './context.ts'
import type { Shape } from './shapes.ts'
import { shapeOf } from './shapes.ts'

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
  if (VAGUE.has(key) || !/[\p{L}\p{N}]/u.test(key)) return false
  if (key.length < 2 && !/\d/u.test(key)) return false
  if (key.split(' ').length > shape.maxWords || MASKED.test(key)) return false
  if (shape.list && (FILLER.has(key) || (isStatement(key) && !/ (?:that|who|which|where) /u.test(key))))
    return false
  return slot.startsWith('event_') || slot === 'experience' || !POINTING.test(key)
}

/** A name or address taken out by whoever published the text. */
const MASKED = /^(?:<[^>]*>|\[[^\]]*\]|[*_#x]{2,})$/u
const FILLER = wordSet(
  'like, um, uh, and, so, you know, i mean, yeah, well, lol, haha, idk, the, of, things like, stuff like, being, have, get',
)

const asCandidate = (candidate: Candidate, { text, span }: Capture): Candidate => ({
  ...candidate,
  value: text,
  span,
})

/** Cuts a value down to the words that name it and splits lists: "cats, dogs and birds too" → three cards. */
export const trimValue: Refiner = {
  id: 'en/trim-value',
  refine: (candidate, reading: Reading) => {
    const shape = shapeOf(candidate.slot)
    if (!shape || !isVerbatim(candidate, reading)) return [candidate]
    const whole = { text: candidate.value, span: candidate.span }
    const cut = cutAt(whole, shape.end)
    if (!cut) return { drop: 'no words of a value' }
    const pieces = shape.list ? extended(itemsOf(cut), whole) : [cut]
    // "Love is magical and brings joy": the list is none.
    if (
      shape.list &&
      isStatement(pieces[0]?.text ?? '') &&
      !/ (?:that|who|which|where) /u.test(pieces[0]?.text ?? '')
    )
      return { drop: 'a statement, not a thing' }
    const kept = pieces.map((piece) => tidy(piece, candidate.slot, shape)).filter((piece) => piece !== null)
    if (kept.length === 0) return { drop: `"${candidate.value}" names nothing` }
    return kept.map((piece) => asCandidate(candidate, piece))
  },
}

/** The last item with the relative clause that makes it a thing: "games that need a headset". */
function extended(pieces: readonly Capture[], whole: Capture): readonly Capture[] {
  const last = pieces.at(-1)
  if (!last || last.span.end >= whole.span.end) return pieces
  const from = last.span.start - whole.span.start
  const end = relativeEnd(whole.text.slice(from), last.text)
  const longer = end > 0 ? part(whole, from, from + end) : null
  return longer ? [...pieces.slice(0, -1), longer] : pieces
}
