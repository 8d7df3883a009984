import { isConversation } from '../text/request.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'

/** One thing asked. */
export interface QueryPart {
  /** What is read as a question. */
  readonly text: string
  /** The words of it that count in full. */
  readonly asked: string
  /** What else was said in the query: it counts for a little. */
  readonly besides: string
}

const SENTENCE = /[^。！？!?\n;；]+[。！？!?\n;；"'”’)）]*/gu
const ASKS = /[?？]/u
const WORD = /[\p{L}\p{N}]/u
/** Of more questions than these, the last count: the others led up to them. */
const MOST_ASKED = 3
const LAST_ASKED = 2

/**
 * Takes apart a query that asks for more than one thing ("Where does she work? And when is her birthday?"), or tells something before
 * it asks. One part for everything else. Pure; linear.
 */
export function splitQuery(text: string, packs: readonly LanguagePack[]): readonly QueryPart[] {
  const whole = [{ text, asked: text, besides: '' }]
  if (isConversation(text)) return whole
  const sentences = (text.match(SENTENCE) ?? []).filter((sentence) => WORD.test(sentence))
  if (sentences.length < 2) return whole
  const redirects = sentences.flatMap((sentence, at) => (at > 0 && redirectsIn(sentence, packs) ? [at] : []))
  const asked = redirects.length > 0 ? afterRedirects(sentences, redirects) : questionsIn(sentences)
  const [only] = asked
  if (only === undefined) return whole
  const rest = sentences
    .filter((sentence) => !asked.includes(sentence))
    .join(' ')
    .trim()
  // What is said around a single question helps to understand it.
  if (asked.length === 1 && redirects.length === 0) return [{ text, asked: only, besides: rest }]
  return asked.map((part) => ({ text: part.trim(), asked: part, besides: rest }))
}

function questionsIn(sentences: readonly string[]): readonly string[] {
  const asked = sentences.filter((sentence) => ASKS.test(sentence))
  return asked.length > MOST_ASKED ? asked.slice(-LAST_ASKED) : asked
}

const redirectsIn = (sentence: string, packs: readonly LanguagePack[]) =>
  packs.some((pack) => pack.cues?.redirect.test(pack.fold(sentence.toLowerCase())) === true)

/** The first question from each turn on, and one that closes the text. */
function afterRedirects(sentences: readonly string[], redirects: readonly number[]): readonly string[] {
  const asked = redirects.map((from, k) => {
    const upTo = redirects[k + 1] ?? sentences.length
    return sentences.slice(from, upTo).find((sentence) => ASKS.test(sentence)) ?? sentences[from] ?? ''
  })
  const last = sentences.at(-1) ?? ''
  return [...new Set(ASKS.test(last) && sentences.at(-2) === asked.at(-1) ? [...asked, last] : asked)]
}

/**
 * Takes one sentence apart where it asks for one more thing: "where do I live, and how old am I?" Null for everything else. Whether both
 * parts ask for facts is for the caller to say: "how does one boil and peel an egg" asks for one thing. Pure; linear.
 */
export function splitSentence(text: string, packs: readonly LanguagePack[]): readonly QueryPart[] | null {
  if (isConversation(text)) return null
  const joints = packs.flatMap(({ cues, fold }) =>
    jointsIn(fold(text.toLowerCase()), text.length, cues?.joins),
  )
  const starts = [...new Set(joints.map(({ to }) => to))].sort((a, b) => a - b)
  if (starts.length === 0 || starts.length >= MOST_ASKED) return null
  const ends = starts.map((start) => joints.find(({ to }) => to === start)?.from ?? start)
  const parts = [0, ...starts].map((from, at) => text.slice(from, ends[at]).trim())
  // "How old is Tom's son, and what's he called?": whom the second asks about stands in the first.
  const othersOf = (at: number) => parts.filter((_part, other) => other !== at).join(' ')
  return parts.map((part, at) => ({ text: part, asked: part, besides: othersOf(at) }))
}

/** None where folding moved what stands behind it. */
const jointsIn = (folded: string, length: number, joins: RegExp | undefined) =>
  joins === undefined || folded.length !== length
    ? []
    : [...folded.matchAll(joins)].map(({ index, 0: said }) => ({ from: index, to: index + said.length }))
