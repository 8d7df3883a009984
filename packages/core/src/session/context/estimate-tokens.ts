/**
 * What one character, or a run of some, costs. Common Han characters are 1–2 tokens in cl100k_base and under 1 in o200k_base (where a
 * published count of 阿Q正傳 gives .96 a character); English is 4 characters a token by OpenAI's rule of thumb, and no word less than one;
 * digits go by three. What is rare is at most its UTF-8 bytes, which byte-pair encoding cannot exceed.
 */
const PIECES = [
  // Words by case, as tokenizers part them: `camelCase` is two.
  [String.raw`[A-Z]?[a-z]+`, (piece: string) => Math.ceil(piece.length / 4)],
  [String.raw`[A-Z]+`, (piece: string) => Math.ceil(piece.length / 2)],
  [String.raw`\d+`, (piece: string) => Math.ceil(piece.length / 3)],
  // One space belongs to the word after it.
  [String.raw` (?=[\p{L}\p{N}])`, () => 0],
  [String.raw`[ \t]+`, (piece: string) => Math.ceil(piece.length / 8)],
  [String.raw`[\u3000-\u30ff\u4e00-\u9fff\uff00-\uff0f\uff1a-\uff20]`, () => 1.5],
  [String.raw`[\0-\u007f]`, () => 1],
  [String.raw`[\u0080-\u07ff]`, () => 1],
  [String.raw`[\uac00-\ud7a3]`, () => 2],
  [String.raw`[\u2010-\u2027]`, () => 1],
  [String.raw`[\u0800-\uffff\u{1f000}-\u{1faff}]`, () => 3],
  [String.raw`.`, () => 4],
] as const

const PIECE = new RegExp(PIECES.map(([source]) => `(${source})`).join('|'), 'gsu')

/**
 * How many tokens a text has at most, roughly: an estimate without a tokenizer that is meant to be too high rather than too low, most of all
 * for Chinese. For exact budgets pass the tokenizer of the model as `counter`. Whole numbers from 0; linear.
 */
export function estimateTokens(text: string): number {
  let tokens = 0
  for (const match of text.matchAll(PIECE)) {
    const kind = match.findIndex((group, at) => at > 0 && group !== undefined)
    tokens += PIECES[kind - 1]?.[1](match[0]) ?? 0
  }
  return Math.ceil(tokens)
}
