import { usageError } from '../errors/cli-error.ts'
import { durationOf } from '../util/duration.ts'

const SHARE = /^(?:0|1|0?\.\d{1,15}|1\.0{1,15})$/u
const COUNT = /^\d{1,15}$/u
const DAY = 86_400_000

/** A number from 0 to 1. */
export function shareOf(name: string, value: string): number {
  if (!SHARE.test(value)) throw usageError((t) => t.sessions.errors.notAShare(name, value))
  return Number(value)
}

/** The number of a pair in its session, from 1. */
export function seqOf(value: string): number {
  const seq = COUNT.test(value) ? Number(value) : 0
  if (seq < 1) throw usageError((t) => t.sessions.errors.notASeq(value))
  return seq
}

/** Whole days: `30`, or a duration such as `30d` or `4w`. */
export function daysOf(name: string, value: string, max: number): number {
  const ms = durationOf(value)
  const days = ms === null ? (COUNT.test(value) ? Number(value) : Number.NaN) : ms / DAY
  if (!Number.isInteger(days) || days > max) {
    throw usageError((t) => t.errors.notAnInteger(name, value, 0, max))
  }
  return days
}

/** Items with a comma between them, or one each; each once. */
export function listOf(name: string, given: readonly string[]): readonly string[] {
  const items = given.flatMap((value) => value.split(/[,，、]/u)).map((item) => item.trim())
  if (items.includes('')) throw usageError((t) => t.errors.empty(name))
  return [...new Set(items)]
}

/** How many of something, from 1. */
export function windowOf(name: string, value: string, max: number): number {
  const count = COUNT.test(value) ? Number(value) : 0
  if (count < 1 || count > max) throw usageError((t) => t.errors.notAnInteger(name, value, 1, max))
  return count
}
