import type { Token } from './tokens.ts'
import { formsOf } from './tokens.ts'

/** A template as read: a word, one after the other, or one of several. */
type Node = { readonly word: string } | { readonly all: readonly Node[] } | { readonly any: readonly Node[] }

const SIGN = /[{}[\]|]|[^\s{}[\]|]+/gu
const NOTHING: Node = { all: [] }

/** `i {want|need} you [all] to`: `{…|…}` is one of several, `[…]` may be left out. */
function template(text: string): Node {
  const signs = text.match(SIGN) ?? []
  let at = 0
  const choices = (): readonly Node[] => {
    const found: Node[][] = [[]]
    for (; at < signs.length; at++) {
      const sign = signs[at] ?? ''
      if (sign === '}' || sign === ']') break
      if (sign === '|') found.push([])
      else if (sign === '{' || sign === '[') {
        at += 1
        const inner = choices()
        found.at(-1)?.push({ any: sign === '[' ? [...inner, NOTHING] : inner })
      } else found.at(-1)?.push({ word: sign })
    }
    return found.map((all) => ({ all }))
  }
  return { any: choices() }
}

/** Words a template may begin with, and whether it may be empty. */
function firsts(node: Node): { readonly words: readonly string[]; readonly isEmpty: boolean } {
  if ('word' in node) return { words: [node.word], isEmpty: false }
  if ('any' in node) {
    const each = node.any.map((one) => firsts(one))
    return { words: each.flatMap(({ words }) => words), isEmpty: each.some(({ isEmpty }) => isEmpty) }
  }
  const words: string[] = []
  for (const part of node.all) {
    const found = firsts(part)
    words.push(...found.words)
    if (!found.isEmpty) return { words, isEmpty: false }
  }
  return { words, isEmpty: true }
}

type Fits = (word: string, key: string) => boolean

/** Where a template may end that begins at a token. */
function endsOf(node: Node, tokens: readonly Token[], at: number, fits: Fits): readonly number[] {
  if ('word' in node) {
    const token = tokens[at]
    return token && fits(node.word, token.key) ? [at + 1] : []
  }
  if ('any' in node) return [...new Set(node.any.flatMap((one) => endsOf(one, tokens, at, fits)))]
  let ends: readonly number[] = [at]
  for (const part of node.all) {
    ends = [...new Set(ends.flatMap((end) => endsOf(part, tokens, end, fits)))]
    if (ends.length === 0) return ends
  }
  return ends
}

/** What a phrase stands for, and how many tokens it takes. */
export interface Found<T> {
  readonly value: T
  readonly length: number
}

/** Phrases, looked up in a list of tokens. */
export interface PhraseTable<T> {
  /** The longest phrase that begins at a token; of two, the earlier in the table. */
  at(tokens: readonly Token[], index: number): Found<T> | null
}

const exact: Fits = (word, key) => word === key || (word === '*' && /[\p{L}\p{N}]/u.test(key))
const inForms: Fits = (word, key) => exact(word, key) || formsOf(key).has(word)

/**
 * A table of phrases as templates. `*` stands for any one word; with `inflected`, a word of a phrase is found in its other forms too
 * (emoji in emojis, keep in kept).
 */
export function phraseTable<T>(
  rows: Iterable<readonly [phrase: string, value: T]>,
  { inflected = false } = {},
): PhraseTable<T> {
  const byFirst = new Map<string, { readonly node: Node; readonly value: T }[]>()
  for (const [phrase, value] of rows) {
    const node = template(phrase)
    for (const first of new Set(firsts(node).words)) {
      const known = byFirst.get(first)
      if (known) known.push({ node, value })
      else byFirst.set(first, [{ node, value }])
    }
  }
  const fits = inflected ? inForms : exact
  return {
    at(tokens, index) {
      const key = tokens[index]?.key ?? ''
      let best: Found<T> | null = null
      for (const head of inflected ? formsOf(key) : [key])
        for (const { node, value } of byFirst.get(head) ?? []) {
          const length = Math.max(0, ...endsOf(node, tokens, index, fits)) - index
          if (length > (best?.length ?? 0)) best = { value, length }
        }
      return best
    },
  }
}

/** A table of phrases that stand for nothing but themselves. */
export const phraseSet = (templates: Iterable<string>, options?: { readonly inflected?: boolean }) =>
  phraseTable(
    [...templates].map((phrase) => [phrase, true] as const),
    options,
  )
