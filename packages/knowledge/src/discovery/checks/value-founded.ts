import type { Engine } from '../../engine.ts'
import type { Original } from '@recollect/core/plugin'
import { contentTerms } from '@recollect/core/plugin'
import { normalizeText } from '@recollect/core/text'

/** Why the episode does not say a value; null when it does. */
export type Foundation = (value: string) => string | null

/** Share of the words and numbers of a value that must stand in the episode. */
const SHARE = 1 / 3
const NUMBER = /\d+/gu
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/gu
const DIGITS = /^\d+$/u

/**
 * Whether what was said bears a value: all its numbers are among those of the conversation, times of its messages included, and a third
 * of its words and numbers. Values are asked for in the language of the conversation: a translation shares no word, as an invention does.
 */
export function foundation(engine: Pick<Engine, 'termsOf'>, original: Original): Foundation {
  const texts = original.messages.flatMap(({ text, speaker }) =>
    speaker === null ? [text] : [speaker, text],
  )
  const said = new Set(texts.flatMap((text) => engine.termsOf(normalizeText(text).text)))
  const spelled = [...said].filter((term) => DIGITS.test(term))
  const numbers = new Set([...numbersIn([original.text, ...texts].join('\n')), ...spelled])
  return (value) => {
    const own = numbersIn(value)
    const missing = own.find((number) => !numbers.has(number))
    if (missing !== undefined) return `nobody said the number ${missing}`
    const terms = contentTerms(engine, value).filter((term) => !DIGITS.test(term))
    const found = terms.filter((term) => said.has(term)).length + own.length
    return found >= (terms.length + own.length) * SHARE ? null : 'too few of its words were said'
  }
}

/** Leading zeros and commas between thousands make no other number: 04 is 4, 1,200 is 1200. */
const numbersIn = (text: string): readonly string[] =>
  [...normalizeText(text).text.replaceAll(THOUSANDS, '').matchAll(NUMBER)].map(([digits]) =>
    digits.replace(/^0+(?=\d)/u, ''),
  )
