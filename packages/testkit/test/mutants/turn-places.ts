import type { NewTurn, TurnKeyKind, TurnPlace, TurnRange } from '@recollect/core/store'
import { turnKeys } from '@recollect/core/store'

const newestFirst = (a: TurnPlace, b: TurnPlace): number => b.saidAt - a.saidAt || b.number - a.number

/** The places of a range among all, whatever it is that they have in common. */
export const inRange = (places: readonly TurnPlace[], { limit, before }: TurnRange): readonly TurnPlace[] =>
  places
    .filter((place) => before === undefined || newestFirst(before, place) < 0)
    .toSorted(newestFirst)
    .slice(0, limit)
    .map(({ number, saidAt }) => ({ number, saidAt }))

export const hasKey = (turn: NewTurn, kind: TurnKeyKind, key: string): boolean =>
  turnKeys(turn).some(([of, held]) => of === kind && held === key)
