import type { Outcome } from './outcomes.ts'
import { slotGroup } from './slots.ts'

/** Errors that may have one cause. */
export interface ErrorGroup {
  readonly what: 'missed' | 'wrong'
  /** Of missed labels the slot and the statement's first tag, of wrong cards the rule. */
  readonly group: string
  readonly count: number
  /** Only when asked for: the texts may not be ours to show. */
  readonly examples?: readonly string[]
}

const MOST_EXAMPLES = 3

interface Found {
  readonly what: ErrorGroup['what']
  readonly group: string
  readonly example: string
}

/** Groups of missed and of wrong cards, the largest first. */
export function errorGroups(outcomes: readonly Outcome[], showExamples: boolean): ErrorGroup[] {
  const groups = new Map<string, Found[]>()
  for (const error of outcomes.flatMap(errorsOf)) {
    const key = `${error.what} ${error.group}`
    groups.set(key, [...(groups.get(key) ?? []), error])
  }
  return [...groups.values()]
    .flatMap((errors): ErrorGroup[] => {
      const [first] = errors
      if (!first) return []
      const group = { what: first.what, group: first.group, count: errors.length }
      const examples = errors.slice(0, MOST_EXAMPLES).map(({ example }) => example)
      return [showExamples ? { ...group, examples } : group]
    })
    .sort((a, b) => b.count - a.count || (`${a.what} ${a.group}` < `${b.what} ${b.group}` ? -1 : 1))
}

function errorsOf({ text, tag, labels, cards }: Outcome): Found[] {
  const missed = labels
    .filter(({ found }) => !found)
    .map(({ label }) => ({
      what: 'missed' as const,
      group: `${slotGroup(label.slot)} × ${tag}`,
      example: `${label.slot}=${label.value} | ${text}`,
    }))
  const wrong = cards
    .filter(({ verdict }) => verdict === 'wrong')
    .map(({ rule, slot, value }) => ({
      what: 'wrong' as const,
      group: rule,
      example: `${slot}=${value} | ${text}`,
    }))
  return [...missed, ...wrong]
}
