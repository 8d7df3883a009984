import type { ModelUsage } from '@recollect/core/store'
import type { SqlRow } from '../../driver/sql-driver.ts'
import type { SqlCodec } from '../../codec.ts'
import type { ModelUsageTable } from '../../schema/semantic.ts'
import type { ScopeKey } from '../../schema/scope-key.ts'
import { text } from '../columns.ts'

/** What is added to. */
export const COUNTED_COLUMNS = ['calls', 'input_tokens', 'output_tokens', 'cost_micros'] as const

/** The columns a `ModelUsage` is made of, in the order `rowToUsage` takes them. */
export const USAGE_COLUMNS = ['day', 'model', ...COUNTED_COLUMNS] as const

/** Values of a row, by column. */
export type UsageValues = Readonly<ModelUsageTable>

/** The columns a row is written with. */
export const USAGE_VALUE_COLUMNS = ['scope', ...USAGE_COLUMNS] as const

export const usageToRow = (scope: ScopeKey, usage: ModelUsage): UsageValues => ({
  scope,
  day: usage.day,
  model: usage.model,
  calls: usage.calls,
  input_tokens: usage.inputTokens,
  output_tokens: usage.outputTokens,
  cost_micros: usage.costMicros,
})

export function rowToUsage(row: SqlRow, codec: SqlCodec): ModelUsage {
  const [day, model, calls, inputTokens, outputTokens, costMicros] = row
  return {
    day: text(day, 'day'),
    model: text(model, 'model'),
    calls: codec.readInteger(calls),
    inputTokens: codec.readInteger(inputTokens),
    outputTokens: codec.readInteger(outputTokens),
    costMicros: codec.readInteger(costMicros),
  }
}
