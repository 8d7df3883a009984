import type { Normal } from './context.ts'

const PHONE = /^\+?[\d ()-]{3,30}$/u
/** Digits with a plus sign where the country is written, as +86 or 0086. */
export const phone: Normal = (value) => {
  const words = value.trim()
  if (!PHONE.test(words)) return null
  const digits = words.replaceAll(/\D/gu, '')
  if (digits.length < 3) return null
  if (words.startsWith('+')) return `+${digits}`
  return digits.startsWith('0086') && digits.length > 10 ? `+${digits.slice(2)}` : digits
}
