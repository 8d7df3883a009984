import type { Detector } from '../plugin/query.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { TermsOf } from '../text/terms.ts'
import type { Detection, QuestionEntity } from '../types/question.ts'
import { normalizeText } from '../util/normalize.ts'

/** Words that name a slot in a question: its name, its type's, what stands in a pattern beside the value. */
export interface SlotWords {
  readonly slot: string
  readonly entity: string
  /** Any of them names it. */
  readonly words: readonly string[]
}

export interface NamedBy {
  readonly slot: string
  readonly entity: string
  readonly words: string
  readonly terms: readonly string[]
}

/** Adds to what a detector finds the slots whose words stand in the question, those with the most words first. */
export function namingDetector(
  { detector, fold }: LanguagePack,
  named: readonly NamedBy[],
  termsOf: TermsOf,
): Detector {
  return {
    detect(query, context) {
      const found = detector.detect(query, context)
      const here = namedIn(fold(query.text), named, termsOf)
      if (here.length === 0) return found
      const readAs = ({ words }: NamedBy) => detector.detect(normalizeText(words), context).entity
      return withSlots(found, here, termsOf, entityAsked(found.entity, here, readAs))
    },
  }
}

/** Those all of whose words stand in a text. */
export function namedIn(text: string, named: readonly NamedBy[], termsOf: TermsOf): readonly NamedBy[] {
  const asked = new Set(termsOf(text))
  return named.filter(({ terms }) => terms.every((term) => asked.has(term)))
}

/** The terms by which slots are named; words that every question has name none. */
export function namesOf(
  slots: readonly SlotWords[],
  packs: readonly LanguagePack[],
  termsOf: TermsOf,
): readonly NamedBy[] {
  const content = (words: string) =>
    termsOf(words).filter((term) => !packs.some(({ lexicon }) => isEmpty(term, lexicon)))
  return slots
    .flatMap(({ slot, entity, words }) =>
      words.map((given) => {
        const one = given.toLowerCase().replaceAll(/[_.-]/gu, ' ')
        return { slot, entity, words: one, terms: [...new Set(content(one))] }
      }),
    )
    .filter(({ terms }) => terms.length > 0)
    .sort((a, b) => b.terms.length - a.terms.length)
}

const isEmpty = (term: string, { stopwords, pronouns }: LanguagePack['lexicon']): boolean =>
  stopwords.has(term) || pronouns.has(term)

/**
 * Whose fact is asked for. "My mentor" in a question is the user's where "my mentor is X" states a fact of the user: words of a pattern
 * that are read as somebody's name the owner of the type.
 */
function entityAsked(
  asked: QuestionEntity,
  named: readonly NamedBy[],
  readAs: (one: NamedBy) => QuestionEntity,
): QuestionEntity {
  const [first] = named
  if (first === undefined || first.entity === asked) return asked
  const isOwn = asked === 'user' || asked === 'addressee'
  const owner = isOwn ? first : named.find((one) => one.slot === first.slot && readAs(one) === asked)
  return owner !== undefined && isKnown(owner.entity) ? owner.entity : asked
}

const isKnown = (entity: string): entity is 'user' | `user.${string}` =>
  entity === 'user' || entity.startsWith('user.')

function withSlots(
  found: Detection,
  named: readonly NamedBy[],
  termsOf: TermsOf,
  entity: QuestionEntity,
): Detection {
  const naming = new Set(named.flatMap(({ terms }) => terms))
  const about = termsOf(found.about).filter((term) => !naming.has(term))
  return {
    ...found,
    slots: [...new Set([...named.map(({ slot }) => slot), ...found.slots])],
    about: about.join(' '),
    entity,
  }
}
