import { expectNone, quoted } from '../faults.ts'
import { packCase } from '../pack-case.ts'

/** A line break, or what could be read as a mark of a context. */
const BROKEN = /[\p{Cc}\p{Zl}\p{Zp}<]|\[memory/iu

export const contextCases = [
  packCase(
    'words contexts, if it does, in its language and on one line, without a mark or a fact',
    (subject) => {
      const { pack, normal, extract } = subject
      const words = Object.entries<string>({ ...pack.context })
      const sentences = words.filter(
        ([name]) => name === 'preamble' || name === 'nothing' || name === 'wishes',
      )
      expectNone([
        ...words
          .filter(([, text]) => text.trim() === '' || text !== text.trim() || BROKEN.test(text))
          .map(([name, text]) => `${name} is ${quoted(text)}`),
        ...sentences
          .filter(([, text]) => pack.score(normal(text)) === 0)
          .map(([name]) => `${name} is in another language`),
        ...sentences
          .filter(([, text]) => extract(text).drafts.length > 0)
          .map(([name]) => `${name} is read as a fact`),
      ])
    },
  ),
]
