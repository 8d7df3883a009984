import type { Section } from '../quality/sections.ts'
import { percent } from '../stats/numbers.ts'
import { LEFT_OUT } from './parts.ts'
import type { PartOutcome } from './run-part.ts'
import type { Target } from './targets.ts'

export interface Judged {
  readonly target: Target
  /** Null for a figure that is to be reached and that no command told. */
  readonly measured: number | null
  /** Null for a figure that has nothing to reach. */
  readonly met: boolean | null
}

const judge = (target: Target, measured: number | null): Judged => ({
  target,
  measured,
  met: isMet(target, measured),
})

const isMet = ({ atLeast, atMost }: Target, measured: number | null): boolean | null => {
  if (atLeast !== undefined) return measured !== null && measured >= atLeast
  return atMost === undefined ? null : measured !== null && measured <= atMost
}

/**
 * Figures in the order of the targets; one without a target goes by its key. Where every command ran in full, one that was not told stands
 * there too, not met: it must not leave the table unseen.
 */
export function judged(
  outcomes: readonly PartOutcome[],
  targets: readonly Target[],
  whole: boolean,
): readonly Judged[] {
  const measured = new Map(outcomes.flatMap(({ headline }) => Object.entries(headline)))
  const known = targets.flatMap((target) => {
    const value = measured.get(target.key)
    if (value === undefined && !whole) return []
    return [judge(target, value ?? null)]
  })
  const others = [...measured].filter(([key]) => !targets.some((target) => target.key === key))
  return [...known, ...others.map(([key, value]) => judge({ key, name: key }, value))]
}

function shown({ unit }: Target, value: number | null): string {
  if (value === null) return 'not told'
  return unit === 'share' ? percent(value) : String(value)
}

function bound(target: Target): string {
  if (target.atLeast !== undefined) return `≥ ${shown(target, target.atLeast)}`
  return target.atMost === undefined ? '' : `≤ ${shown(target, target.atMost)}`
}

/** The one table, and what there is to say about how it came about. */
export function summarySection(
  outcomes: readonly PartOutcome[],
  rows: readonly Judged[],
  quick: boolean,
): Section {
  const failed = outcomes.filter(({ failure }) => failure !== null)
  const missed = rows.filter(({ met }) => met === false).length
  const bounded = rows.filter(({ met }) => met !== null).length
  return {
    title: 'Everything',
    head: ['figure', 'measured', 'to reach', 'met'],
    rows: [
      ...rows.map(({ target, measured, met }) => [
        target.name,
        shown(target, measured),
        bound(target),
        met === null ? '' : met ? 'yes' : 'NO',
      ]),
      ...failed.map(({ name, failure }) => [`${name}: FAILED`, '', failure ?? '', 'NO']),
    ],
    notes: [
      `${bounded - missed} of ${bounded} figures are met.${quick ? ' A quick run: it shows that everything works, its times mean nothing.' : ''}`,
      `Run: ${outcomes.map(({ name, seconds }) => `${name} (${seconds} s)`).join(', ')}.`,
      `Left out: ${LEFT_OUT.map(({ name, why }) => `${name}, which ${why}`).join('; ')}.`,
    ],
  }
}
