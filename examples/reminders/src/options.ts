import { InvalidConfigError } from '@recollect/core'
import { z } from 'zod'

/** How reminders are given, as a schema: for configuration files. */
export const reminderOptions = z.strictObject({
  /** How many days ahead `due()` looks without `before`: 1–3,660. */
  daysAhead: z.number().int().min(1).max(3660).default(366),
})

/** How reminders are given: everything optional. */
export type ReminderOptions = z.input<typeof reminderOptions>

/** @throws InvalidConfigError naming what is wrong. */
export function readOptions(given: ReminderOptions): z.output<typeof reminderOptions> {
  const parsed = reminderOptions.safeParse(given)
  if (parsed.success) return parsed.data
  throw new InvalidConfigError(`The options of reminders() were refused: ${z.prettifyError(parsed.error)}`)
}
