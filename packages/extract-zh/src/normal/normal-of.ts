import { normalizeText } from '@recollect/core/text'
import { fold } from '../reading/script.ts'
import { bloodType, height, weight } from './body.ts'
import { phone } from './contact.ts'
import type { Normal, NormalContext } from './context.ts'
import { birthday, moment } from './dates.ts'
import { amount, income } from './money.ts'
import { age, count, duration } from './numbers.ts'
import { place } from './places.ts'
import { zodiac } from './zodiac.ts'

const firstOf =
  (...forms: readonly Normal[]): Normal =>
  (value, context) => {
    for (const form of forms) {
      const found = form(value, context)
      if (found !== null) return found
    }
    return null
  }

/** 做护士 and 护士 are one trade; 干活 is a word of its own. */
const trade: Normal = (value) => {
  const [, bare] = /^(?:做|干|当|担任|从事)(.{2,})$/u.exec(value) ?? []
  return bare ?? null
}

/** Who eats no meat says so in many ways, and gives it up in others. 纯素 is more than that, and has no other form. */
const diet: Normal = (value) =>
  /^(?:(?:吃|食)?(?:长)?素|吃斋|素食(?:主义)?(?:者)?|蛋奶素|奶蛋素)$/u.test(value) ? '素食' : null

const FORMS: ReadonlyMap<string, Normal> = new Map(
  Object.entries({
    age,
    birthday,
    blood_type: bloodType,
    diet,
    favorite_number: amount,
    generic: firstOf(moment, amount, duration),
    height,
    income,
    occupation: trade,
    phone,
    record: duration,
    tenure: duration,
    weight,
    zodiac,
  }),
)

/** Written as they are: their letters' case tells accounts apart, and traditional places stay traditional. */
const AS_WRITTEN: ReadonlyMap<string, Normal> = new Map(
  Object.entries({
    account: (value: string) => changed(value, value.trim()),
    email: (value: string) => changed(value, emailOf(value.trim())),
    hometown: place,
    location: place,
  }),
)

const changed = (value: string, form: string): string | null => (form === value || form === '' ? null : form)

/** The part after the @ is the same in any case. */
function emailOf(value: string): string {
  const at = value.lastIndexOf('@')
  return value.slice(0, at + 1) + value.slice(at + 1).toLowerCase()
}

/** Ages and numbers of relatives are written with digits, dates as in ISO 8601, and so on; null when the words are all there is. */
export function normalOf(slot: string, value: string, context: NormalContext): string | null {
  const asWritten = AS_WRITTEN.get(slot)
  if (asWritten) return asWritten(value, context)
  const form = FORMS.get(slot) ?? (/^(?:family|relation)\./u.test(slot) ? count : undefined)
  return form ? form(fold(normalizeText(value).text), context) : null
}
