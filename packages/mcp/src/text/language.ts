/** Languages the readable texts are worded in. */
export type Language = 'zh' | 'en'

const HAN = /\p{Script=Han}/gu
const LATIN_WORD = /\p{Script=Latin}+/gu

/** `zh` where a text has as many Chinese characters as Latin words; `fallback` where it has neither. Pure. */
export function languageOf(text: string, fallback: Language = 'en'): Language {
  const han = text.match(HAN)?.length ?? 0
  const latin = text.match(LATIN_WORD)?.length ?? 0
  if (han + latin === 0) return fallback
  return han >= latin ? 'zh' : 'en'
}
