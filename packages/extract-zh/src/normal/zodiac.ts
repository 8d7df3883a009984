import type { Names } from '@recollect/core/plugin'
import { byName } from '@recollect/core/plugin'
import type { Normal } from './context.ts'

const STARS: Names<string> = byName({
  白羊: 'aries',
  牡羊: 'aries',
  金牛: 'taurus',
  双子: 'gemini',
  巨蟹: 'cancer',
  狮子: 'leo',
  处女: 'virgo',
  天秤: 'libra',
  天平: 'libra',
  天蝎: 'scorpio',
  射手: 'sagittarius',
  人马: 'sagittarius',
  摩羯: 'capricorn',
  山羊: 'capricorn',
  魔羯: 'capricorn',
  水瓶: 'aquarius',
  宝瓶: 'aquarius',
  双鱼: 'pisces',
})
const ANIMALS: Names<string> = byName({
  鼠: 'rat',
  牛: 'ox',
  虎: 'tiger',
  兔: 'rabbit',
  龙: 'dragon',
  蛇: 'snake',
  马: 'horse',
  羊: 'goat',
  猴: 'monkey',
  鸡: 'rooster',
  狗: 'dog',
  猪: 'pig',
})

/** 天蝎座 → `scorpio`, 龙 → `dragon`: names no language owns, as relations are `mother` in every language. */
export const zodiac: Normal = (value) =>
  STARS[/^(?<star>..)座?$/u.exec(value.trim())?.groups?.['star'] ?? ''] ??
  ANIMALS[/^属?(?<animal>.)$/u.exec(value.trim())?.groups?.['animal'] ?? ''] ??
  null
