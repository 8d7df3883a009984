import { InvalidInputError } from '../errors/invalid-input-error.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { partsOf } from '../text/parts.ts'
import { normalizeText } from '../util/normalize.ts'
import { endWithin, isLonger } from '../util/utf8-bytes.ts'
import { repairText } from './repair.ts'
import type { RepairedText } from './repair.ts'

/** No text that is kept is longer: as much as `limits.maxTextBytes` can be set to, which every store is tried with. */
export const MOST_TEXT_BYTES = 10_000_000
/** Fillers are letters that nobody sees. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{S}\p{P}]/u

/** Whether there is something to be seen in it: nothing else can be kept. */
export const hasWords = (text: string): boolean => VISIBLE.test(repairText(text).text)

/**
 * Repairs a text that is to be kept, whatever its length.
 * @throws InvalidInputError when it is no string, has nothing to be seen, or is longer than stores hold.
 */
export function readText(what: string, given: unknown): RepairedText {
  const text = checkString(what, given)
  if (isLonger(text, MOST_TEXT_BYTES)) throw tooLong(what, MOST_TEXT_BYTES, 'Split it into several.')
  const repaired = repairText(text)
  if (!VISIBLE.test(repaired.text)) throw nothingSeen(what)
  return repaired
}

/**
 * Repairs a message that is about to be answered: whatever it is, there is something to know before it. Without words it may be a
 * picture; of one that is longer than stores hold the beginning is read. @throws InvalidInputError when it is no string.
 */
export function readAsked(what: string, given: unknown): string {
  const text = checkString(what, given)
  return repairText(text.slice(0, endWithin(text, 0, MOST_TEXT_BYTES))).text
}

/** A text that was kept before, as it is. @throws InvalidInputError when it would need repair: what points into it would be wrong. */
export function keptText(what: string, given: unknown): string {
  const { text } = readText(what, given)
  if (text === given) return text
  throw new InvalidInputError(
    `The ${what} has a control character, one that reorders text, or half of a surrogate pair. Remove it and try again.`,
  )
}

const NEXT = { maxTextBytes: 'Split it into several', maxQueryBytes: 'Ask with fewer words' } as const

/**
 * Repairs a text of limited length and makes it ready for matching.
 * @throws InvalidInputError saying what is wrong and what to do.
 */
export function checkText(
  what: string,
  given: unknown,
  maxBytes: number,
  limit: 'maxTextBytes' | 'maxQueryBytes' = 'maxTextBytes',
): NormalizedText {
  const { text } = readText(what, given)
  const normalized = normalizeText(text)
  if (isLonger(text, maxBytes) || isLonger(normalized.text, maxBytes))
    throw tooLong(what, maxBytes, `${NEXT[limit]}, or raise limits.${limit}.`)
  return normalized
}

/** Repairs what is asked; of a long text the beginning is. @throws InvalidInputError when it is no string, or has nothing to be seen. */
export function readQuery(what: string, given: unknown, maxBytes: number): NormalizedText {
  const text = checkString(what, given)
  const begins = isLonger(text, maxBytes) ? Math.max(0, text.search(VISIBLE)) : 0
  // Twice as much, so that it ends where a sentence does.
  const { text: repaired } = repairText(text.slice(begins, endWithin(text, begins, 2 * maxBytes)))
  const [first] = partsOf(repaired, maxBytes, 1)
  if (first === undefined || !VISIBLE.test(repaired)) throw nothingSeen(what)
  return first.normalized
}

function checkString(what: string, given: unknown): string {
  if (typeof given === 'string') return given
  throw new InvalidInputError(`The ${what} must be a string, not ${kindOf(given)}. Pass its text.`)
}

const nothingSeen = (what: string) =>
  new InvalidInputError(`The ${what} is empty. Pass at least one visible character.`)

const tooLong = (what: string, maxBytes: number, next: string) =>
  new InvalidInputError(`The ${what} is longer than ${maxBytes} bytes. ${next}`)

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'an array' : typeof value
}
