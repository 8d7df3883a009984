import { DEVICE_KINDS } from '../lexicon/things/things.ts'

/** Kinds of devices by the words for them. */
export const FACET: ReadonlyMap<string, string> = new Map(
  Object.entries(DEVICE_KINDS).flatMap(([facet, words]) =>
    words.map((word): [string, string] => [word, facet]),
  ),
)
const PHONE_BRAND =
  /iphone|oppo|vivo|mate|nova|小米|红米|reno|一加|galaxy|pixel|真我|魅族|荣耀|(?:三星|华为|苹果)\s?(?:[a-z]{1,6}\s?)?\d/u
const COMPUTER_BRAND = /mac|thinkpad|拯救者|笔记本|台式|游戏本|轻薄本|surface/u

/** What a device value is, when no word before it says so. */
export const facetOf = (kind: string | undefined, value: string): string | undefined =>
  FACET.get(kind ?? '') ??
  (PHONE_BRAND.test(value) ? 'phone' : COMPUTER_BRAND.test(value) ? 'computer' : undefined)
