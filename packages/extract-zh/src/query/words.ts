import { addBigrams, widthAt } from './bigrams.ts'
import { PRONOUNS } from './pronouns.ts'
import { CONTENT_WORDS, STOPWORDS } from './stopwords.ts'
import { thesaurusWords } from './thesaurus/index.ts'

const PIECE = /\p{Script=Han}+|[a-z0-9]+(?:['.@_-][a-z0-9]+)*/gu
const FIRST_HAN = 0x3400

/** What a piece of a cut costs: the cheapest cut has the fewest pieces, of these the fewest that are unknown or of one character. */
const WORD = 1
const SINGLE = 1.1
const UNKNOWN = 1.5

let known: ReadonlySet<string> | undefined
let longest = 1

/** Made when the first query is read. */
function knownWords(): ReadonlySet<string> {
  if (known !== undefined) return known
  const words = new Set<string>()
  for (const list of [thesaurusWords(), CONTENT_WORDS, STOPWORDS, PRONOUNS.keys()]) {
    for (const word of list) if (word.charCodeAt(0) >= FIRST_HAN) words.add(word)
  }
  for (const word of words) longest = Math.max(longest, word.length)
  known = words
  return words
}

/** Known words by the cut with the fewest pieces, the rest of a Chinese run as bigrams, other scripts by words. */
export function wordsOf(text: string): readonly string[] {
  return [...text.matchAll(PIECE)].flatMap(([piece]) =>
    /^\p{Script=Han}/u.test(piece) ? hanWords(piece) : [piece],
  )
}

function hanWords(run: string): readonly string[] {
  const lengths = cheapestCut(run, knownWords())
  const words: string[] = []
  let from = 0
  let at = 0
  while (at < run.length) {
    const length = lengths[at] ?? 0
    if (length > 0) {
      addBigrams(run, from, at, words)
      words.push(run.slice(at, at + length))
      from = at + length
    }
    at += length > 0 ? length : widthAt(run, at)
  }
  addBigrams(run, from, run.length, words)
  return words
}

/** At each place the length of the known word the cheapest cut of the rest begins with, 0 for an unknown character. Linear. */
function cheapestCut(run: string, words: ReadonlySet<string>): readonly number[] {
  const costs = new Array<number>(run.length + 1).fill(0)
  const lengths = new Array<number>(run.length).fill(0)
  for (let at = run.length - 1; at >= 0; at -= 1) {
    let least = UNKNOWN + (costs[at + 1] ?? 0)
    for (let length = 1; length <= longest && at + length <= run.length; length += 1) {
      const cost = (length === 1 ? SINGLE : WORD) + (costs[at + length] ?? 0)
      // Of equal cuts the one with the longer first word.
      if (cost > least || !words.has(run.slice(at, at + length))) continue
      least = cost
      lengths[at] = length
    }
    costs[at] = least
  }
  return lengths
}
