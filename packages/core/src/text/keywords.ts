import type { LanguagePack } from '../plugin/language-pack.ts'
import { hasLoneSurrogate } from '../util/strings.ts'
import { termsOrPictures } from './emoji.ts'
import { normalizeText } from '../util/normalize.ts'
import { expansionKinds } from '../config/steps.ts'
import type { Config } from '../config/schema.ts'
import type { ExpansionKind } from '../plugin/query.ts'
import type { Detection } from '../types/question.ts'
import type { TermsOf } from './terms.ts'

/** A content word of a normalised text, and where it stands there. */
export interface Keyword {
  /** As it is written. */
  readonly word: string
  /** As the pack folds it. */
  readonly folded: string
  readonly start: number
  readonly end: number
}

/** Longer ones are no words: keys, addresses, text without spaces that no pack can cut. */
const MAX_WORD = 64

/** Content words in order, duplicates kept: each run is cut by the first pack that finds it, into its whole words. Pure; linear. */
export function keywordsOf(packs: readonly LanguagePack[], text: string): readonly Keyword[] {
  const found: Keyword[] = []
  let rest = text
  for (const pack of packs) {
    rest = rest.replace(pack.tokenizer.run, (run: string, ...given: readonly unknown[]) => {
      const at = given.find((one) => typeof one === 'number') ?? 0
      found.push(...wordsIn(pack, run, at))
      return ' '.repeat(run.length)
    })
  }
  return found.sort((a, b) => a.start - b.start)
}

function wordsIn({ tokenizer, fold }: LanguagePack, run: string, at: number): readonly Keyword[] {
  const folded = fold(run)
  const words = tokenizer.words?.(folded) ?? tokenizer.cut(folded)
  let from = 0
  return words.flatMap((word) => {
    const start = folded.indexOf(word, from)
    // Terms need not stand in the text: a stem, a number in digits.
    if (start < 0) return tokenizer.words ? [] : [{ word, folded: word, start: at, end: at + run.length }]
    from = start + word.length
    const written = run.slice(start, from)
    if (word === '' || word.length > MAX_WORD || hasLoneSurrogate(written)) return []
    return [{ word: written, folded: word, start: at + start, end: at + from }]
  })
}

/** A term to look for. */
export interface QueryTerm {
  readonly term: string
  /** It stands in the query, and is no other form of one of its words. */
  readonly isOwn: boolean
  /** 1 for a word of the query's own, less for what may mean something else. */
  readonly share: number
}

/** Each is a look-up in the index. */
const MAX_TERMS = 64
/** Words whose synonyms are looked for, and how many of each. */
const [WORDS, SYNONYMS] = [6, 4]
/** Another form of a word. */
const VARIANT = 0.7
/** A word that means the same, also in another language. */
const SYNONYM = 0.5
/** A single Chinese character of a longer query: it stands in many words. */
const PIECE = 0.3
const HAN = /\p{Script=Han}/gu
const SINGLE_HAN = /^\p{Script=Han}$/u

/** Terms of a query, each once: its own in their order, then other forms of its words, then synonyms. Pure. */
export function queryTerms(wording: Wording, query: string): readonly QueryTerm[] {
  const { text } = normalizeText(query)
  const own = [...new Set(termsOrPictures(wording.termsOf, text))].slice(0, MAX_TERMS)
  if (own.length === 0) return []
  const isLonger = (text.match(HAN) ?? []).length > 1
  const known = new Set(own)
  const others = (terms: readonly string[], share: number): QueryTerm[] => {
    const fresh = [...new Set(terms)].filter((term) => !known.has(term))
    for (const term of fresh) known.add(term)
    return fresh.map((term) => ({ term, isOwn: false, share }))
  }
  return [
    ...own.map((term) => ({ term, isOwn: true, share: isLonger && SINGLE_HAN.test(term) ? PIECE : 1 })),
    ...others(otherForms(wording, query, ['variants']), VARIANT),
    ...others(synonymsOf(wording, text), SYNONYM),
  ]
}

/** A few for each word that says what a query is about: everyday verbs mean too much. */
function synonymsOf(wording: Wording, text: string): readonly string[] {
  const { packs } = wording
  const isCommon = (word: string) => packs.some(({ lexicon }) => lexicon.commonWords?.has(word))
  const words = new Set(keywordsOf(packs, text).map(({ folded }) => folded))
  return [...words]
    .filter((word) => !isCommon(word))
    .slice(0, WORDS)
    .flatMap((word) => otherForms(wording, word, ['synonyms']).slice(0, SYNONYMS))
}

/** What other forms are made with: the packs, and which expansions are on. */
export interface Wording {
  readonly packs: readonly LanguagePack[]
  readonly termsOf: TermsOf
  readonly config: Pick<Config, 'query'>
}

/** Words are looked up whatever is asked. */
const NOT_ASKED: Omit<Detection, 'language'> = {
  type: 'generic',
  also: [],
  entity: 'user',
  slots: [],
  facet: null,
  value: null,
  about: '',
  time: null,
  isQuestion: false,
  rule: 'none',
  confidence: 0,
}

/** Index terms for the words of a text as the packs' expanders put them otherwise, a few; none where expansion is switched off. Pure. */
export function otherForms(
  { packs, termsOf, config }: Wording,
  text: string,
  kinds: readonly ExpansionKind[],
): readonly string[] {
  const wanted = new Set(expansionKinds(config.query.off).filter((kind) => kinds.includes(kind)))
  const query = normalizeText(text)
  // With one pack, what is said in other languages is not looked for.
  const cut = packs.length > 1 ? termsOf : undefined
  const terms = packs
    .filter((pack) => wanted.size > 0 && pack.score(query.text) > 0)
    .flatMap(({ language, expander }) => expander.expand(query, { ...NOT_ASKED, language }, wanted, cut))
    .flatMap((expansion) => expansion.terms)
  return [...new Set(terms)]
}
