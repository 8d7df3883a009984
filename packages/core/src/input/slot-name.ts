import { InvalidInputError } from '../errors/invalid-input-error.ts'
import { told } from '../util/told.ts'

const KEY = /^[\p{L}\p{M}\p{N}_.*-]{1,128}(?::[\p{L}\p{M}\p{N}_.-]{1,128})?$/u
const NAME = /^[\p{L}\p{M}\p{N}_.-]{1,128}$/u

/** Whether a slot or an entity can be called so. */
export const isSlotName = (name: string): boolean => NAME.test(name)

/** One form of a name that can be typed in two: é, and e with an accent, are one letter. */
export const slotForm = (name: string): string => name.normalize('NFC')

/** `location` → `user:location`; a full key stays. @throws InvalidInputError when it is neither. */
export function toVersionKey(slotOrKey: unknown): string {
  if (typeof slotOrKey !== 'string' || !KEY.test(slotOrKey)) {
    throw new InvalidInputError(
      `"${told(slotOrKey)}" is not a slot. Use a name like location, or entity:slot like user.wife:location.`,
    )
  }
  const form = slotForm(slotOrKey)
  return form.includes(':') ? form : `user:${form}`
}
