import type { Normal } from './context.ts'

const PHONE = /^(?:\+|\(\+)?[\d ().-]{3,30}$/u

/** Digits; with a plus sign where the country is written. */
export const phone: Normal = (value) => {
  if (!PHONE.test(value)) return null
  const digits = value.replaceAll(/\D/gu, '')
  if (digits.length < 3) return null
  return value.includes('+') ? `+${digits}` : digits
}

/** The part after the @ is the same in any case. `value` as it was written. */
export function email(value: string): string | null {
  const words = value.trim()
  const at = words.lastIndexOf('@')
  const form = words.slice(0, at + 1) + words.slice(at + 1).toLowerCase()
  return form === value || at < 1 ? null : form
}

/** Letters' case tells accounts apart. */
export function account(value: string): string | null {
  const words = value.trim()
  return words === value || words === '' ? null : words
}
