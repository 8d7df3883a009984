import { InvalidInputError } from '../errors/errors.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { partsOf } from '../text/parts.ts'
import { normalizeText } from '../util/normalize.ts'
import { endWithin, isLonger } from '../util/strings.ts'
import type { TextRepair } from '../api/remember.ts'

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

/** A text that every store holds and that shows what it says, with what was changed to make it so. */
export interface RepairedText {
  readonly text: string
  readonly repairs: readonly TextRepair[]
}

/** C0 but tab, line feed and carriage return; DEL and C1. NUL ends strings in SQLite and is refused by Postgres. */
const CONTROL = String.raw`[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]`
/** Embeddings, overrides and isolates that reorder what a reader sees (CVE-2021-42574). Plain direction marks are allowed. */
const BIDI = String.raw`[\u202a-\u202e\u2066-\u2069]`
/** With the flag `u` a pair is one character, so that this finds only halves. */
const HALF = String.raw`\p{Cs}`

/**
 * What a terminal is told: colours, positions and modes; titles and links; sets of characters. Anything else that begins with ESC loses no
 * more than that: a letter behind it is part of the text.
 */
const SEQUENCES = [
  String.raw`(?:\u001b\[|\u009b)[\u0030-\u003f]{0,64}[\u0020-\u002f]{0,8}[\u0040-\u007e]`,
  String.raw`(?:\u001b\]|\u009d)[^\u0000-\u001f\u007f-\u009f]{0,4000}(?:\u0007|\u001b\\|\u009c)`,
  String.raw`\u001b[()*+][0-2AB]`,
  String.raw`\u001b[=>]`,
]
/** Those that put what follows elsewhere: what stood apart must not become one word. */
const MOVES = /^(?:\u001b\[|\u009b)[\u0030-\u003f]{0,64}[A-HJdf]$/u

const SUSPECT = new RegExp([CONTROL, BIDI, HALF].join('|'), 'u')
const ODD = new RegExp([...SEQUENCES, CONTROL, BIDI, HALF].join('|'), 'gu')
const IS_BIDI = new RegExp(BIDI, 'u')
const IS_HALF = new RegExp(HALF, 'u')

/** Replaces or leaves out what no text needs. One that needs no repair is given back as it is. Pure; linear. */
export function repairText(text: string): RepairedText {
  if (!SUSPECT.test(text)) return { text, repairs: [] }
  const counts = { control: 0, bidi: 0, broken: 0 }
  const repaired = text.replaceAll(ODD, (found) => {
    const kind = oddityOf(found)
    counts[kind] += 1
    return REPLACED[kind](found)
  })
  return {
    text: repaired,
    repairs: KINDS.flatMap((kind) => (counts[kind] === 0 ? [] : { kind, count: counts[kind] })),
  }
}

const KINDS = ['control', 'bidi', 'broken'] as const
type Kind = (typeof KINDS)[number]

function oddityOf(found: string): Kind {
  if (IS_HALF.test(found)) return 'broken'
  return IS_BIDI.test(found) ? 'bidi' : 'control'
}

const REPLACED: Readonly<Record<Kind, (found: string) => string>> = {
  control: (found) => (found.length === 1 || MOVES.test(found) ? ' ' : ''),
  bidi: () => '',
  broken: () => '\ufffd',
}

/** What SDKs call a part that is text; responses of OpenAI tell who it is from. */
const TEXTS: ReadonlySet<unknown> = new Set(['text', 'input_text', 'output_text'])

/**
 * What a message of an SDK says in text: its content, or the parts of it that are text, one a line. Images, files, reasoning and calls of
 * tools are left out. Empty where there is none. Pure.
 */
export function textOfContent(content: unknown): string {
  if (typeof content === 'string') return content
  const parts: readonly unknown[] = Array.isArray(content) ? content : []
  return parts.flatMap(textIn).join('\n')
}

function textIn(part: unknown): string | readonly [] {
  if (typeof part === 'string') return part
  if (typeof part !== 'object' || part === null || !('type' in part) || !('text' in part)) return []
  return TEXTS.has(part.type) && typeof part.text === 'string' ? part.text : []
}
