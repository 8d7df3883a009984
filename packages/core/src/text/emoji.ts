const EMOJI =
  /\p{Extended_Pictographic}(?:\u200D\p{Extended_Pictographic}|[\uFE0F\p{Emoji_Modifier}]){0,12}|\p{Regional_Indicator}{2}/gu
/** Colour of skin, and how it is to be drawn: the same sign without them. */
const FORM = /[\uFE0F\p{Emoji_Modifier}]/gu
/** Letters drawn as signs (©, ™) are no pictures. */
const SIGN = /^[©®™‼⁉]$/u

/** Terms of a text; its pictures where it has nothing else. */
export function termsOrPictures(
  termsOf: (text: string) => readonly string[],
  text: string,
): readonly string[] {
  const terms = termsOf(text)
  return terms.length > 0 ? terms : emojiOf(text)
}

/** The pictures in a text, each as one term, whatever its colour. Pure, linear. */
export const emojiOf = (text: string): readonly string[] =>
  (text.match(EMOJI) ?? []).map((one) => one.replaceAll(FORM, '')).filter((one) => !SIGN.test(one))
