import { isDenial } from '../../../facts/keys.ts'
import { isSame } from '../../../slots/kinds.ts'
import type { MemoryCard } from '../../../types/card.ts'
import type { AnswerMaterial, Choice } from '../answer-material.ts'
import type { LanguagePack } from '../../../plugin/language-pack.ts'
import type { ScopeView } from '../../../plugin/store.ts'
import { firstOf } from '../../ranking/near-duplicates.ts'

/** A value that is a number already ("2" children) is the count. */
const NUMBER = /^(?:\p{N}|[一二两三四五六七八九十])/u
const RELATIVE = /^(?:family|relation)\./u

/** Counts what a question asks how many there are of: all values of its slots, or those of the kind it names. Null when none is known. */
export function chooseCount(material: AnswerMaterial, near: readonly MemoryCard[]): Choice {
  const { detection, compare, kin, slots } = material
  const { value, facet } = detection
  const asked = detection.slots[0] ?? ''
  const ofKind = (card: MemoryCard) => {
    if (facet !== null && card.facet !== null) return card.facet === facet
    // Of animals the packs know the kinds; of other things all are counted.
    if (value === null || asked !== 'pet') return true
    return [card.value, card.facet ?? ''].some((said) => compare(value, { ...card, value: said }) === 'same')
  }
  const many = near.filter(
    ({ slot, entity }) => isSame(asked, slot) && slots.get(slot, entity).cardinality === 'multi',
  )
  const counted = [...many, ...kin].filter(ofKind)
  const there = counted.filter((card) => !isDenial(card))
  const [first] = there
  if (!first) return counted[0] ? { form: 'fact', cards: counted.slice(0, 1) } : null
  if (there.length === 1 && NUMBER.test(first.normal ?? first.value)) return { form: 'fact', cards: there }
  // Who is counted already need not be named.
  const listed = there.filter((card, at) => !isName(card) || isFirstOf(there, card, at))
  return { form: 'count', cards: listed, total: totalOf(material, there) }
}

/** A relative is told by each name, else by what is known first; not at all where there is a card for the kind. */
function isFirstOf(cards: readonly MemoryCard[], card: MemoryCard, at: number): boolean {
  const kind = cards.filter((one) => kindOf(one) === kindOf(card))
  return kind.every(isName) && (card.slot === 'name' || cards.indexOf(kind[0] ?? card) === at)
}

/** A number said of the slot asked for is the number; else the kinds add up. */
function totalOf({ detection, numberOf }: AnswerMaterial, cards: readonly MemoryCard[]): number {
  const kinds = new Map<string, MemoryCard[]>()
  for (const card of cards) kinds.set(kindOf(card), [...(kinds.get(kindOf(card)) ?? []), card])
  const asked = detection.slots[0] ?? ''
  const whole = RELATIVE.test(asked)
    ? kinds
        .get(asked.replace(RELATIVE, ''))
        ?.filter((card) => !isName(card))
        .map(numberOf)
    : undefined
  const number = whole?.find((one) => one !== null)
  return number ?? [...kinds.values()].reduce((sum, group) => sum + countOf(group, numberOf), 0)
}

const isName = ({ entity }: MemoryCard) => entity !== 'user'

/** What a card is one of: a brother's name stands for a brother. */
const kindOf = ({ slot, entity }: MemoryCard): string =>
  entity === 'user' ? slot.replace(RELATIVE, '') : entity.replace('user.', '')

/** Names and numbers of the same relatives are not added up; numbers of different animals are. */
function countOf(cards: readonly MemoryCard[], said: (card: MemoryCard) => number | null): number {
  const told = cards.filter(isName)
  const names = Math.max(told.length > 0 ? 1 : 0, told.filter(({ slot }) => slot === 'name').length)
  const values = cards.filter((card) => !isName(card))
  const numbers = values.map(said)
  const sum = numbers.reduce<number>((all, number) => all + (number ?? 1), 0)
  if (!values.some(({ slot }) => RELATIVE.test(slot))) return Math.max(names, sum)
  return Math.max(
    names,
    numbers.filter((number) => number === null).length,
    ...numbers.map((number) => number ?? 0),
  )
}

/** Messages read for one count. */
const MOST = 8
/** Characters before a value that may number it: 十二只. */
const BEFORE = 4

/** The messages that cards to be counted were taken from, by id: their values may stand without their numbers there. */
export async function readWords(
  view: ScopeView,
  cards: readonly MemoryCard[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(cards.flatMap(({ itemId }) => itemId ?? []))].slice(0, MOST)
  const items = ids.length === 0 ? [] : await view.items.byIds(ids)
  return new Map(items.map(({ id, text }) => [id, text]))
}

/** How many a card says there are: by its normal form, its value ("two cats"), or what stands before it in its message (三只 + 猫). */
export function numberOf(
  packs: readonly LanguagePack[],
  words: ReadonlyMap<string, string>,
): AnswerMaterial['numberOf'] {
  const read = (text: string) =>
    /^\d{1,6}$/u.test(text) ? Number(text) : firstOf(packs, (pack) => pack.answers.numberIn?.(text))
  return ({ normal, value, itemId }) => {
    const own = read(normal ?? value)
    const text = words.get(itemId ?? '') ?? ''
    const at = own === null && value !== '' ? text.indexOf(value) : -1
    for (let from = Math.max(0, at - BEFORE); from < at; from++) {
      const found = read(text.slice(from, at) + value)
      if (found !== null) return found
    }
    return own
  }
}
