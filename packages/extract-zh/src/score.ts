const HAN = /\p{Script=Han}/gu
const KANA_OR_HANGUL = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const LETTER = /\p{L}/gu
/** Chinese packs about twice as much into a character as Latin script does. */
const HAN_WEIGHT = 2

/** How much of a text is Chinese: the weighted share of Han characters among its letters. */
export function hanShare(text: string): number {
  const han = text.match(HAN)?.length ?? 0
  if (han === 0) return 0
  const others = (text.match(LETTER)?.length ?? han) - han
  const share = (han * HAN_WEIGHT) / (han * HAN_WEIGHT + others)
  return KANA_OR_HANGUL.test(text) ? share / HAN_WEIGHT : share
}
