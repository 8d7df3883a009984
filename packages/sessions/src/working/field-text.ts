import { normalizeText, repairText } from '@recollect/core/text'
import type { Json, Span } from '@recollect/core'
import { isList, isObject } from './merge-patch.ts'

/** How a value is told in one language. */
interface Wording {
  readonly colon: string
  readonly comma: string
  readonly semicolon: string
  readonly yes: string
  readonly no: string
}

const CHINESE: Wording = { colon: '：', comma: '、', semicolon: '；', yes: '是', no: '否' }
const ENGLISH: Wording = { colon: ': ', comma: ', ', semicolon: '; ', yes: 'yes', no: 'no' }
const HAN = /\p{Script=Han}/u
const LETTER = /\p{L}/u

/** The language of the field's name; of the form's, where the field has no letters. */
function wordingOf(title: string, name: string): Wording {
  return HAN.test(LETTER.test(name) ? name : title) ? CHINESE : ENGLISH
}

/** `departureDate`, `departure_date` → `departure date`: found by the words it is made of. */
const wordsOf = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[\p{Ll}\p{N}])\p{Lu}(?=\p{Ll})/gu, (capital) => ` ${capital.toLowerCase()}`)

/** Between a form's title and its field. */
export const DASH = ' – '

/** What stands before the value: `Travel form – budget: `, `旅行 – 预算：`. */
export const fieldPrefix = (title: string, name: string): string =>
  `${title}${DASH}${wordsOf(name)}${wordingOf(title, name).colon}`

/** A field as it is told in a message. */
export interface ToldField {
  readonly text: string
  /** Where the value is, and each of its members when it is a list. */
  readonly value: Span
  readonly members: readonly Span[]
}

/** Null when the value says nothing: null, empty text, an empty list. Pure. */
export function tellField(title: string, name: string, value: Json): ToldField | null {
  const wording = wordingOf(title, name)
  const parts = (isList(value) ? value : [value]).map((one) => tellValue(one, wording))
  const told = parts.filter((part) => part !== '')
  if (told.length === 0) return null
  const prefix = fieldPrefix(title, name)
  const between = betweenOf(value, wording)
  const members: Span[] = []
  let text = prefix
  for (const part of told) {
    if (members.length > 0) text += between
    members.push({ start: text.length, end: text.length + part.length })
    text += part
  }
  return { text, value: { start: prefix.length, end: text.length }, members }
}

function tellValue(value: Json, wording: Wording): string {
  if (typeof value === 'boolean') return value ? wording.yes : wording.no
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return tellText(repairText(value).text)
  if (value === null) return ''
  const told = isList(value)
    ? value.map((one) => tellValue(one, wording))
    : Object.entries(value).map(([name, inner]) => entry(name, tellValue(inner, wording), wording))
  return told.filter((part) => part !== '').join(betweenOf(value, wording))
}

const tellText = (text: string): string => (normalizeText(text).text.trim() === '' ? '' : text.trim())

const entry = (name: string, told: string, { colon }: Wording): string =>
  told === '' ? '' : `${wordsOf(name)}${colon}${told}`

/** Commas stand inside the entries of a list of objects. */
const betweenOf = (value: Json, { comma, semicolon }: Wording): string =>
  holdsObjects(value) ? semicolon : comma

/** Whether objects stand in a list, at any depth: entries of several, whose names are not the user's words. */
export const holdsObjects = (value: Json): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isList(value) ? value : Object.values(value)).some((one) => isObject(one) || holdsObjects(one))
