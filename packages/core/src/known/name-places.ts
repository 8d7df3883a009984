import type { Known, KnownName, NamePlace, PeopleWords } from '../plugin/known.ts'
import type { LanguagePack } from '../plugin/language-pack.ts'
import type { NormalizedText } from '../plugin/text.ts'
import { normalizeText } from '../util/normalize.ts'

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
