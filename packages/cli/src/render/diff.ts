import type { FactDifference } from '@recollect/core'
import { factName, factWithDetails } from './fact.ts'
import { table } from './table.ts'
import type { View } from './view.ts'

const SIGNS = { began: '+', ended: '-', changed: '~' } as const
const PAINT = { began: 'green', ended: 'red', changed: 'yellow' } as const

/** A fact a line: `+` began, `-` ended, `~` changed. */
export function renderDiff(differences: readonly FactDifference[], view: View): string {
  const { diff } = view.text.versions
  return differences.length === 0 ? diff.none : table(differences.map((one) => row(one, view)))
}

function row({ kind, before, after }: FactDifference, view: View): string[] {
  const { text, colors } = view
  const value = (card: FactDifference['before']) => (card === null ? '' : factWithDetails(card, view))
  const named = after ?? before
  const both = before !== null && after !== null
  return [
    colors[PAINT[kind]](SIGNS[kind]),
    named === null ? '' : factName(named, text),
    both ? text.versions.diff.changed(value(before), value(after)) : value(named),
  ]
}
