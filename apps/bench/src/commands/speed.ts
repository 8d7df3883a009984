import { z } from 'zod'
import type { Report } from '../io/report.ts'
import { table } from '../io/table.ts'
import { measureExtract } from '../speed/extract.ts'
import type { ExtractFigures } from '../speed/extract.ts'
import { MACHINE_CODE_FLAG, measureExtractFlagged } from '../speed/extract-flagged.ts'
import { measureExtraction } from '../speed/extraction.ts'
import type { ExtractionFigures } from '../speed/extraction.ts'
import type { RatioFigures } from '../speed/ratio.ts'
import { measureRecall } from '../speed/recall.ts'
import { measureRemember } from '../speed/remember.ts'

export const speedOptions = z.object({
  /** Extraction of made-up messages only. */
  extract: z.boolean().default(false),
  json: z.boolean().default(false),
})

/** Times extraction by itself, and recall and remember against the statements they make. */
export async function speed(options: z.output<typeof speedOptions>): Promise<Report> {
  const extract = measureExtract()
  if (options.extract) return { figures: { extract }, lines: extractLines(extract) }
  const flagged = measureExtractFlagged()
  const extraction = measureExtraction()
  const recall = await measureRecall()
  const remember = await measureRemember()
  return {
    figures: { extract, flagged, extraction, recall, remember },
    lines: [
      ...extractLines(extract),
      `node ${MACHINE_CODE_FLAG}:`,
      ...extractLines(flagged),
      '',
      ...extractionLines(extraction),
      '',
      ...ratioLines({ recall, remember }),
    ],
  }
}

const extractLines = (figures: readonly ExtractFigures[]): string[] =>
  table(
    ['packs on made-up messages', 'messages', 'characters', 'µs CPU a message', 'µs CPU for 40 characters'],
    figures.map((f) => [f.reading, f.messages, f.characters, f.micros, f.microsPer40]),
  )

function extractionLines(figures: ExtractionFigures): string[] {
  const { statements, characters, micros, rules, rulesAlone, mostRatio } = figures
  const title = `extraction of ${statements} statements of ${characters} characters`
  return table(
    [title, 'µs CPU a message', `ratio (at most ${mostRatio})`],
    [
      ['both packs', micros, ''],
      [`beside ${rules.few} rules that do not apply`, rules.micros[0], ''],
      [`beside ${rules.many} rules that do not apply`, rules.micros[1], rules.ratio],
      [`${rules.few} such rules alone`, rulesAlone.micros[0], ''],
      [`${rules.many} such rules alone`, rulesAlone.micros[1], rulesAlone.ratio],
    ],
  )
}

const ratioLines = (figures: Readonly<Record<string, RatioFigures>>): string[] =>
  table(
    [
      'SQLite, 500 items',
      'p50 ms',
      'p95 ms',
      'bare p50',
      'bare p95',
      'ratio p50',
      'CPU ratio',
      'statements a call',
    ],
    Object.entries(figures).map(([name, f]) => [
      name,
      f.p50,
      f.p95,
      f.bareP50,
      f.bareP95,
      f.ratio,
      f.cpuRatio,
      f.statementsPerCall,
    ]),
  )
