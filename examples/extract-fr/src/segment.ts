import type { SegmentRules } from '@recollect/rules'

/** What opens a statement of its own after a comma or "et": lists and apposition stay in one clause. */
const OPENER = "(?:je|j'|il|elle|on|nous|vous|tu|mon|ma|mes|ce|c'est|mais|car|donc|et (?:je|j'|mon|ma|mes))"

/** What puts right what stands before it: "j'ai 26 ans, pas 25", "j'habite à Gand, pardon, je voulais dire Bruges". */
const ASIDE = '(?:et )?(?:(?:non )?pas|pardon|desolee?|oups) |(?:pardon|desolee?|oups),'

/** Sentences end at marks followed by space, so that addresses and numbers stay whole. */
export const segment: SegmentRules = {
  sentenceEnd: /[!?…\n]|\.(?=\s|$)/gu,
  clauseEnd: new RegExp(
    `\\s?[;()]\\s?|\\s[-–—]\\s|,\\s(?=${OPENER}(?:\\b|(?<='))|${ASIDE})|\\s(?:et|mais|car|donc)\\s(?=(?:je|mon|ma|mes|il|elle|on|nous)\\b|j')`,
    'gu',
  ),
}
