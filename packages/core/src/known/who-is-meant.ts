import type {
  Known,
  Mention,
  PronounPlace,
  KnownName,
  NamePlace,
  PeopleWords,
  Gender,
} from '../plugin/known.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { normalizeText } from '../util/normalize.ts'
import type { SlotRegistry } from '../plugin/slots.ts'
import { isOneOfSeveral, namesSeveral } from '../slots/several.ts'
import type { CardDraft } from '../types/card.ts'

type Packs = readonly LanguagePack[]

const PET = 'user.pet'

/** Whether a pronoun can stand for somebody. */
export function fits(means: PronounPlace['means'], { entity, several }: Mention): boolean {
  if (means === 'several' || several) return means === 'several' && several
  if (means === 'animal') return entity === PET
  const gender = genderOf(entity)
  return gender === null || gender === means
}

/** Everybody a text speaks of, by a relation or a known name. */
export function mentionsIn(packs: Packs, text: NormalizedText, names: Known['names']): readonly Mention[] {
  return packs.flatMap((pack) => {
    const { people, fold } = pack
    if (people === undefined) return []
    const folded = fold(text.text)
    const named = namePlaces(pack, folded, names).filter(({ who }) => who.entity !== 'user')
    const byName = named.map(({ who, start }) => ({
      entity: who.entity,
      word: who.name,
      name: who.of ?? who.name,
      several: false,
      start,
    }))
    return [...people.mentions(folded), ...byName]
  })
}

/** Whether a text, up to a place, speaks of somebody the memory cannot know. */
export const bringsInStranger = (
  packs: Packs,
  text: NormalizedText,
  names: Known['names'],
  end = text.text.length,
): boolean =>
  packs.some((pack) => {
    if (pack.people === undefined) return false
    const folded = pack.fold(text.text).slice(0, end)
    const places = namePlaces(pack, folded, names)
    const blank = places.reduceRight(
      (rest, place) =>
        rest.slice(0, place.start) + ' '.repeat(place.end - place.start) + rest.slice(place.end),
      folded,
    )
    return pack.people.bringsInStranger(blank)
  })

/** The one somebody can be that fits; null where nobody or several do, or a stranger might be meant. */
export function antecedentOf(packs: Packs, means: PronounPlace['means'], known: Known): Mention | null {
  for (const text of known.before) {
    const fitting = mentionsIn(packs, text, known.names).filter((mention) => fits(means, mention))
    if (bringsInStranger(packs, text, known.names)) return null
    const [first] = fitting
    if (first === undefined) continue
    const names = new Set(fitting.flatMap(({ name }) => name ?? []))
    const words = new Set(fitting.flatMap(({ name, word }) => (name === null ? word : [])))
    const isOne = fitting.every(({ entity }) => entity === first.entity) && names.size < 2 && words.size < 2
    return isOne ? (fitting.find(({ name }) => name !== null) ?? first) : null
  }
  return null
}

type Naming = Pick<LanguagePack, 'fold' | 'people'>

/** Folded form → who is called so; null where several are: nobody can say who is meant. A full name is meant before a short form. */
function byForm(
  { fold, people }: Naming,
  names: readonly KnownName[],
): ReadonlyMap<string, KnownName | null> {
  const folded = names
    .map((who) => ({ who, name: fold(normalizeText(who.name).text).trim() }))
    .filter(({ name }) => name.length > 1)
  const found = new Map<string, KnownName | null>()
  const add = (form: string, who: KnownName) => {
    const other = found.get(form)
    found.set(form, other === undefined || isSame(other, who) ? who : null)
  }
  for (const { who, name } of folded) add(name, who)
  const full = new Set(found.keys())
  for (const { who, name } of folded)
    for (const form of people?.shortForms(name) ?? []) if (!full.has(form)) add(form, who)
  return found
}

const isSame = (one: KnownName | null, other: KnownName): boolean =>
  one?.entity === other.entity && (one.of ?? one.name) === (other.of ?? other.name)

const literal = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\/-]/gu, String.raw`\$&`)

/** Where known people are named in a text, the longest name first; whom nobody can tell by it is left out. */
export function namePlaces(pack: Naming, folded: string, names: Known['names']): readonly NamePlace[] {
  const forms = byForm(pack, names)
  if (forms.size === 0) return []
  const list = [...forms.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(list.map(literal).join('|'), 'gu')
  return [...folded.matchAll(pattern)].flatMap((match) => {
    const who = forms.get(match[0])
    return who ? [{ start: match.index, end: match.index + match[0].length, who }] : []
  })
}

/** Those of them that are spoken of there by that name. */
export const spokenOf = (
  people: PeopleWords,
  text: NormalizedText,
  folded: string,
  places: readonly NamePlace[],
): readonly NamePlace[] =>
  places.filter((place) => place.who.entity !== 'user' && people.isSpokenOf(text, folded, place))

/** Somebody named in a message, by the place in its text. */
export interface Named {
  readonly entity: string
  readonly name: string
  readonly start: number
  /** Another one than those known: "my other cousin". */
  readonly another?: boolean
}

/** Those whose name a draft tells. */
const introduced = (drafts: readonly CardDraft[]): readonly Named[] =>
  drafts
    .filter(({ slot, entity, relation }) => namesSeveral(slot, entity) && relation !== 'retracts')
    .map(({ entity, value, span }) => ({ entity, name: value, start: span.start }))

/**
 * Files a single fact of one of several people one may have ("my son Tom is 7") under the name said last before it, so that what is said
 * of one son takes no other's place. Facts of nobody named stay as they are.
 */
export function toldApart(
  drafts: readonly CardDraft[],
  spoken: readonly Named[],
  slots: SlotRegistry,
): readonly CardDraft[] {
  const told = introduced(drafts)
  // "My other cousin Beth" is Beth.
  const isNameless = ({ entity }: Named) => !told.some((one) => one.entity === entity)
  const named = [...spoken.filter((one) => one.another !== true || isNameless(one)), ...told].sort(
    (a, b) => a.start - b.start,
  )
  if (named.length === 0) return drafts
  return drafts.map((draft) => {
    const { entity, slot, facet, span } = draft
    if (facet !== null || !isOneOfSeveral(entity) || namesSeveral(slot, entity)) return draft
    if (draft.effect === undefined && slots.get(slot, entity).cardinality !== 'single') return draft
    const own = named.filter((one) => one.entity === entity)
    const meant = own.findLast(({ start }) => start <= span.start) ?? own[0]
    if (meant === undefined) return draft
    return { ...draft, facet: meant.name, ...(meant.another === true ? { another: true } : {}) }
  })
}

const FEMALE: ReadonlySet<string> = new Set(
  'mother wife girlfriend sister daughter grandmother aunt niece stepmother godmother granddaughter'.split(
    ' ',
  ),
)
const MALE: ReadonlySet<string> = new Set(
  'father husband boyfriend brother son grandfather uncle nephew stepfather godfather grandson'.split(' '),
)

/** Of an entity by its relation (`user.ex_wife`, `user.mother_in_law`); null where the relation says none. */
export function genderOf(entity: string): Gender | null {
  const relation = entity.slice(entity.indexOf('.') + 1).replace(/^ex_|_in_law$/gu, '')
  if (FEMALE.has(relation)) return 'female'
  return MALE.has(relation) ? 'male' : null
}
