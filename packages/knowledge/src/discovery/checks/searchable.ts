import type { Engine } from '../../engine.ts'
import type { Span } from '@recollect/core'
import { normalizeText } from '@recollect/core/text'

/** A text in the form quotes are looked for in, with the way back. */
export interface Searchable {
  readonly text: string
  /** The span of the source that `[start, end)` of `text` came from. */
  toSource(start: number, end: number): Span
}

/** One character each, so that positions stay. */
const ALIKE = new Map([
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
  ['«', '"'],
  ['»', '"'],
  ['。', '.'],
  ['、', ','],
  ['–', '-'],
  ['—', '-'],
  ['‐', '-'],
  ['‑', '-'],
])
const SPACE = /\s/u
/** Between two of these a space counts; beside others (Chinese, punctuation) it says nothing. */
const SPACED = /[\p{L}\p{N}]/u
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Case, width, script (traditional or simplified) and spaces make no difference in it. Linear. */
export function searchable({ packs }: Pick<Engine, 'packs'>, source: string): Searchable {
  const normal = normalizeText(source)
  const folded = packs.reduce((text, pack) => pack.fold(text), normal.text)
  // A pack that does not keep the length cannot be mapped back.
  const text = folded.length === normal.text.length ? folded : normal.text
  const out: string[] = []
  const places: number[] = []
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (!SPACE.test(char)) {
      out.push(ALIKE.get(char) ?? char)
      places.push(at)
    } else if (isWordy(out.at(-1)) && isWordy(nextOf(text, at))) {
      out.push(' ')
      places.push(at)
    }
  }
  return {
    text: out.join(''),
    toSource: (start, end) =>
      normal.toSource(
        places[start] ?? text.length,
        end <= start ? (places[start] ?? 0) : (places[end - 1] ?? 0) + 1,
      ),
  }
}

const isWordy = (char: string | undefined): boolean =>
  char !== undefined && SPACED.test(char) && !UNSPACED.test(char)

function nextOf(text: string, from: number): string | undefined {
  let at = from
  while (at < text.length && SPACE.test(text.charAt(at))) at += 1
  return text[at]
}
