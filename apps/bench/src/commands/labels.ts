import { join } from 'node:path'
import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import { isDirectory, namesIn, writeText } from '../io/files.ts'
import type { Report } from '../io/report.ts'
import { repositoryPath } from '../io/repository.ts'
import { packs } from '../library/packs.ts'
import { modelLines, modelMarkdown } from '../labels/model/lines.ts'
import type { ModelFigures } from '../labels/model/measure.ts'
import { modelOptions, PRICED_TOGETHER, readByModel } from '../labels/model/run.ts'
import { predict } from '../labels/predict.ts'
import type { Predicted } from '../labels/predict.ts'
import { packReader } from '../labels/reader.ts'
import { scoreOf } from '../labels/run-scorer.ts'
import type { Score } from '../labels/run-scorer.ts'
import { questionLines, statementLines, updateLines } from '../labels/summary.ts'
import { differences } from '../quality/agreement.ts'
import { firstContactMarkdown, isFirstContact } from '../quality/first-contact.ts'
import { writeFirstContact } from '../quality/first-contact-pages.ts'
import { headlineOf } from '../quality/headline.ts'
import { writeReadmes } from '../quality/readme.ts'
import { questionQualityLines, scenarioQualityLines } from '../quality/other-lines.ts'
import { qualityLines, qualityMarkdown } from '../quality/render.ts'
import { qualityOf } from '../quality/report.ts'
import type { Quality } from '../quality/report.ts'

const flag = z.boolean().default(false)

export const labelsOptions = z
  .object({
    /** Default: the project's own sets. */
    data: z.string().optional(),
    out: z.string().default(join('out', 'labels')),
    rules: flag,
    showExamples: flag,
    readme: flag,
    json: flag,
    ...modelOptions,
  })
  .refine(...PRICED_TOGETHER)
export type LabelsOptions = z.output<typeof labelsOptions>

const OWN_DATA = repositoryPath('apps', 'bench', 'data', 'labels')

/** Writes what the packs and the memory make of labelled texts, in the form a scorer reads, and how good it is. */
export async function labels(options: LabelsOptions): Promise<Report> {
  const { out, readme } = options
  if (readme && options.data !== undefined) {
    throw new BenchError(
      `Figures in a README come from the project's own sets: leave --data out with --readme.`,
    )
  }
  const data = options.data ?? OWN_DATA
  if (options.data === undefined && labelFiles(data).length === 0) return nothingThere()
  const files = labelFiles(data)
  if (files.length === 0) {
    throw new BenchError(
      `"${data}" has no statements*.jsonl, questions*.jsonl or updates*.jsonl. Pass the folder that has.`,
    )
  }
  const languages = packs()
  const reader = packReader(languages)
  // First: a server that cannot be asked shows at once.
  const model = await readByModel(reader, languages, { ...options, data, files })
  const predicted = await predict(reader, { data, out, files })
  const quality = qualityOf([...predicted.judged.statements.values()].flat(), languages, options)
  const score = scoreOf(data, out)
  const differ = score === null ? [] : differences(predicted.judged, score.figures)
  const { authors } = predicted
  const written = readme ? [...writeReadmes(quality, authors), ...writeFirstContact(authors)] : []
  const report = reportOf({ predicted, quality, score, differ, out, written, model })
  const parts = [qualityMarkdown(quality), ...(model === null ? [] : [modelMarkdown(model)])]
  writeText(join(out, 'report.md'), parts.join('\n'))
  writeText(join(out, 'report.json'), `${JSON.stringify(report.figures, null, 2)}\n`)
  return report
}

/** No folder is no error where nobody named it; a folder that was named must be there. */
const labelFiles = (data: string): string[] =>
  data === OWN_DATA && !isDirectory(data)
    ? []
    : namesIn(data).filter((name) => /^(?:statements|questions|updates).*\.jsonl$/u.test(name))

const nothingThere = (): Report => ({
  figures: { data: null },
  lines: ['apps/bench/data/labels holds no labelled texts. Pass a folder that does: --data DIR.'],
})

interface Measured {
  readonly predicted: Predicted
  readonly quality: readonly Quality[]
  readonly score: Score | null
  /** From what the scorer counts. */
  readonly differ: readonly string[]
  readonly out: string
  readonly written: readonly string[]
  /** Null: none was named. */
  readonly model: ModelFigures | null
}

function reportOf({ predicted, quality, score, differ, out, written, model }: Measured): Report {
  const { statements, questions, updates, judged, authors } = predicted
  const questionQuality = [...judged.questions.values()].flat()
  const scenarioQuality = Object.fromEntries(judged.scenarios)
  return {
    figures: {
      ...{ statements, questions, updates, quality, questionQuality, scenarioQuality, authors },
      differences: differ,
      score: score?.figures ?? null,
      ...(model === null ? {} : { model }),
    },
    headline: headlineOf({ quality, questionQuality, scenarioQuality, authors }),
    lines: [
      ...statementLines(statements),
      ...questionLines(questions),
      ...updateLines(updates),
      ...qualityLines(quality),
      ...(model === null ? [] : modelLines(model)),
      ...questionQualityLines(questionQuality),
      ...scenarioQualityLines(scenarioQuality),
      ...(authors.some(isFirstContact) ? [firstContactMarkdown(authors), ''] : []),
      `Predictions, report.md and report.json are in ${out}.`,
      ...written.map((file) => `Figures were written into ${file}.`),
      ...differ,
      ...(score === null ? [] : [score.text.trimEnd()]),
    ],
  }
}
