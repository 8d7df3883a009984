import { own } from '@recollect/core/plugin'
import type { MemoryCard } from '@recollect/core'
import type { Catalogue } from '../text/index.ts'
import { shortDate } from './event-date.ts'
import { safe } from './safe.ts'
import type { View } from './view.ts'

type Named = Pick<MemoryCard, 'entity' | 'slot' | 'facet'>

/** What a fact is about: `home`, `wife's home`, `家人（儿子）`. */
export function factName({ entity, slot, facet }: Named, { slots }: Catalogue): string {
  const who = entity.startsWith('user.') ? entity.slice('user.'.length) : null
  const name = slotName(slot, slots)
  const whole = facet === null ? name : slots.family(name, safe(facet))
  return who === null ? whole : slots.of(own(slots.people, who) ?? safe(who), whole)
}

function slotName(slot: string, { names, family, people }: Catalogue['slots']): string {
  const known = own(names, slot)
  if (known !== undefined) return known
  const [, prefix = '', member = ''] = /^([a-z]+[._])(.+)$/u.exec(slot) ?? []
  const name = own(names, prefix)
  return name === undefined
    ? safe(slot.replaceAll('_', ' '))
    : family(name, own(people, member) ?? safe(member.replaceAll('_', ' ')))
}

/** Slots whose usual values are dislikes already. */
const NEGATIVE_BY_NATURE = new Set(['dislikes', 'fear'])

/** Set aside under such a key: it was said by mistake and never held. */
export const isMistake = ({ valueKey }: Pick<MemoryCard, 'valueKey'>): boolean => valueKey.startsWith('^')

/** The value, said to be denied where it is. */
export function factValue(
  { slot, value, polarity }: Pick<MemoryCard, 'slot' | 'value' | 'polarity'>,
  { slots }: Catalogue,
): string {
  const shown = safe(value)
  return polarity === 'negative' && !NEGATIVE_BY_NATURE.has(slot) ? slots.denied(shown) : shown
}

/** The value with its normal form, where that differs, and its date: `5'10 (178 cm)`, `Berlin (2024-03)`. */
export function factWithDetails(
  card: Pick<MemoryCard, 'slot' | 'value' | 'polarity' | 'normal' | 'eventDate'>,
  view: Pick<View, 'text' | 'zone'>,
): string {
  const { normal, eventDate } = card
  const { dates } = view.text
  const value = factValue(card, view.text)
  const details = [
    normal === null || normal === card.value ? '' : safe(normal),
    eventDate === null ? '' : shortDate(eventDate, view),
  ].filter(Boolean)
  return value === '' || details.length === 0 ? value : dates.remark(value, details.join(dates.separator))
}
