import type { Token, NormalizedText } from '@recollect/core/extraction'

const SPACED = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?|\d+(?:[.,:]\d+)*|[^\s\p{L}\d]/gu
const JOINED = /[a-z]+|\d+(?:\.\d+)?|\S/gu
const NUMBER = /^\d/u

/** Cuts a folded text. Linear. */
export function tokensOf(text: NormalizedText, folded: string, joined: boolean): readonly Token[] {
  return [...folded.matchAll(joined ? JOINED : SPACED)].map(({ 0: word, index: start }) => {
    const end = start + word.length
    const source = text.toSource(start, end)
    return {
      key: NUMBER.test(word) ? `#${word.length}` : word.replace('’', "'"),
      shape: shapeOf(text.source.slice(source.start, source.end)),
      start,
      end,
    }
  })
}

/** Of code units: which letter stands for them in a shape; 1 where they stand for themselves, 0 where nobody has looked yet. */
const SHAPES = new Uint16Array(0x10000)
const ITSELF = 1
const KINDS = [
  [/^\p{Lu}$/u, 'A'],
  [/^\p{Ll}$/u, 'a'],
  [/^\d$/u, '9'],
  [/^\p{Lo}$/u, 'o'],
] as const
const LONGEST_SHAPE = 12

/** Letters and digits by kind, the same beside each other as one. */
function shapeOf(written: string): string {
  let shape = ''
  let before = ''
  for (const char of written.slice(0, LONGEST_SHAPE)) {
    const kind = char.length > 1 ? kindOf(char) : kindOfUnit(char.charCodeAt(0))
    if (kind === '') shape += char
    else if (kind !== before) shape += kind
    before = kind
  }
  return shape
}

const kindOf = (char: string): string => KINDS.find(([pattern]) => pattern.test(char))?.[1] ?? ''

function kindOfUnit(unit: number): string {
  SHAPES[unit] ||= kindOf(String.fromCharCode(unit)).charCodeAt(0) || ITSELF
  return SHAPES[unit] === ITSELF ? '' : String.fromCharCode(SHAPES[unit] ?? 0)
}

const BREAKS: ReadonlySet<string> = new Set('.,;:!?。，、；：！？…\n()（）')

/** A mark that ends a stretch of words. */
export const isBreak = (token: Token | undefined): boolean => token !== undefined && BREAKS.has(token.key)

export const asks = (tokens: readonly Token[]): boolean =>
  tokens.some(({ key }) => key === '?' || key === '？')
