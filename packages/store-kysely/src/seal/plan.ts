import { own } from '@recollect/core/plugin'
import { CATALOGUE } from './catalogue.ts'
import type { SealedTable } from './catalogue.ts'
import type { ColumnRule, SealedForm, TableRules } from './rules.ts'

/** A sealed column with the columns that are sealed in one value with it. */
export interface Sealed {
  readonly column: string
  readonly form: SealedForm
  readonly packs: readonly { readonly column: string; readonly isBlind: boolean }[]
}

const PLANS = new Map(
  Object.entries(CATALOGUE).map(([table, rules]: [string, TableRules]) => [table, planOf(rules)]),
)

/** The sealed columns of a table. */
export const sealedColumns = (table: SealedTable): readonly Sealed[] => PLANS.get(table) ?? []

function planOf(rules: TableRules): readonly Sealed[] {
  return Object.entries(rules).flatMap(([column, rule]) =>
    rule.kind === 'sealed'
      ? [
          {
            column,
            form: rule.form,
            packs: rule.packs.map((packed) => ({ column: packed, isBlind: isBlind(own(rules, packed)) })),
          },
        ]
      : [],
  )
}

function isBlind(rule: ColumnRule | undefined): boolean {
  return rule?.kind === 'packed' && rule.isBlind
}
