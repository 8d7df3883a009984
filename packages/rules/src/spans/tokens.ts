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

const shapeOf = (written: string): string =>
  written
    .slice(0, 12)
    .replaceAll(/\p{Lu}+/gu, 'A')
    .replaceAll(/\p{Ll}+/gu, 'a')
    .replaceAll(/\d+/gu, '9')
    .replaceAll(/\p{Lo}+/gu, 'o')

const BREAK = /^[.,;:!?。，、；：！？…\n()（）]$/u

/** A mark that ends a stretch of words. */
export const isBreak = (token: Token | undefined): boolean => token !== undefined && BREAK.test(token.key)

const QUESTION = /^[?？]$/u
export const asks = (tokens: readonly Token[]): boolean => tokens.some(({ key }) => QUESTION.test(key))
