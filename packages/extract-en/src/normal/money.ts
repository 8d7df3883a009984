import type { Normal } from './context.ts'
import { quantityOf } from './quantity.ts'

const CURRENCIES: readonly (readonly [words: RegExp, code: string])[] = [
  [/^(?:us\$|usd|us dollars?|american dollars?)$/u, 'USD'],
  [/^(?:€|eur|euros?)$/u, 'EUR'],
  [/^(?:£|gbp|pounds?(?: sterling)?|quid)$/u, 'GBP'],
  [/^(?:cny|rmb|yuan)$/u, 'CNY'],
  [/^(?:jpy|yen)$/u, 'JPY'],
  [/^(?:₹|inr|rupees?)$/u, 'INR'],
  [/^(?:ca\$|cad|canadian dollars?)$/u, 'CAD'],
  [/^(?:a\$|aud|australian dollars?)$/u, 'AUD'],
  [/^(?:s\$|sgd|singapore dollars?)$/u, 'SGD'],
  [/^(?:hk\$|hkd)$/u, 'HKD'],
]
const PERIODS: readonly (readonly [words: RegExp, period: string])[] = [
  [/year|annu|p\.?a|yr/u, '/year'],
  [/month|mo$/u, '/month'],
  [/week|wk/u, '/week'],
  [/day|daily/u, '/day'],
  [/hour|hr/u, '/hour'],
]
const SIGN = '(?:us|ca|hk|[as])?\\$|[€£₹]'
const UNIT =
  'usd|(?:us |american |canadian |australian |singapore )?dollars?|bucks?|eur|euros?|gbp|pounds?(?: sterling)?|quid|cny|rmb|yuan|jpy|yen|inr|rupees?|cad|aud|sgd|hkd'
const PERIOD =
  '(?:(?:an?|per|each|every|\\/) ?(?:year|yr|annum|month|mo|week|wk|day|hour|hr)|\\/(?:year|yr|month|mo|week|wk|day|hour|hr)|annually|yearly|monthly|weekly|daily|hourly|p\\.?a\\.?)'
const MONEY = new RegExp(
  `^(?<sign>${SIGN})? ?(?<amount>[a-z\\d., -]{1,60}?) ?(?<unit>${UNIT})?(?: ?(?<period>${PERIOD}))?$`,
  'u',
)

/** "$52,000 a year" → `52000/year`, "€4k per month" → `4000 EUR/month`. A dollar of no country has no code. */
export const income: Normal = (value) => {
  const groups = MONEY.exec(value)?.groups
  const amount = quantityOf(groups?.['amount'] ?? '')
  if (!groups || amount === null) return null
  const period = groups['period'] ?? ''
  const said = period === '' ? '' : (PERIODS.find(([words]) => words.test(period))?.[1] ?? '')
  return `${priced(amount, groups['sign'] ?? groups['unit'])}${said}`
}

/** An amount with or without a currency, and nothing else. */
export const amount: Normal = (value) =>
  /\d|dollar|euro|pound|yuan/u.test(value) ? income(value, NOWHEN) : null

/** Amounts do not depend on when they were said. */
const NOWHEN = { at: 0, zone: 'UTC' }

function priced(value: number, words: string | undefined): string {
  const code = words === undefined ? undefined : CURRENCIES.find(([pattern]) => pattern.test(words))?.[1]
  return code === undefined ? String(value) : `${String(value)} ${code}`
}
