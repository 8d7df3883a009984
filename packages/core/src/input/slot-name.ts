import { InvalidInputError } from '../errors/invalid-input-error.ts'
import { told } from '../util/told.ts'

const KEY = /^[\p{L}\p{M}\p{N}_.*-]{1,128}(?::[\p{L}\p{M}\p{N}_.-]{1,128})?$/u
const NAME = /^[\p{L}\p{M}\p{N}_.-]{1,128}$/u

/** Whether a slot or an entity can be called so. */
export const isSlotName = (name: string): boolean => NAME.test(name)

/** `location` → `user:location`; a full key stays. @throws InvalidInputError when it is neither. */
export function toVersionKey(slotOrKey: unknown): string {
  if (typeof slotOrKey !== 'string' || !KEY.test(slotOrKey)) {
    throw new InvalidInputError(
      `"${told(slotOrKey)}" is not a slot. Use a name like location, or entity:slot like user.wife:location.`,
    )
  }
  return slotOrKey.includes(':') ? slotOrKey : `user:${slotOrKey}`
}
