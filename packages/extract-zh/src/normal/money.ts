import { quantityOf } from './quantity.ts'
import type { Normal } from './context.ts'

const CURRENCIES: readonly (readonly [words: RegExp, code: string])[] = [
  [/^(?:美元|美金|刀|usd|us\$)$/u, 'USD'],
  [/^(?:港币|港元|港纸|蚊|hkd|hk\$)$/u, 'HKD'],
  [/^(?:新?台币|nt\$|twd)$/u, 'TWD'],
  [/^(?:日元|日币|jpy)$/u, 'JPY'],
  [/^(?:欧元|eur|€)$/u, 'EUR'],
  [/^(?:英镑|gbp|£)$/u, 'GBP'],
  [/^(?:元|块钱?|圆|人民币|rmb|cny)$/u, 'CNY'],
]
const PERIODS: readonly (readonly [words: RegExp, period: string])[] = [
  [/年(?!轻)/u, '/year'],
  [/月/u, '/month'],
  [/周|星期/u, '/week'],
  [/天|日薪/u, '/day'],
  [/时薪|小时/u, '/hour'],
]
const UNIT =
  '元人民币|人民币|块钱|块|元|圆|美元|美金|刀|港币|港元|港纸|蚊|新?台币|日元|日币|欧元|英镑|usd|hkd|twd|jpy|eur|gbp|rmb|cny'
const MONEY = new RegExp(
  `^(?<what>[^\\d,.零一二两三四五六七八九十百千万亿几$¥€£]{0,16}?(?:一(?:年|个?月|天|个?小时|周)[^\\d,.零一二两三四五六七八九十百千万亿几]{0,8})?)(?<before>us\\$|hk\\$|nt\\$|€|£)?(?<amount>[\\d,.]{1,15} ?(?:亿|万|千|百|k|w)?|[零一二两三四五六七八九十百千万亿]{1,12}) ?(?<unit>${UNIT})?(?:钱|整)?$`,
  'u',
)

/** 月薪8000元 → `8000 CNY/month`. Without a currency there is none: 年薪30万 → `300000/year`. */
export const income: Normal = (value) => {
  const match = MONEY.exec(value.trim())
  const amount = quantityOf(match?.groups?.['amount'] ?? '')
  if (!match || amount === null) return null
  const what = match.groups?.['what'] ?? ''
  return priced(amount, match.groups) + (PERIODS.find(([words]) => words.test(what))?.[1] ?? '')
}

/** 两万元 → `20000 CNY`, 18000 → `18000`; null for what is more than an amount. */
export const amount: Normal = (value) => {
  const match = MONEY.exec(value.trim())
  const found = quantityOf(match?.groups?.['amount'] ?? '')
  return match && found !== null && match.groups?.['what'] === '' ? priced(found, match.groups) : null
}

function priced(value: number, groups: Readonly<Record<string, string | undefined>> | undefined): string {
  const words = groups?.['unit']?.replace('元人民币', '元') ?? groups?.['before']
  const code = words === undefined ? undefined : CURRENCIES.find(([pattern]) => pattern.test(words))?.[1]
  return code === undefined ? String(value) : `${String(value)} ${code}`
}
