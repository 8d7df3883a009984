import { foldAccents, latinScore } from '@recollect/rules'

/** Words and marks no other pack's language has. */
const FRENCH =
  /[àâçèêëîïôùûœ]|\b(?:je|tu|il|elle|nous|vous|on|mon|ma|mes|le|la|les|un|une|des|du|est|suis|ai|et|pas|plus|que|qui|au|aux|chez|ou)\b|\b(?:[jlmtcdsn]|qu)'/u

export const score = latinScore(FRENCH)

/** Accents are often left out when typing: matching goes without them. One letter for one, so the length stays. */
export const fold = foldAccents()
