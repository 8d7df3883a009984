import type { Engine } from '../engine.ts'
import { keywordsOf, otherForms, contentTerms } from '@recollect/core/plugin'
import type { Keyword, NodeFit } from '@recollect/core/plugin'
import type { StoredNode } from '@recollect/core/store'
import { normalizeText } from '@recollect/core/text'
import type { WeighedTerm } from './look-up.ts'
import { asksSameWay } from './asks-same-way.ts'

/** A word that means the same stands for nearly all of it. */
const OTHER_FORM = 0.8
const NAME = /^\p{Lu}/u

/** Pure. `speaker`: who said what proves it; keys may name him where a question says "I". */
export function fitQuestion(
  engine: Engine,
  query: string,
  terms: readonly WeighedTerm[],
  node: Pick<StoredNode, 'key' | 'value'>,
  speaker: string | null,
): NodeFit {
  const key = contentTerms(engine, node.key)
  const held = new Set([...key, ...contentTerms(engine, node.value)])
  const own = terms.filter(({ isOwn, isTime }) => isOwn && !isTime)
  const worth = own.map((term) => ({ ...term, has: hasOf(engine, term.term, held) }))
  const looked = new Set(terms.map(({ term }) => term))
  const common = key.filter((term) => looked.has(term))
  return {
    asked: shareOf(worth),
    askedOfCourse: shareOf(worth.filter(({ has, isCommon }) => has > 0 || !isCommon)),
    named: key.length === 0 ? 0 : common.length / key.length,
    isAbout:
      asksSameWay(engine, query, node.key) && isAbout(engine, query, node.key, new Set(common), speaker),
  }
}

function hasOf(engine: Engine, term: string, held: ReadonlySet<string>): number {
  if (held.has(term)) return 1
  return otherForms(engine, term, ['variants', 'synonyms']).some((form) => held.has(form)) ? OTHER_FORM : 0
}

function shareOf(terms: readonly { readonly weight: number; readonly has: number }[]): number {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0)
  return all === 0 ? 0 : terms.reduce((sum, { weight, has }) => sum + weight * has, 0) / all
}

/**
 * Whether the question names whom the key names: its first word, and names after it. The user needs no naming, under whichever name. Beside
 * whom it is about, a word of the key must be asked for, if there is one.
 */
function isAbout(
  engine: Engine,
  query: string,
  key: string,
  common: ReadonlySet<string>,
  speaker: string | null,
): boolean {
  const asked = engine.matcher.scan(query)
  const words = keywordsOf(engine.packs, normalizeText(key).text)
  const written = normalizeText(key)
  const isNamed = ({ word, folded }: Keyword) =>
    asked.includes(word) || engine.termsOf(folded).some((term) => common.has(term))
  const isName = ({ start, end }: Keyword, at: number) => {
    const span = written.toSource(start, end)
    return at === 0 || NAME.test(key.slice(span.start, span.end))
  }
  const names = words.filter(isName)
  if (!names.every((word) => isNamed(word) || isUser(engine, word, speaker))) return false
  const subject = new Set(names.flatMap(({ folded }) => engine.termsOf(folded)))
  const rest = contentTerms(engine, key).filter((term) => !subject.has(term))
  return rest.length === 0 ? common.size > 0 : rest.some((term) => common.has(term))
}

/** The words the packs make pronouns of the user one under, or the name of who speaks. */
function isUser({ packs, matcher }: Engine, { word, folded }: Keyword, speaker: string | null): boolean {
  if (packs.some(({ lexicon }) => lexicon.pronouns.has(folded) || isPronounForm(lexicon.pronouns, folded)))
    return true
  return speaker !== null && matcher.scan(speaker).includes(word)
}

const isPronounForm = (pronouns: ReadonlyMap<string, string>, word: string): boolean =>
  [...pronouns.values()].includes(word)
