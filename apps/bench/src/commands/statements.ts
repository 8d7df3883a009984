import { chinese } from '@recollect/extract-zh'
import { english } from '@recollect/extract-en'
import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import { writeText } from '../io/files.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { sectionLines } from '../io/sections.ts'
import { weightsText } from '../io/weights-file.ts'
import { clausesOf, learnStatements, sharesOf } from '../statements/learn.ts'

export const statementsOptions = z.object({
  /** Learn from all and write the weights into the packs. */
  write: z.boolean().default(false),
  json: z.boolean().default(false),
})

const STEPS = [0.15, 0.2, 0.3, 0.4, 0.5]

/** How well clauses that state something are recognised: of each author by what the others wrote. */
export function statements({ write }: z.output<typeof statementsOptions>): Promise<Report> {
  const sets = [english(), chinese()].map((pack) => {
    if (!pack.statements) throw new BenchError(`The pack of ${pack.language} tells no statements.`)
    const clauses = clausesOf(pack, pack.statements)
    const file = repositoryPath(
      'packages',
      `extract-${pack.language}`,
      'src',
      'lexicon',
      'statements',
      'weights.ts',
    )
    const text = () =>
      weightsText('pnpm bench statements --write', 'statementReader', learnStatements(clauses))
    if (write) writeText(file, text())
    return { lang: pack.language, clauses: clauses.length, shares: sharesOf(clauses, STEPS) }
  })
  return Promise.resolve({
    figures: { sets },
    headline: { found: Math.min(...sets.map(({ shares }) => shares[0]?.found ?? 0)) },
    lines: sectionLines([
      {
        title: 'Clauses of unseen authors that state something of them or theirs',
        head: ['language', 'clauses', 'surer than', 'found', 'of those that state nothing'],
        rows: sets.flatMap(({ lang, clauses, shares }) =>
          shares.map(({ least, found, wrong }) => [lang, clauses, least, percent(found), percent(wrong)]),
        ),
        notes: ['Authors are left out by quarters.'],
      },
    ]),
  })
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
