import type { ValueForms } from '../../plugin/versioner.ts'
import type { AnswerTimes } from '../../plugin/answers.ts'
import type { LanguagePack } from '../../plugin/language-pack.ts'
import type { MemoryCard } from '../../types/card.ts'
import type { AnswerMaterial } from '../answer/answer-material.ts'

/** Packs in order until one can tell. */
export function firstOf<T>(
  packs: readonly LanguagePack[],
  ask: (pack: LanguagePack) => T | null | undefined,
): T | null {
  for (const pack of packs) {
    const told = ask(pack)
    if (told !== null && told !== undefined) return told
  }
  return null
}

const MOST_TRANSLATIONS = 8
const SCRIPTS = [/\p{Script=Han}/u, /\p{Script=Latin}/u]
const scriptOf = (text: string) => SCRIPTS.findIndex((script) => script.test(text))

/** Words of different scripts (`beijing`, 北京) may mean the same: unless a pack knows, they are not another value. */
export function likenessIn(
  packs: readonly LanguagePack[],
  values: ValueForms,
  times: AnswerTimes,
): AnswerMaterial['compare'] {
  const told = (asked: string, card: MemoryCard) =>
    values.pointsAt(asked, card.value)
      ? 'same'
      : firstOf(packs, (pack) => pack.answers.compare?.(asked, card, times))
  const translated = (word: string) =>
    packs
      .flatMap((pack) => pack.lexicon.synonyms.get(word) ?? [])
      .filter((other) => scriptOf(other) !== scriptOf(word))
      .slice(0, MOST_TRANSLATIONS)
  return (asked, card) => {
    const form = values.form(asked)
    const [a, b] = [scriptOf(form), scriptOf(values.form(card.value))]
    const isOther = a !== b && a >= 0 && b >= 0
    const likeness = told(asked, card)
    if (likeness !== null) return likeness
    if (!isOther) return 'different'
    return translated(form).some((word) => told(word, card) === 'same') ? 'same' : 'unclear'
  }
}
