import type { OptionKey } from './flags.ts'

/** Options of commands that may use a model; they are read with those every command has. */
export const MODEL_OPTIONS: readonly OptionKey[] = ['model', 'modelUrl']
