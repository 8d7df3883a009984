import { usageError } from '../errors/cli-error.ts'
import type { Values } from './values.ts'

const CONTROL = /\p{Cc}/u

/** The first argument as the name of a file; `-`, which stands for standard input elsewhere, is none. */
export function fileArgument(values: Values): string {
  const given = values.argument ?? ''
  if (given === '-') throw usageError((t) => t.safety.errors.needsFile)
  return fileName(given)
}

/** An option as the name of a file. */
export function fileOption(values: Values, name: string): string | null {
  const given = values.text(name)
  if (given === '-') throw usageError((t) => t.safety.errors.needsFile)
  return given === undefined ? null : fileName(given)
}

/** A name that a shell or a terminal would not show as it is was not meant. */
function fileName(given: string): string {
  if (CONTROL.test(given)) {
    throw usageError((t) => t.safety.errors.notAFile(given.replaceAll(/\p{Cc}/gu, '�')))
  }
  return given
}
