import { InvalidConfigError } from '@recollect/core'

export function checkWhole(name: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new InvalidConfigError(`${name} is ${String(value)}. Pass a whole number from ${min} to ${max}.`)
  }
}

/** Zero and up to a bound, whole or not. */
export function checkNumber(name: string, value: number, min: number, max: number): void {
  if (!Number.isFinite(value) || value < min || value > max) {
    throw new InvalidConfigError(`${name} is ${String(value)}. Pass a number from ${min} to ${max}.`)
  }
}

/** A caller without types may leave it out. */
export function checkText(name: string, value: unknown, hint: string): void {
  if (typeof value !== 'string' || value.trim() === '') {
    throw new InvalidConfigError(`${name} is missing. ${hint}`)
  }
}
