import { normalizeText } from '@recollect/core/text'
import fc from 'fast-check'
import { arbitraryText } from '../arbitrary-text.ts'
import { expectNone, quoted } from '../faults.ts'
import { packCase } from '../pack-case.ts'
import type { PackSubject } from '../subject.ts'
import { countSteps } from '../patterns/count-steps.ts'
import { textsOf } from '../texts.ts'

const LONG = 50_000
const STEPS_A_CHARACTER = 1000
/** A term stands for a few characters; more than this many for each is no cutting but multiplying. */
const TERMS_A_CHARACTER = 4

const piecesOf = ({ pack }: PackSubject, text: string): readonly string[] =>
  (normalizeText(text).text.match(pack.tokenizer.run) ?? []).flatMap(
    (run) => pack.tokenizer.pieces?.(pack.fold(run)) ?? [],
  )

const wordsOf = ({ pack }: PackSubject, text: string): readonly string[] =>
  (normalizeText(text).text.match(pack.tokenizer.run) ?? []).flatMap(
    (run) => pack.tokenizer.words?.(pack.fold(run)) ?? [],
  )

export const tokenizerCases = [
  packCase('cuts texts into terms that are not empty and hold no space', (subject) => {
    fc.assert(
      fc.property(arbitraryText(subject), (text) => {
        expectNone(
          [...subject.terms(text), ...piecesOf(subject, text), ...wordsOf(subject, text)]
            .filter((term) => term === '' || /\s/u.test(term))
            .map((term) => `${quoted(term)} of ${quoted(text)}`),
        )
      }),
    )
  }),

  packCase('finds terms in what its examples say', (subject) => {
    const examples = subject.pack.rules.flatMap((rule) => rule.examples.map(({ text }) => text))
    const silent = examples.filter((text) => subject.terms(text).length === 0)
    // A bare number belongs to no language, and a handful of sentences are made of stop words alone.
    expectNone(silent.length * 20 <= examples.length ? [] : silent.map((text) => quoted(text)))
  }),

  packCase('leaves stop words out of the terms, unless they are content words', (subject) => {
    const { stopwords, contentWords } = subject.pack.lexicon
    const words = [...stopwords].filter((word) => !contentWords.has(word))
    const isFound = (word: string) => [...subject.terms(word), ...piecesOf(subject, word)].includes(word)
    expectNone(words.filter(isFound).map((word) => quoted(word)))
  }),

  packCase('takes whole words from where they stand in a text, in order', (subject) => {
    fc.assert(
      fc.property(arbitraryText(subject), (text) => {
        const folded = subject.pack.fold(normalizeText(text).text)
        let from = 0
        expectNone(
          wordsOf(subject, text).flatMap((word) => {
            const at = folded.indexOf(word, from)
            from = at < 0 ? from : at + word.length
            return at < 0 ? [`${quoted(word)} of ${quoted(text)}`] : []
          }),
        )
      }),
    )
  }),

  packCase('cuts a word without end in work that grows with it alone', (subject) => {
    const units = textsOf(subject)
      .flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
      .slice(0, 5)
    expectNone(
      ['a', '1', '我', '-', "a'", 'a1', ...units].flatMap((unit) => {
        const text = unit.repeat(Math.ceil(LONG / unit.length))
        let terms = 0
        const { over, costliest } = countSteps(() => {
          terms = subject.terms(text).length + piecesOf(subject, text).length
          terms += wordsOf(subject, text).length
        }, STEPS_A_CHARACTER * text.length)
        if (over) return [`${quoted(unit)}: most steps are taken by ${costliest}`]
        return terms > TERMS_A_CHARACTER * text.length ? [`${quoted(unit)}: ${String(terms)} terms`] : []
      }),
    )
  }),
]
