/**
 * Words no index holds that still make another key of one: without them `food I like` and `food I do not like` were the same, and so were
 * `her brother` and `his brother`.
 */
const LATIN = new Set(
  (
    'not no never without before after from to against up down more less most least non ' +
    'he him his she her hers they them their theirs we us our ours'
  ).split(' '),
)
const HAN = /[不没非无未别上下前后最他她它]/gu
const LATIN_WORD = /[\p{Script=Latin}']+/gu
const NEGATED = /n't$/u

/** In a form marked so that they are no terms: `!not`, `!不`. `text` is normalised and folded. Linear. */
export function tellingWords(text: string): readonly string[] {
  const latin = [...text.matchAll(LATIN_WORD)].flatMap(([word]) => {
    if (NEGATED.test(word)) return ['not']
    return LATIN.has(word) ? [word] : []
  })
  const han = [...text.matchAll(HAN)].map(([char]) => char)
  return [...latin, ...han].map((word) => `!${word}`)
}
