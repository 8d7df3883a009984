import { InvalidConfigError } from '../errors/invalid-config-error.ts'
import type { JobHandlers } from '../plugin/jobs.ts'

const KIND = /^[a-z][a-z0-9-]{0,63}$/u

/** Gives handlers back when each of their kinds can be one. @throws InvalidConfigError for a kind that cannot be one. */
export function checkHandlers<M>(handlers: JobHandlers<M>): JobHandlers<M> {
  for (const kind of Object.keys(handlers)) {
    if (!KIND.test(kind))
      throw new InvalidConfigError(
        `"${kind}" cannot be a kind of job. Use lower-case letters, digits and hyphens.`,
      )
  }
  return handlers
}

/** Gives an option back when it is a whole number in its range. @throws InvalidConfigError */
export function within(name: string, value: number, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new InvalidConfigError(`${name} must be a whole number from ${String(least)} to ${String(most)}.`)
}
