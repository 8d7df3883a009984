import type { LanguagePack } from '@recollect/core'
import { chinese } from '@recollect/extract-zh'
import { english } from '@recollect/extract-en'
import { z } from 'zod'
import { linesOf } from '../intents/load.ts'
import { cutAll, judgeUnseen, learn, sharesOf } from '../intents/measure.ts'
import { weightsText } from '../intents/weights-file.ts'
import { writeText } from '../io/files.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { sectionLines } from '../io/sections.ts'

export const intentsOptions = z.object({
  /** Learn from all and write the weights into the packs. */
  write: z.boolean().default(false),
  json: z.boolean().default(false),
})

/** How well the intents of sentences are read: of each author by what the others wrote. */
export function intents({ write }: z.output<typeof intentsOptions>): Promise<Report> {
  const sets = [english(), chinese()].map((pack) => {
    const cuts = cutAll(pack, linesOf(pack))
    const written = write ? writeWeights(pack, weightsText(learn(cuts))) : null
    return { lang: pack.language, ...sharesOf(judgeUnseen(cuts)), written }
  })
  const section = sectionOf(sets)
  return Promise.resolve({
    figures: { sets: sets.map(({ written: _written, ...figures }) => figures) },
    headline: { wishesKept: Math.min(...sets.map(({ wish }) => wish)) },
    lines: [
      ...sectionLines([section]),
      ...sets.flatMap(({ written }) => (written === null ? [] : [`Wrote ${written}.`])),
    ],
  })
}

interface Shares extends ReturnType<typeof sharesOf> {
  readonly lang: string
}

const sectionOf = (sets: readonly Shares[]) => ({
  title: 'Intents of unseen authors',
  head: ['language', 'lines', 'wishes', 'ends', 'tasks taken for wishes', 'others', 'forget', 'show', 'keep'],
  rows: sets.map((one) => [
    one.lang,
    one.lines,
    percent(one.wish),
    percent(one.end),
    percent(one.task),
    percent(one.none),
    percent(one.forget),
    percent(one.show),
    percent(one.keep),
  ]),
  notes: [
    'Each author is judged by weights learned from all the others. Tasks and others: the share taken for a wish.',
  ],
})

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

function writeWeights({ language }: LanguagePack, text: string): string {
  const file = repositoryPath('packages', `extract-${language}`, 'src', 'lexicon', 'intents', 'weights.ts')
  writeText(file, text)
  return file
}
