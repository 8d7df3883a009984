import type { LanguagePack } from '@recollect/core'
import type { SpanTables } from '@recollect/rules'
import { chinese } from '@recollect/extract-zh'
import { english } from '@recollect/extract-en'
import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import { writeText } from '../io/files.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { sectionLines } from '../io/sections.ts'
import { learnValues } from '../spans/learn.ts'
import { markedOf } from '../spans/load.ts'
import { judgeSilent, judgeUnseen } from '../spans/measure.ts'
import { sharesAt } from '../spans/shares.ts'
import type { Shares } from '../spans/shares.ts'
import { tablesText } from '../spans/tables-file.ts'
import { trainTrust, trustTable } from '../spans/trust.ts'

export const spansOptions = z.object({
  /** One language only. */
  language: z.enum(['en', 'zh']).optional(),
  /** Learn from all and write the tables into the packs. */
  write: z.boolean().default(false),
  json: z.boolean().default(false),
})

/** How well values are read that no rule reads: of each author by what the others marked. */
export function spans({ language, write }: z.output<typeof spansOptions>): Promise<Report> {
  const sets = [english(), chinese()]
    .filter((pack) => language === undefined || pack.language === language)
    .map((pack) => measure(pack, write))
  return Promise.resolve({
    figures: { sets: sets.map(({ lang, messages, values, shares }) => ({ lang, messages, values, shares })) },
    headline: { precision: Math.min(...sets.map(({ shares }) => shares[0]?.precision ?? 0)) },
    lines: [
      ...sectionLines([sectionOf(sets)]),
      ...sets.flatMap(({ written }) => (written === null ? [] : [`Wrote ${written}.`])),
    ],
  })
}

interface Measured {
  readonly lang: string
  readonly messages: number
  readonly values: number
  readonly shares: readonly Shares[]
  readonly written: string | null
}

function measure(pack: LanguagePack, write: boolean): Measured {
  const { spans: reader, language } = pack
  if (!reader) throw new BenchError(`The pack of ${language} reads no values by what was learned.`)
  const messages = markedOf(pack, reader.words)
  const judged = judgeUnseen(messages, reader.words, pack)
  const tables = (): SpanTables => {
    const learned = learnValues(messages, reader.words)
    const silent = judgeSilent(messages, reader.words, pack, learned)
    return { ...learned, trust: trustTable(trainTrust([...judged, ...silent])) }
  }
  return {
    lang: language,
    messages: messages.length,
    values: messages.reduce((sum, { values }) => sum + values.length, 0),
    shares: sharesAt(judged),
    written: write ? writeTables(language, tablesText(tables())) : null,
  }
}

const sectionOf = (sets: readonly Measured[]) => ({
  title: 'Values of unseen authors that no rule reads',
  head: ['language', 'messages', 'values', 'surer than', 'read', 'right'],
  rows: sets.flatMap(({ lang, messages, values, shares }) =>
    shares.map(({ least, read, precision }) => [
      lang,
      messages,
      values,
      least,
      read,
      `${(precision * 100).toFixed(1)}%`,
    ]),
  ),
  notes: [
    'Authors are left out by thirds. Right: marked so by the author, in slot, owner and state; what an author forgot to mark counts as wrong.',
  ],
})

function writeTables(language: string, text: string): string {
  const file = repositoryPath('packages', `extract-${language}`, 'src', 'lexicon', 'spans', 'tables.ts')
  writeText(file, text)
  return file
}
