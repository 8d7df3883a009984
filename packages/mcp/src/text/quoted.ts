/**
 * What could be read as a mark of the fence, or is not seen: brackets in all their forms, control characters, direction marks, joiners,
 * tags. Inside a JSON string an escape is the same character, so that nothing is lost.
 */
const UNSAFE =
  /[<>&[\]＜＞﹤﹥‹›˂˃ᐸᐳ❮❯⟨⟩〈〉≺［］【】〔〕]|[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu

const escape = (chars: string): string =>
  Array.from({ length: chars.length }, (_, at) => chars.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('')

/** A remembered text as a JSON string on one line, which can be taken for nothing but a text. Pure. */
export const quoted = (text: string): string => JSON.stringify(text).replaceAll(UNSAFE, escape)

/** A sentence that tells of remembered texts as it is, where nothing in it could be taken for a mark; else as a JSON string. Pure. */
export const plainLine = (line: string): string => (line.search(UNSAFE) === -1 ? line : quoted(line))

const BARE = /^[\p{L}\p{M}\p{N}_.:-]{1,260}$/u

/** A name as it is where it can be taken for nothing else; else as a JSON string. */
export const named = (name: string): string => (BARE.test(name) ? name : quoted(name))

/** The beginning of a text, at most so many characters, and a mark that it was cut. */
export function upTo(text: string, most: number): string {
  const chars = Array.from(text)
  return chars.length <= most ? text : `${chars.slice(0, most).join('')}…`
}

const STRING = /"(?:[^"\\]|\\.)*"/gu

/** JSON of remembered texts, in which none can be taken for anything else; it parses to the same. Pure. */
export const safeJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(STRING, (text) => text.replaceAll(UNSAFE, escape))
