import type { Section } from '../../quality/sections.ts'
import { percent, round } from '../../stats/numbers.ts'
import type { Verdict } from '../compare.ts'

const signed = (share: number): string => `${share > 0 ? '+' : ''}${percent(share)}`

/** Every figure, and what to do about those that do not hold. */
export function guardSection(verdicts: readonly Verdict[]): Section {
  return {
    title: 'Against the recorded figures',
    head: ['', 'recorded', 'now', 'worse by', 'allowed', 'verdict'],
    rows: verdicts.map(({ guarded, recorded, now, worse, holds }) => [
      guarded.name,
      round(recorded, 3),
      now === null ? '' : round(now, 3),
      worse === null ? '' : signed(worse),
      percent(guarded.tolerance),
      now === null ? 'NOT MEASURED' : holds ? 'holds' : 'TOO MUCH',
    ]),
    notes: notesOf(verdicts),
  }
}

function notesOf(verdicts: readonly Verdict[]): readonly string[] {
  const worse = verdicts.filter(({ holds, failure }) => !holds && failure === null)
  const failures = new Set(verdicts.flatMap(({ failure }) => failure ?? []))
  const notes = [...failures]
  if (worse.length > 0) {
    notes.push(
      `${worse.length} of ${verdicts.length} figures are worse than recorded by more than is allowed, three times in a row. Look for what has become ` +
        'slower or larger since apps/bench/data/guard.json was last written. If the cost is meant, record it and say why: pnpm bench check --record.',
    )
  }
  return notes.length === 0 ? ['Every figure holds.'] : notes
}

export function recordedSection(
  figures: Readonly<Record<string, number>>,
  takes: Readonly<Record<string, readonly number[]>>,
): Section {
  return {
    title: 'Recorded',
    head: ['figure', 'median', 'least', 'most'],
    rows: Object.entries(figures).map(([key, value]) => [
      key,
      round(value, 3),
      round(Math.min(...(takes[key] ?? [])), 3),
      round(Math.max(...(takes[key] ?? [])), 3),
    ]),
    notes: [],
  }
}
