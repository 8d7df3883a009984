import type { Json } from '@recollect/core'
import { isList, isObject, parseJson } from '../json.ts'
import { HOSTILE_TEXTS } from './hostile-texts.ts'

/** Makes of a reply what it should not be. */
export type Spoiler = (content: string) => string

/** The value, with every field of that name changed, however deep it stands. */
function withFields(value: Json, names: readonly string[], change: (old: Json) => Json): Json {
  if (isList(value)) return value.map((one) => withFields(one, names, change))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      names.includes(name) ? change(one) : withFields(one, names, change),
    ]),
  )
}

const changed =
  (names: readonly string[], change: (old: Json) => Json): Spoiler =>
  (content) =>
    JSON.stringify(withFields(parseJson(content), names, change))

/** Quotes that nobody said. */
export const inventedQuotes: Spoiler = changed(['quote'], () => 'I never said these words, 我从没说过这话')

/** Keys, values and all other words of the reply become this text; quotes stay true. */
export const hostileWords = (text: string): Spoiler =>
  changed(
    ['key', 'value', 'context', 'title', 'summary', 'content', 'reconstruction', 'description'],
    () => text,
  )

/** The hostile texts one after another, call by call. */
export function everyHostileText(): Spoiler {
  let next = 0
  return (content) => {
    const text = HOSTILE_TEXTS[next % HOSTILE_TEXTS.length] ?? ''
    next += 1
    return hostileWords(text)(content)
  }
}

/** Valid JSON of another shape: lists become words, words become numbers. */
export const wrongSchema: Spoiler = (content) => {
  const other = (value: Json): Json => {
    if (isList(value)) return 'none'
    if (typeof value === 'string') return 7
    if (!isObject(value)) return []
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, other(one)]))
  }
  return JSON.stringify(other(parseJson(content)))
}

/** Nothing at all. */
export const emptyReply: Spoiler = () => ''

/** The reply, as a chat would put it. */
export const proseAround: Spoiler = (content) =>
  `Sure! Here is the JSON you asked for:\n\n\`\`\`json\n${content}\n\`\`\`\n\nLet me know if you need {anything} else.`

/** The first field of each object stands there twice, with another value the second time. */
export const duplicateKeys: Spoiler = (content) =>
  content.replace(
    /\{"(?<name>\w{1,64})":/gu,
    (all, name: string) => `{"${name}":"the first of two",${all.slice(1)}`,
  )

/** So many bytes of a string that never ends the thought. */
export const hugeReply =
  (bytes: number): Spoiler =>
  (content) =>
    JSON.stringify({ ...asObject(content), padding: 'x'.repeat(bytes) })

/** The reply repeats what it found so many times. */
export const manyTimes =
  (times: number): Spoiler =>
  (content) => {
    const repeat = (value: Json): Json =>
      isList(value) ? Array.from({ length: times }, () => value).flat() : value
    return JSON.stringify(
      Object.fromEntries(Object.entries(asObject(content)).map(([name, one]) => [name, repeat(one)])),
    )
  }

function asObject(content: string): Readonly<Record<string, Json>> {
  const value = parseJson(content)
  return isObject(value) ? value : {}
}
