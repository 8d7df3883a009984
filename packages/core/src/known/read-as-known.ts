import type { Known, PeopleWords, PronounPlace } from '../plugin/known.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { withWords } from '../text/rewritten.ts'
import type { Place } from '../text/rewritten.ts'
import type { Span } from '../types/item.ts'
import { antecedentOf, bringsInStranger, fits, mentionsIn, namePlaces, spokenOf } from './who-is-meant.ts'

/** Others' words: nobody the user knows is spoken of in them. */
const QUOTED = /"[^"\n]{1,200}"|“[^”\n]{1,200}”|「[^」\n]{1,200}」|『[^』\n]{1,200}』|《[^》\n]{1,80}》/gu

/**
 * Whether a text may refer to somebody known: by a name, by a pronoun, or by going on about them. Pure and cheap; true too often rather
 * than too seldom.
 */
export function mayRefer(packs: readonly LanguagePack[], text: NormalizedText): MayRefer {
  const asked = packs.filter(({ people, score }) => people !== undefined && score(text.text) > 0)
  return {
    name: asked.some(({ people }) => people?.mayName(text) === true),
    pronoun: asked.some(({ people, fold }) => people !== undefined && refersBack(people, fold(text.text))),
  }
}

const refersBack = (people: PeopleWords, folded: string): boolean =>
  people.goesOn?.(folded) === true || people.pronouns(folded).length > 0 || people.others(folded).length > 0

export interface MayRefer {
  readonly name: boolean
  readonly pronoun: boolean
}

/** A place of a normalised text where somebody known is meant, and what a pack reads there. */
export interface Reference extends Place {
  readonly entity: string
  /** By which name they are known, where they have one. */
  readonly name: string | null
  /** True where another one is meant than those spoken of. */
  readonly another?: true
}

/** Where a text means somebody known, by a name or by a pronoun that can mean nobody else; in order. */
export function references(
  packs: readonly LanguagePack[],
  pack: LanguagePack,
  text: NormalizedText,
  known: Known | undefined,
): readonly Reference[] {
  const { people } = pack
  if (people === undefined || known === undefined) return []
  const folded = pack.fold(text.text)
  const quoted = quotesIn(folded)
  const isOwn = ({ start }: Place) => !quoted.some((span) => start >= span.start && start < span.end)
  const context = { packs, people, text, folded, known }
  const places = [...otherWords(context), ...nameWords(pack, people, text, known), ...pronounWords(context)]
  return apart(places.filter(isOwn))
}

/**
 * A text with known names, and pronouns that can only mean one known person, read as the phrase of the pack for them: "Kate moved to
 * Berlin" as "my sister moved to Berlin". Spans lead back to the words as written. A text that refers to nobody is given back as it is.
 */
export const readAsKnown = (
  packs: readonly LanguagePack[],
  pack: LanguagePack,
  text: NormalizedText,
  known: Known | undefined,
): NormalizedText => withWords(text, references(packs, pack, text, known))

/** Whether a pack reads a text otherwise for what is known. */
export const refersToKnown = (packs: readonly LanguagePack[], text: NormalizedText, known: Known): boolean =>
  packs.some((pack) => pack.score(text.text) > 0 && readAsKnown(packs, pack, text, known) !== text)

function quotesIn(folded: string): readonly Span[] {
  return [...folded.matchAll(QUOTED)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }))
}

function nameWords(
  pack: LanguagePack,
  people: PeopleWords,
  text: NormalizedText,
  { names }: Known,
): readonly Reference[] {
  const folded = pack.fold(text.text)
  return spokenOf(people, text, folded, namePlaces(pack, folded, names)).flatMap(({ start, end, who }) => {
    const words = people.phrase(who.entity, who.kind)
    return words === null ? [] : [{ start, end, words, entity: who.entity, name: who.of ?? who.name }]
  })
}

interface Spoken {
  readonly packs: readonly LanguagePack[]
  readonly people: PeopleWords
  readonly text: NormalizedText
  readonly folded: string
  readonly known: Known
}

/** "My other cousin", read as it stands, is the only one beside whom was spoken of last; one without a name where nobody can say. */
function otherWords({ packs, people, text, folded, known }: Spoken): readonly Reference[] {
  return people.others(folded).map(({ start, end, entity, label }) => {
    const said = [text, ...known.before].flatMap((one) => mentionsIn(packs, one, known.names))
    const last = said.find((mention) => mention.entity === entity && mention.name !== null)?.name
    const theirs = known.names.filter((who) => who.entity === entity && who.of === undefined)
    const others = theirs.filter(({ name }) => name !== last)
    const name = last !== undefined && others.length === 1 ? (others[0]?.name ?? label) : label
    return { start, end, words: folded.slice(start, end), entity, name, another: true }
  })
}

function pronounWords({ packs, people, text, folded, known }: Spoken): readonly Reference[] {
  const found = people.pronouns(folded)
  if (found.length === 0 || known.before.length === 0) return []
  const mentions = mentionsIn(packs, text, known.names)
  // Who is named in the message itself is found by the pack's own rules.
  const isOpen = ({ start, means }: PronounPlace) =>
    !mentions.some((mention) => mention.start < start && fits(means, mention)) &&
    !bringsInStranger(packs, text, known.names, start)
  return found.filter(isOpen).flatMap(({ start, end, means, ending }) => {
    const meant = antecedentOf(packs, means, known)
    const kind = known.names.find(({ name }) => name === meant?.name)?.kind ?? null
    if (meant === null) return []
    const { entity, name } = meant
    const words = people.phrase(entity, kind)
    return words === null ? [] : [{ start, end, words: words + ending, entity, name }]
  })
}

/** In order; of two that touch, the first. */
function apart(places: readonly Reference[]): readonly Reference[] {
  const kept: Reference[] = []
  for (const place of [...places].sort((a, b) => a.start - b.start || b.end - a.end))
    if (place.start >= (kept.at(-1)?.end ?? 0)) kept.push(place)
  return kept
}
