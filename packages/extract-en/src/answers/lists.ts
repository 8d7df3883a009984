import type { MemoryCard } from '@recollect/core'
import { isCount } from './kin.ts'
import { join, say, turn } from './sentence.ts'

export const distinct = (cards: readonly MemoryCard[]) => [...new Set(cards.map((card) => card.value))]

/** Values that are each of another thing. */
const OF_ITS_OWN: ReadonlySet<string> = new Set(['named_thing', 'size'])

/** Cards that one sentence can hold. */
export function groupsOf(cards: readonly MemoryCard[]): readonly (readonly MemoryCard[])[] {
  const groups = new Map<string, MemoryCard[]>()
  for (const card of cards) {
    const kind = card.entity === 'user.pet' || OF_ITS_OWN.has(card.slot) ? card.facet : null
    const key = `${card.entity} ${card.slot} ${card.polarity} ${kind ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), card])
  }
  return [...groups.values()]
}

export const list = (cards: readonly MemoryCard[]): string =>
  groupsOf(cards)
    .map((group) => sayAll(group))
    .join(' ')

/** Who somebody is says more than that there is one: "1, Ana" → "Ana". */
const named = (values: readonly string[]) => {
  const names = values.filter((value) => !isCount(value))
  return names.length > 0 ? names : values
}

function sayAll(group: readonly MemoryCard[]): string {
  const [first] = group
  if (!first) return ''
  const values = named(distinct(group))
  return say({ ...first, value: join(values), when: group.length === 1 ? first.when : null }, values)
}

const NUMBER = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b/iu

/** A value that is a number answers by itself; relatives are told one kind by one, other values listed. */
export function count(cards: readonly MemoryCard[], total: number): string {
  const [first] = cards
  if (!first) return ''
  if (cards.length === 1 && (total === 1 || NUMBER.test(first.value))) return say(first)
  const values = distinct(cards)
  const ofPeople = ({ slot, entity, value }: MemoryCard) =>
    (/^(?:family|relation)\./u.test(slot) && isCount(value)) || (entity !== 'user' && entity !== 'user.pet')
  if (cards.some(ofPeople)) return `${String(total)}: ${list(cards)}`
  return `${String(total)}: ${join(values.map((value) => turn(value, first)))}.`
}
