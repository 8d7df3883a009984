import type { OptionKey } from './flags.ts'
import type { Values } from './values.ts'

/** Options that move a question to another moment. */
export const MOMENT_OPTIONS: readonly OptionKey[] = ['validAt', 'knownAt']

/** As they were typed. */
export interface MomentArguments {
  readonly validAt: string | undefined
  readonly knownAt: string | undefined
}

export const momentArguments = (values: Values): MomentArguments => ({
  validAt: values.time('valid-at'),
  knownAt: values.time('known-at'),
})
