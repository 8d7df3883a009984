import type { FactDifference, MomentInput } from '@recollect/timeline'
import { command } from '../argv/command.ts'
import type { Context } from '../context.ts'
import { readTime } from '../input/times.ts'
import { withMemory } from '../open-memory.ts'
import { factName, factWithDetails } from '../render/fact.ts'
import { table } from '../render/table.ts'
import type { View } from '../render/view.ts'

interface DiffArguments {
  readonly from: string
  /** Null: now. */
  readonly to: string | null
  /** By what was known, not by what was true. */
  readonly known: boolean
}

/** The facts that are not the same at two moments. */
function diff({ from, to, known }: DiffArguments, context: Context): Promise<readonly FactDifference[]> {
  const moment = (text: string | null): MomentInput => {
    if (text === null) return {}
    const at = readTime(text, context)
    return known ? { knownAt: at } : { validAt: at }
  }
  return withMemory(context, 'read', ({ memory }) => memory.diff(moment(from), moment(to)))
}

const SIGNS = { began: '+', ended: '-', changed: '~' } as const

const PAINT = { began: 'green', ended: 'red', changed: 'yellow' } as const

/** A fact a line: `+` began, `-` ended, `~` changed. */
function renderDiff(differences: readonly FactDifference[], view: View): string {
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

export const spec = command({
  name: 'diff',
  argument: { syntax: '<from>', help: 'fromTime' },
  furtherArgument: { syntax: '[to]', help: 'toTime' },
  options: ['asKnown'],
  read: (values): DiffArguments => {
    const { afterFirst } = values
    const to = afterFirst.argument === null ? null : afterFirst.timeArgument('to')
    return { from: values.timeArgument('from'), to, known: values.flag('known') }
  },
  run: diff,
  render: renderDiff,
})
