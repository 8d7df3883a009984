import type { PackSubject } from './subject.ts'

/** One sentence of the contract and the check that it holds. */
export interface PackCase {
  readonly name: string
  /** The option without which it cannot be checked. */
  readonly needs: keyof PackSubject['options'] | null
  run(subject: PackSubject): void | Promise<void>
}

export function packCase(
  name: string,
  run: PackCase['run'],
  needs: keyof PackSubject['options'] | null = null,
): PackCase {
  return { name, needs, run }
}
