import type { EpochMs } from '@recollect/core'
import type { ContextVariable } from '@recollect/core/store'
import { utf8Bytes } from '@recollect/core/plugin'

export type Variable = Omit<ContextVariable, 'scope'>

export const isLive = ({ expiresAt }: Pick<Variable, 'expiresAt'>, now: EpochMs): boolean =>
  expiresAt === null || expiresAt > now

/** UTF-8 bytes of a variable's name and its value as JSON: what counts towards the cap. */
export const bytesOfVariable = ({ name, value }: Pick<Variable, 'name' | 'value'>): number =>
  utf8Bytes(name) + utf8Bytes(JSON.stringify(value))

export const bytesOfAll = (variables: Iterable<Variable>): number =>
  [...variables].reduce((sum, one) => sum + bytesOfVariable(one), 0)
