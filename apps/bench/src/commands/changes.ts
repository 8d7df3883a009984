import type { LanguagePack } from '@recollect/core'
import { chinese } from '@recollect/extract-zh'
import { english } from '@recollect/extract-en'
import { z } from 'zod'
import { changingIn, signed } from '../changes/load.ts'
import { judgeUnseen, sharesAt } from '../changes/measure.ts'
import type { Shares } from '../changes/measure.ts'
import { trainChanges } from '../changes/train.ts'
import { BenchError } from '../io/bench-error.ts'
import { writeText } from '../io/files.ts'
import type { Report } from '../io/report.ts'
import { tableOf } from '../logistic/train.ts'
import { repositoryPath } from '../io/repository.ts'
import { sectionLines } from '../io/sections.ts'
import { weightsText } from '../io/weights-file.ts'

export const changesOptions = z.object({
  /** Learn from all and write the weights into the packs. */
  write: z.boolean().default(false),
  json: z.boolean().default(false),
})

const STEPS = [0.5, 0.6, 0.7, 0.8]

/** How well it is read that a message changes something known: of each author by what the others wrote. */
export function changes({ write }: z.output<typeof changesOptions>): Promise<Report> {
  const sets = [english(), chinese()].map((pack) => measure(pack, write))
  return Promise.resolve({
    figures: { sets: sets.map(({ lang, messages, shares }) => ({ lang, messages, shares })) },
    headline: { found: Math.min(...sets.map(({ shares }) => shares[0]?.found ?? 0)) },
    lines: [
      ...sectionLines([sectionOf(sets)]),
      ...sets.flatMap(({ written }) => (written === null ? [] : [`Wrote ${written}.`])),
    ],
  })
}

interface Measured {
  readonly lang: string
  readonly messages: number
  readonly shares: readonly Shares[]
  readonly written: string | null
}

function measure(pack: LanguagePack, write: boolean): Measured {
  const { spans, language } = pack
  if (!spans) throw new BenchError(`The pack of ${language} brings no words to learn from.`)
  const messages = signed(changingIn(language), pack, spans.words)
  const judged = judgeUnseen(messages, pack, spans.words)
  return {
    lang: language,
    messages: judged.length,
    shares: STEPS.map((least) => sharesAt(judged, least)),
    written: write ? writeWeights(language, tableOf(trainChanges(messages))) : null,
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

const sectionOf = (sets: readonly Measured[]) => ({
  title: 'Messages of unseen authors after which something known is changed',
  head: ['language', 'messages', 'surer than', 'found', 'with its topic', 'of those that change nothing'],
  rows: sets.flatMap(({ lang, messages, shares }) =>
    shares.map(({ least, found, named, wrong }) => [
      lang,
      messages,
      least,
      percent(found),
      percent(named),
      percent(wrong),
    ]),
  ),
  notes: ['Authors are left out by quarters.'],
})

function writeWeights(language: string, table: string): string {
  const file = repositoryPath('packages', `extract-${language}`, 'src', 'lexicon', 'changed', 'weights.ts')
  writeText(file, weightsText('pnpm bench changes --write', 'changeReader', table))
  return file
}
