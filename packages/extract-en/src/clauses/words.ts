import { chatTokensOf } from '../text/chat-tokens.ts'

/** A word of a sentence as it is read, and where it stands. */
export interface Word {
  readonly key: string
  readonly start: number
  readonly end: number
}

/** Endings of a contraction and the words they stand for; `'s` is decided later. */
const ENDINGS: readonly (readonly [ending: string, stands: string])[] = [
  ["n't", 'not'],
  ["'m", 'am'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'d", "'d"],
  ["'s", "'s"],
  ["s'", "'s"],
]
const STEMS: ReadonlyMap<string, string> = new Map([
  ['ca', 'can'],
  ['wo', 'will'],
  ['ai', 'am'],
])
/** Written without their apostrophe, and no words of their own. */
const JOINED: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['hes', ['he', "'s"]],
  ['shes', ['she', "'s"]],
  ['moms', ['mom', "'s"]],
  ['mums', ['mum', "'s"]],
  ['dads', ['dad', "'s"]],
  ['cannot', ['can', 'not']],
])

function split(word: Word): readonly Word[] {
  const joined = JOINED.get(word.key)
  if (joined) return joined.map((key) => ({ ...word, key }))
  for (const [ending, stands] of ENDINGS) {
    const stem = word.key.slice(0, -ending.length)
    if (!word.key.endsWith(ending) || !/[a-z\d]$/u.test(stem)) continue
    const key = ending === "n't" ? (STEMS.get(stem) ?? stem) : ending === "s'" ? `${stem}s` : stem
    // A spelling that was folded has no place inside it.
    const cut = word.end - word.start === word.key.length ? word.start + stem.length : word.end
    const from = cut === word.end ? word.start : cut
    return [
      { key, start: word.start, end: cut },
      { key: stands, start: from, end: word.end },
    ]
  }
  return [word]
}

/** Words and marks of a sentence, chat spellings and contractions as the words they stand for. Linear. */
export const wordsOf = (text: string, offset: number): readonly Word[] =>
  chatTokensOf(text)
    .flatMap(split)
    .map(({ key, start, end }) => ({ key, start: start + offset, end: end + offset }))

export const isMark = (word: Word | undefined): boolean =>
  word !== undefined && /^[^\p{L}\p{N}']/u.test(word.key)
