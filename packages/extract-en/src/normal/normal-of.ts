import { normalizeText } from '@recollect/core/text'
import { bloodType, height, weight } from './body.ts'
import { account, email, phone } from './contact.ts'
import type { Normal, NormalContext } from './context.ts'
import { age, count } from './counts.ts'
import { birthday, moment } from './dates.ts'
import { duration } from './durations.ts'
import { amount, income } from './money.ts'
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

/** Who eats no meat says so in many ways, and gives it up in others. A vegan is more than that, and has no other form. */
const diet: Normal = (value) =>
  /^(?:strict(?:ly)? |fully )?(?:vegetarian|veggie|veg)(?: diet| food)?$/u.test(value) ? 'vegetarian' : null

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
    phone,
    record: duration,
    tenure: duration,
    weight,
    zodiac,
  }),
)

/** Longer values are no numbers, dates or amounts. */
const LONGEST = 80

/**
 * Values in a form of their own: ages and numbers of relatives in digits, `178 cm`, `60 kg`, dates as in ISO 8601 and vCard, `P5Y`,
 * `09:30`, `52000 USD/year`. Null when the words are all there is.
 */
export function normalOf(slot: string, value: string, context: NormalContext): string | null {
  if (slot === 'email') return email(value)
  if (slot === 'account') return account(value)
  const form = FORMS.get(slot) ?? (/^(?:family|relation)\./u.test(slot) ? count : undefined)
  if (!form || value.length > LONGEST) return null
  return form(normalizeText(value).text.trim(), context)
}
