import type { Candidate, Capture, Reading, Refiner } from '@recollect/core/extraction'
import { GIVEN_NAMES } from '../lexicon/people/names.ts'
import { POINTING, VAGUE } from '../lexicon/grammar/vague.ts'
import { wordSet } from '../lexicon/grammar/words.ts'
import { cutAt, dropLastWords, keyOf, part, stripLead } from '../text/capture.ts'
import { isStatement, itemsOf, relativeEnd } from '../text/list.ts'
import { isVerbatim } from './context.ts'
import type { Shape } from './shapes.ts'
import { shapeOf } from './shapes.ts'

const LEADING =
  /^(?:(?:(?:some|most|many|all|one|both|any) of (?:the|my|our|those|his|her)|also|just|really|very|so|too|mainly|mostly|both|either|to|all|the|a|an|my|some|being able to|going out and)\s)+/iu
const SMALL =
  /^(?:(?:also|just|really|mainly|mostly|both|either|now|still|currently|actually|already|officially|a|an)\s)+/iu
const TRAILING = wordSet(
  'too, now, lately, recently, again, yet, still, already, myself, really, very, so, the, a, an, of, in, on, with, to, and, or, my, is, are, was, for, at, ever, currently, mostly, mainly, professionally, competitively, also, by, as, well, lol, rn, tho, daily, like, today, etc, though, only, altogether, overall, lah, la, leh, lor, liao, sia, meh, hor, wor, eh, man, bro, dude, yaar, la la, one lah, after all, in the end, to be fair, at all, these days, of late, for now, at the moment, to be honest',
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
  if ((VAGUE.has(key) && !(key === 'mine' && WORKS.test(slot))) || !/[\p{L}\p{N}]/u.test(key)) return false
  if (key.length < 2 && !/\d/u.test(key)) return false
  if (key.split(' ').length > shape.maxWords || MASKED.test(key)) return false
  if (TASTES.test(slot) && UNTOLD.test(key)) return false
  if (shape.list && (FILLER.has(key) || (isStatement(key) && !/ (?:that|who|which|where) /u.test(key))))
    return false
  return slot.startsWith('event_') || slot === 'experience' || !POINTING.test(key)
}

/** "At the mine" is a place of work. */
const WORKS = /^(?:employer|workplace)$/u
const TASTES = /^(?:likes|dislikes|hobby|fear|preference|favorite_\w+)$/u
/** Values that point at what the message does not hold ("the newer ones", "living there"), and time words taken for a thing. */
const UNTOLD =
  /(?:^|(?<!little |loved )\b)(?:ones?|there|here|him|them|(?<! (?:in|on) )it|others?|something|someone|anyone|anything)$|\b(?:him|them) |^(?:pretty much |almost |nearly )?(?:every (?:single )?(?:day|morning|evening|night|week|weekend|month|year|time|minute|second|moment|bit|part|other|now)|today|tonight|tomorrow|yesterday|other (?:stuff|things|people)|(?:all )?(?:types|kinds|sorts|genres)$|(?:the )?(?:rest|whole thing|game|games? itself|latter|former|original|new one|second part)$|same\b|enjoy$|several (?:kinds|types|things)$|probably like\b|(?:i|we) )/u
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
    const pieces = shape.list ? extended(withoutVocative(itemsOf(cut), cut), whole) : [cut]
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

/** "I hate surprises, Karen": whom it is said to is no item. */
function withoutVocative(pieces: readonly Capture[], list: Capture): readonly Capture[] {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last || pieces.length !== 2 || /^\p{Lu}/u.test(first.text)) return pieces
  const joint = list.text.slice(first.span.end - list.span.start, last.span.start - list.span.start)
  if (!/^\s?,\s?$/u.test(joint)) return pieces
  const named = /^\p{Lu}\p{Ll}+$/u.test(last.text) && GIVEN_NAMES.has(keyOf(last.text))
  return named || VOCATIVE.test(last.text) ? [first] : pieces
}
const VOCATIVE =
  /^(?:sir|ma'?am|mate|buddy|pal|bro|bruh|dude|man|girl|honey|babe|baby|darling|sweetie|love|boss|chief|doctor|doc|mom|mum|dad|folks|guys|people|yaar|da|okay|ok|sorry|thanks|thank you|please|pls|honestly|tbh|lol)$/iu

/** The last item with the relative clause that makes it a thing: "games that need a headset". */
function extended(pieces: readonly Capture[], whole: Capture): readonly Capture[] {
  const last = pieces.at(-1)
  if (!last || last.span.end >= whole.span.end) return pieces
  const from = last.span.start - whole.span.start
  const end = relativeEnd(whole.text.slice(from), last.text)
  const longer = end > 0 ? part(whole, from, from + end) : null
  return longer ? [...pieces.slice(0, -1), longer] : pieces
}
