import type { LanguagePack } from '@recollect/core'
import { normalizeText } from '@recollect/core/text'

/** Of the packs' pronouns, which stand for both sides, those of whoever speaks. */
const FIRST_PERSON: ReadonlySet<string> = new Set(
  "i me my mine myself i'm im i've i'd i'll 我 我的 咱 俺 本人".split(' '),
)
const LATIN_WORD = /[\p{Script=Latin}']+/gu
const SENTENCE = /(?<body>[^.!?。！？\n]+)(?<end>[.!?。！？]{0,8})/gu
const ASKED = /[?？]/u
const PARTICLE = /[吗嗎呢]$/u

/** Whether somebody says something of themselves: a sentence in the first person that is no question. Pure; linear. */
export function isPersonal(packs: readonly Pick<LanguagePack, 'lexicon' | 'fold'>[], text: string): boolean {
  const folded = packs.reduce((form, { fold }) => fold(form), normalizeText(text).text)
  const pronouns = packs.flatMap(({ lexicon }) => [...lexicon.pronouns.keys()])
  const own = new Set(pronouns.filter((word) => FIRST_PERSON.has(word)))
  return [...folded.matchAll(SENTENCE)].some(({ groups }) => {
    const { body = '', end = '' } = groups ?? {}
    return !ASKED.test(end) && !PARTICLE.test(body.trim()) && speaksOfSelf(own, body)
  })
}

const speaksOfSelf = (own: ReadonlySet<string>, sentence: string): boolean =>
  (sentence.match(LATIN_WORD) ?? []).some((word) => own.has(word)) ||
  [...own].some((word) => /^\p{Script=Han}+$/u.test(word) && sentence.includes(word))
