import type { Catalogue } from '../text/catalogue.ts'

type SlotText = Catalogue['slots']

/** Slots that come in families: `favorite_color`, `family.dog`. */
const FAMILIES = ['favorite_', 'event_', 'family.', 'relation.']

const spaced = (name: string): string => name.replaceAll('_', ' ')

/** What a reader calls a slot; one of the user's own is shown under its own name. */
export function slotName(slot: string, text: SlotText): string {
  const name = text.names[slot]
  if (name !== undefined) return name
  const family = FAMILIES.find((beginning) => slot.startsWith(beginning))
  if (family === undefined) return spaced(slot)
  const member = slot.slice(family.length)
  return text.family(text.names[family] ?? family, text.people[member] ?? spaced(member))
}

/** The slot, and whose it is when it is not the user's: 妻子的住址. */
export function attributeName(entity: string, slot: string, text: SlotText): string {
  const name = slotName(slot, text)
  if (entity === 'user') return name
  const who = entity.replace(/^user\./u, '')
  return text.of(text.people[who] ?? spaced(who), name)
}
