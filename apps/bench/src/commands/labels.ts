import { join } from 'node:path'
import { inMemoryStore } from '@recollect/core/in-memory'
import { z } from 'zod'
import { BenchError } from '../io/bench-error.ts'
import { namesIn, readJsonl, writeJsonl } from '../io/files.ts'
import type { Report } from '../io/report.ts'
import { manualClock } from '../library/manual-clock.ts'
import { packs } from '../library/packs.ts'
import { withRecollect } from '../library/with-recollect.ts'
import { predictQuestion, questionFigures } from '../labels/questions.ts'
import { packReader, READ_AT } from '../labels/reader.ts'
import type { Reader } from '../labels/reader.ts'
import { runScorer } from '../labels/run-scorer.ts'
import { questionSchema, scenarioSchema, statementSchema } from '../labels/schema.ts'
import { predictStatement, statementFigures } from '../labels/statements.ts'
import { questionLines, statementLines, updateFigures, updateLines } from '../labels/summary.ts'
import { playScenario } from '../labels/updates.ts'
import type { ScenarioOutcome } from '../labels/updates.ts'

export const labelsOptions = z.object({ data: z.string(), out: z.string(), json: z.boolean().default(false) })
export type LabelsOptions = z.output<typeof labelsOptions>

/** Writes what the packs and the memory make of labelled texts, in the form a scorer reads. */
export async function labels({ data, out, json }: LabelsOptions): Promise<Report> {
  const reader = packReader(packs())
  const files = namesIn(data).filter((name) => /^(?:statements|questions|updates).*\.jsonl$/u.test(name))
  if (files.length === 0) {
    throw new BenchError(
      `"${data}" has no statements*.jsonl, questions*.jsonl or updates*.jsonl. Pass the folder that has.`,
    )
  }
  const of = (kind: string) => files.filter((name) => name.startsWith(kind))
  const statements = of('statements').flatMap((file) => writeStatements(reader, data, out, file))
  const questions = of('questions').flatMap((file) => writeQuestions(reader, data, out, file))
  const outcomes: ScenarioOutcome[] = []
  for (const file of of('updates')) outcomes.push(...(await writeUpdates(data, out, file)))
  const updates = updateFigures(outcomes)
  const score = runScorer(data, out, json)
  return {
    figures: {
      statements,
      questions,
      updates,
      score: json && score !== null ? z.json().parse(JSON.parse(score)) : null,
    },
    lines: [
      ...statementLines(statements),
      ...questionLines(questions),
      ...updateLines(updates),
      `Predictions are in ${out}.`,
      ...(score === null ? [] : [score.trimEnd()]),
    ],
  }
}

function writeStatements(reader: Reader, data: string, out: string, file: string) {
  const statements = readJsonl(join(data, file), statementSchema)
  const predictions = statements.map((statement) => predictStatement(reader, statement))
  writeJsonl(join(out, file), predictions)
  return statementFigures(reader, statements, predictions)
}

function writeQuestions(reader: Reader, data: string, out: string, file: string) {
  const questions = readJsonl(join(data, file), questionSchema)
  const predictions = questions.map((question) => predictQuestion(reader, question))
  writeJsonl(join(out, file), predictions)
  return questionFigures(questions, predictions)
}

function writeUpdates(data: string, out: string, file: string): Promise<ScenarioOutcome[]> {
  const scenarios = readJsonl(join(data, file), scenarioSchema)
  const clock = manualClock(READ_AT)
  return withRecollect({ store: inMemoryStore(), clock }, async (recollect) => {
    const outcomes: ScenarioOutcome[] = []
    for (const scenario of scenarios) outcomes.push(await playScenario(recollect, clock, scenario))
    writeJsonl(
      join(out, file),
      outcomes.map(({ prediction }) => prediction),
    )
    return outcomes
  })
}
