const LETTER = /\p{L}/gu
const LATIN = /\p{Script=Latin}/gu
const ACCENTED = /[\u00e0-\u00ff]/gu
/** Words and marks no other pack's language has; without any of them a Latin text is only a little French. */
const FRENCH =
  /[àâçèêëîïôùûœ]|\b(?:je|tu|il|elle|nous|vous|on|mon|ma|mes|le|la|les|un|une|des|du|est|suis|ai|et|pas|plus|que|qui|au|aux|chez|ou)\b|\b(?:[jlmtcdsn]|qu)'/u
const A_LITTLE = 0.2
const DIGITS_ONLY = 0.1

/** Share of Latin letters, less where no word or accent is French; digits and marks alone (a phone number) count a little. */
export function score(text: string): number {
  const letters = text.match(LETTER)?.length ?? 0
  if (letters === 0) return /\d/u.test(text) ? DIGITS_ONLY : 0
  const share = (text.match(LATIN)?.length ?? 0) / letters
  return FRENCH.test(text) ? share : share * A_LITTLE
}

const BARE: ReadonlyMap<string, string> = new Map(
  ['aàâäáã', 'eéèêë', 'iîïí', 'oôöóõ', 'uùûüú', 'cç', 'nñ', 'yÿ'].flatMap((letters) => {
    const [bare = '', ...accented] = letters
    return accented.map((letter) => [letter, bare] as const)
  }),
)

/** Accents are often left out when typing: matching goes without them. One letter for one, so the length stays. */
export const fold = (text: string): string =>
  text.replaceAll(ACCENTED, (letter) => BARE.get(letter) ?? letter)
