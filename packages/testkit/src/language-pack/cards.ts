import type { CardDraft, RuleExample } from '@recollect/core/extraction'

type Wanted = RuleExample['cards'][number]

/** Whether a draft has everything an example names; the entity is the user's unless named. */
export function isCard(draft: CardDraft, wanted: Wanted): boolean {
  const { corrects, ...fields } = wanted
  const named = { entity: 'user', ...fields }
  return (
    (corrects === undefined || draft.correction?.of === corrects) &&
    Object.entries(named).every(
      ([field, value]) => value === undefined || Reflect.get(draft, field) === value,
    )
  )
}

/** `user.wife location=Oslo (updates, past)`: what a fault shows. */
export function shown(card: Wanted | CardDraft): string {
  const marks = [
    card.relation === 'sets' ? undefined : card.relation,
    card.polarity === 'negative' ? 'not' : undefined,
  ]
  if (card.tense === 'past') marks.push('past')
  const said = marks.filter((mark) => mark !== undefined)
  return `${card.entity ?? 'user'} ${card.slot}=${card.value}${said.length === 0 ? '' : ` (${said.join(', ')})`}`
}

export const shownAll = (cards: readonly CardDraft[]): string =>
  cards.length === 0 ? 'nothing' : cards.map((card) => `${shown(card)} by ${card.rule}`).join('; ')

/** `family.son` → `family.*`: members of a family count as one slot. */
export const familyOf = (slot: string): string =>
  slot.replace(/^(?<family>favorite_|event_|family\.|relation\.).*$/u, '$<family>*')

/** Whether a slot is one of those named; `family.*` stands for the family. */
export const isOneOf = (slot: string, names: readonly string[]): boolean =>
  names.includes(slot) || names.includes(familyOf(slot))
