import { mistakeKey } from '../facts/keys.ts'
import type { ValueForms, TimedDraft } from '../plugin/versioner.ts'
import type { CardWriter } from '../plugin/cards.ts'
import type { MemoryCard, CardDraft } from '../types/card.ts'
import type { EpochMs } from '../types/item.ts'
import { closeRanks } from './close-ranks.ts'
import { isOpenRival } from '../facts/card-time.ts'
import { timeOf } from '../facts/order.ts'

/** Moves what was said by mistake out of its chain; it never held. */
export async function setAside(
  cards: CardWriter,
  mistake: MemoryCard,
  by: string,
  { now, values }: { readonly now: EpochMs; readonly values: ValueForms },
): Promise<MemoryCard> {
  const valueKey = mistakeKey(values.form(mistake.value))
  const latest = await cards.latest(mistake.versionKey, valueKey)
  const patch = {
    active: false,
    correctedBy: by,
    valueKey,
    version: (latest?.version ?? 0) + 1,
    parentId: latest?.id ?? null,
    validTo: mistake.validFrom ?? mistake.validTo,
    expiresAt: null,
    supersededAt: mistake.supersededAt ?? now,
  }
  await cards.update(mistake.id, patch)
  return { ...mistake, ...patch }
}

/**
 * What followed the mistake follows what took its place; where that has another place, the ranks it left are closed. Gives the cards
 * that changed.
 */
export async function follow(
  cards: CardWriter,
  mistake: MemoryCard,
  heir: MemoryCard,
): Promise<readonly MemoryCard[]> {
  const inPlace = heir.valueKey === mistake.valueKey && heir.version === mistake.version
  const changed: MemoryCard[] = []
  for (const card of await cards.history(mistake.versionKey)) {
    if (card.parentId !== mistake.id || (!inPlace && card.valueKey === mistake.valueKey)) continue
    await cards.update(card.id, { parentId: card.id === heir.id ? mistake.parentId : heir.id })
    changed.push(card)
  }
  return inPlace ? changed : [...changed, ...(await closeRanks(cards, mistake, new Set([mistake.id])))]
}

/**
 * Where one of several contested values is gone for good or has expired: the first of the rivals that are left holds, and what has no rival
 * any more is not contested. Gives the cards it changed.
 */
export async function settleRivals(cards: CardWriter, key: string): Promise<readonly MemoryCard[]> {
  const family = await cards.history(key)
  const rivals = family.filter(isOpenRival)
  const [first, ...others] = rivals
  const holder = family.find(
    (card) => card.active && (first ? card.valueKey === first.valueKey : card.contested),
  )
  if (holder && first) return []
  const heir = holder ?? first
  if (!heir) return []
  await cards.update(heir.id, { active: true, contested: others.length > 0 })
  return [heir]
}

/** Under this name a card keeps why its value replaced nothing: it is laid on the line of time again whenever something is said. */
export const DOUBT = 'doubt'

/** Why what is said may stand beside what holds, but not replace it; null when it may. */
export function doubtIn(says: MemoryCard | TimedDraft): string | null {
  const doubt = 'extra' in says ? says.extra?.[DOUBT] : says.doubt
  return typeof doubt === 'string' ? doubt : null
}

/** With the doubt that only what is held can raise: an age that the clock does not lead to. */
export function doubted(draft: TimedDraft, known: readonly MemoryCard[]): TimedDraft {
  if (draft.slot !== 'age' || !isPlain(draft)) return draft
  const held = known.find((card) => card.active)
  const [was, is] = [yearsIn(held), yearsIn(draft)]
  if (held === undefined || was === null || is === null) return draft
  if (agesInto(draft, held)) return { ...draft, doubt: undefined }
  return { ...draft, doubt: `${is} after ${was} does not fit the time between` }
}

const isPlain = ({ relation, tense, correction }: CardDraft): boolean =>
  relation === 'sets' && tense === 'current' && correction === undefined

const YEAR = 365.25 * 24 * 3600 * 1000

/** Whether an age may be that of whoever was of another age then. */
export function agesInto(draft: TimedDraft, held: MemoryCard): boolean {
  const [was, is] = [yearsIn(held), yearsIn(draft)]
  return was !== null && is !== null && fitsClock(is - was, (draft.eventAt - timeOf(held)) / YEAR)
}

/** Of an age only whole years are said: so many years later it is so many more, and one more after the birthday. */
const fitsClock = (older: number, passed: EpochMs): boolean =>
  older >= Math.floor(passed) && older <= Math.floor(passed) + 1

function yearsIn(says: Pick<CardDraft, 'value' | 'normal'> | undefined): number | null {
  const digits = /^\D{0,12}(?<years>\d{1,3})(?!\d)/u.exec(says?.normal ?? says?.value ?? '')?.groups?.[
    'years'
  ]
  return digits === undefined ? null : Number(digits)
}
