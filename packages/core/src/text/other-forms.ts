import { expansionKinds } from '../config/steps.ts'
import type { Config } from '../config/schema.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { ExpansionKind } from '../plugin/query.ts'
import type { Detection } from '../types/question.ts'
import { normalizeText } from '../util/normalize.ts'
import type { TermsOf } from './terms.ts'

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
