import type { RecallPolicy } from '@recollect/core'
import type { Values } from './values.ts'

/** Spelt out here, since the library is not loaded to read a command line. */
const POLICIES = [
  'factual',
  'contextual',
  'comprehensive',
  'balanced',
] as const satisfies readonly RecallPolicy[]

export const readPolicy = (values: Values): RecallPolicy | undefined => values.choice('policy', POLICIES)
