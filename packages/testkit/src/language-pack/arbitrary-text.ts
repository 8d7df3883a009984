import fc from 'fast-check'
import type { PackSubject } from './subject.ts'
import { textsOf } from './texts.ts'

const SEASONING = [
  ' ',
  ', ',
  '. ',
  '? ',
  '!',
  '\n',
  '“',
  '"',
  '’',
  "'",
  '(',
  '—',
  '😀',
  'ＡＢ',
  '我',
  '\u200d',
  '1',
  '２',
  '\ud800',
]

/** Sentences of the language cut, glued and seasoned, and any characters at all: closer to what arrives than either alone. */
export function arbitraryText(subject: PackSubject): fc.Arbitrary<string> {
  const sentence = fc.constantFrom('', ...textsOf(subject))
  const part = fc
    .tuple(sentence, fc.nat(60), fc.boolean())
    .map(([text, cut, head]) => (head ? text.slice(0, cut) : text.slice(cut)))
  const piece = fc.oneof(
    sentence,
    part,
    fc.constantFrom(...SEASONING),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  return fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''))
}
