import type { OptionKey } from '../argv/flags.ts'
import type { Values } from '../argv/values.ts'
import type { UpkeepArguments } from './upkeep.ts'

/** Options of every upkeep. */
export const UPKEEP_OPTIONS: readonly OptionKey[] = ['dryRun', 'pairBatch']

export const upkeepArguments = (values: Values): UpkeepArguments => ({
  dryRun: values.flag('dry-run'),
  batch: values.integer('batch', 1, 1000),
})
