import type { Engine } from '../../engine.ts'
import type { ScopeView } from '../../plugin/store.ts'
import { keywordsOf, otherForms } from '../../text/keywords.ts'
import type { MemoryCard } from '../../types/card.ts'
import { normalizeText } from '../../util/normalize.ts'
import type { Anchors } from './speaks-against.ts'

/** Words of a value, other forms and synonyms of each. */
const [WORDS, FORMS, NEAR] = [6, 6, 8]

const KIN = /^(?:family|relation)\.(?<who>[a-z_]+)$/u

/** What ties a message to a card. Names are looked up for whoever is not the user: one look-up. */
export async function anchorsOf(engine: Engine, view: ScopeView, card: MemoryCard): Promise<Anchors> {
  const entity = entityOf(card)
  const names = entity === null ? [] : await view.cards.active(entity, ['name', 'nickname'])
  const called = names.map(({ value }) => value)
  const relation = entity === null ? [] : engine.packs.flatMap(({ doubts }) => doubts?.namesOf(entity) ?? [])
  const kind = card.facet !== null && entity === 'user.pet' ? [card.facet] : []
  const value = new Set(termsOfWords(engine, card.value, MODELS.has(card.slot)))
  return {
    value,
    names: new Set([
      ...called.flatMap((name) => [...engine.termsOf(engine.matcher.scan(name)), ...hanOf(name)]),
      // "My colleague had a baby" names none of one's own.
      ...(card.entity === 'user' || entity === 'user.pet' ? [] : relation),
    ]),
    // A pet or a relative that is named by its kind alone.
    kinds: new Set([
      ...kind.flatMap((word) => termsOfWords(engine, word, true)),
      ...(card.entity === 'user' && entity !== null ? value : []),
    ]),
  }
}

/** Whom a card is about, where that is not the user: of the fact that there is a dog, the dog. */
function entityOf({ entity, slot }: MemoryCard): string | null {
  if (entity !== 'user') return entity
  if (slot === 'pet') return 'user.pet'
  const who = KIN.exec(slot)?.groups?.['who']
  return who === undefined ? null : `user.${who}`
}

/** In these a number is a part of a name: the Mazda 3 is called the Mazda. */
const MODELS: ReadonlySet<string> = new Set(['vehicle', 'device', 'owns', 'pet', 'os', 'uses'])

/** Of an amount its number alone: a unit is that of any number. */
function termsOfWords(engine: Engine, text: string, isName: boolean): readonly string[] {
  const { packs, termsOf } = engine
  const { text: normal } = normalizeText(text)
  const numbers = !isName && /\d/u.test(normal) ? termsOf(normal).filter((term) => /\d/u.test(term)) : []
  if (numbers.length > 0) return numbers
  const isCommon = (word: string) => packs.some(({ lexicon }) => lexicon.commonWords?.has(word))
  const words = [...new Set(keywordsOf(packs, normal).map(({ folded }) => folded))]
  // Words of a language without a pack are cut as they stand.
  const all = words.length > 0 ? words : termsOf(normal)
  const telling = all.filter((word) => !isCommon(word))
  return (telling.length > 0 ? telling : all)
    .slice(0, WORDS)
    .flatMap((word) => [
      ...(HAN.test(word) ? [word, ...(isName ? halvesOf(word) : [])] : termsOf(word)),
      ...otherForms(engine, word, ['variants']).slice(0, FORMS),
      ...otherForms(engine, word, ['synonyms']).slice(0, NEAR),
    ])
}

/** 大众途观 is called 途观, 小米14 小米. */
const halvesOf = (word: string): readonly string[] =>
  [...word.matchAll(/\p{Script=Han}+/gu)].flatMap(([part]) =>
    part.length === 4 ? [part.slice(0, 2), part.slice(2)] : part.length > 1 && part !== word ? [part] : [],
  )

const HAN = /\p{Script=Han}/u

const hanOf = (name: string): readonly string[] => (HAN.test(name) ? [name] : [])
