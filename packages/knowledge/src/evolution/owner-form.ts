import type { LanguagePack } from '@recollect/core'

/** Stands for whoever the memory is of. */
export const OWNER = 'user'

const LATIN_WORD = /[\p{Script=Latin}']+/gu
const NAMED = /^(?:the )?user(?:s|'s|s')?(?=\s+\S)|^用户(?=.)/u
/** Without 咱 and the like before 们: 我们 is more than the user. */
const HAN_WORD = /^\p{Script=Han}+$/u

/**
 * Whoever says it, the user is meant: 我的, `my`, 用户, `the user's` become one word. `text` is normalised and folded. Linear in the
 * text for the packs there are.
 */
export function ownerForm(packs: readonly Pick<LanguagePack, 'lexicon'>[], text: string): string {
  const pronouns = new Set(packs.flatMap(({ lexicon }) => [...lexicon.pronouns.keys()]))
  const latin = text.replace(LATIN_WORD, (word) => (pronouns.has(word) ? OWNER : word))
  const han = [...pronouns].filter((word) => HAN_WORD.test(word)).sort((a, b) => b.length - a.length)
  const plain = han.reduce((form, word) => replaceHan(form, word), latin)
  return plain.replace(NAMED, `${OWNER} `)
}

const replaceHan = (text: string, word: string): string =>
  text.split(word).reduce((before, after) => before + (after.startsWith('们') ? word : ` ${OWNER} `) + after)
