import { share } from '../stats/numbers.ts'
import type { Outcome } from './outcomes.ts'

export interface SlotCoverage {
  readonly slot: string
  /** Labels of the slot. */
  readonly facts: number
  readonly covered: number
  /** Null without facts: the slot was only given. */
  readonly share: number | null
  /** Cards given in the slot. */
  readonly right: number
  readonly wrong: number
}

/** Slots that differ in a name only are one: `favorite_color` and `favorite_food` are `favorite_…`. */
export const slotGroup = (slot: string): string =>
  slot
    .replace(/^(?:relation|family)\..*$/u, 'family.…')
    .replace(/^(?<family>favorite_|event_).+$/u, '$<family>…')

/** Labels and cards by slot, most labels first. */
export function slotCoverage(outcomes: readonly Outcome[]): SlotCoverage[] {
  const counts = new Map<string, { facts: number; covered: number; right: number; wrong: number }>()
  const of = (slot: string) => {
    const group = slotGroup(slot)
    const known = counts.get(group) ?? { facts: 0, covered: 0, right: 0, wrong: 0 }
    counts.set(group, known)
    return known
  }
  for (const { labels, cards } of outcomes) {
    for (const { label, found } of labels) {
      of(label.slot).facts += 1
      if (found) of(label.slot).covered += 1
    }
    for (const { slot, verdict } of cards) if (verdict !== 'neutral') of(slot)[verdict] += 1
  }
  return [...counts]
    .map(([slot, count]) => ({
      slot,
      ...count,
      share: share(count.covered, count.facts),
    }))
    .sort((a, b) => b.facts - a.facts || (a.slot < b.slot ? -1 : 1))
}
