import type { LanguagePack } from '@recollect/core'
import type { StatementReader } from '@recollect/core/extraction'
import { ownWords } from '@recollect/core/plugin'
import { normalizeText } from '@recollect/core/text'
import { likely, scoresOf, packed, signTable } from '@recollect/rules'
import { tableOf, trainColumns } from '../logistic/train.ts'
import type { Sample } from '../logistic/train.ts'
import { silentOf, writtenIn } from '../spans/load.ts'

/** A clause, and whether its author marked a value in it. */
export interface MarkedClause {
  readonly by: string
  readonly signs: ReadonlySet<string>
  readonly states: boolean
}

/** Learned from in every fold: nobody's messages. */
const RULES = 'rules'

/** The clauses of all marked messages, and of texts of which tests of the pack say that they state a fact. */
export function clausesOf(pack: LanguagePack, reader: StatementReader): readonly MarkedClause[] {
  const examples = pack.rules
    .flatMap((rule) => rule.examples)
    .map(({ text, cards }) => {
      const lower = text.toLowerCase()
      const marks = cards.flatMap(({ value }) => {
        const start = value === '' ? -1 : lower.indexOf(value.toLowerCase())
        return start < 0 ? [] : [{ start, end: start + value.length }]
      })
      return { by: RULES, text, marks }
    })
    .filter(({ marks }) => marks.length > 0)
  // Texts of tests state things too, supposed or denied.
  const written = writtenIn(pack.language).filter(({ by }) => by !== silentOf(pack.language))
  return [...written, ...examples].flatMap(({ by, text, marks }) => {
    const normal = ownWords(normalizeText(text))
    return reader.signsOf(normal, pack.fold(normal.text)).map(({ start, end, signs }) => {
      const span = normal.toSource(start, end)
      return { by, signs, states: marks.some((mark) => mark.start < span.end && span.start < mark.end) }
    })
  })
}

/** The table of a pack. */
export const learnStatements = (clauses: readonly MarkedClause[]): string =>
  tableOf(trainColumns(clauses.map(sampleOf), 1))

const sampleOf = ({ signs, states }: MarkedClause): Sample => ({ signs, right: [Number(states)] })

/** Authors are left out several at a time. */
const FOLDS = 4

/** Of clauses of authors nothing was learned from: those that state something, and how many of them are taken for such; and of the rest. */
export function sharesOf(
  clauses: readonly MarkedClause[],
  steps: readonly number[],
): readonly { readonly least: number; readonly found: number; readonly wrong: number }[] {
  const authors = [...new Set(clauses.map(({ by }) => by))].filter((by) => by !== RULES)
  const judged = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const left = new Set(authors.filter((_author, at) => at % FOLDS === fold))
    const table = signTable(packed(learnStatements(clauses.filter(({ by }) => !left.has(by)))))
    return clauses
      .filter(({ by }) => left.has(by))
      .map(({ signs, states }) => ({ states, by: likely(scoresOf(signs, table, 1), 0) }))
  })
  const share = (states: boolean, least: number) => {
    const some = judged.filter((one) => one.states === states)
    return some.filter((one) => one.by >= least).length / Math.max(1, some.length)
  }
  return steps.map((least) => ({ least, found: share(true, least), wrong: share(false, least) }))
}
