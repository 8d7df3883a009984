import type { Known, Mention, PronounPlace } from '../plugin/known.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { genderOf } from './tell-apart.ts'
import { namePlaces } from './name-places.ts'

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
