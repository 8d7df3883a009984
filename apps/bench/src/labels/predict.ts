import { join } from 'node:path'
import { inMemoryStore } from '@recollect/store-memory'
import { readJsonl, writeJsonl } from '../io/files.ts'
import { manualClock } from '../library/manual-clock.ts'
import { withRecollect } from '../library/with-recollect.ts'
import { judge } from '../quality/outcomes.ts'
import type { Outcome } from '../quality/outcomes.ts'
import { questionQuality } from '../quality/questions.ts'
import type { QuestionQuality } from '../quality/questions.ts'
import { joinedByAuthor, outcomesByAuthor } from '../quality/first-contact.ts'
import type { AuthorOutcome } from '../quality/first-contact.ts'
import { scenarioQuality } from '../quality/scenarios.ts'
import type { ScenarioQuality } from '../quality/scenarios.ts'
import { predictQuestion, questionFigures } from './questions.ts'
import type { QuestionFigures } from './questions.ts'
import { READ_AT } from './reader.ts'
import type { Reader } from './reader.ts'
import { questionSchema, scenarioSchema, statementSchema } from './schema.ts'
import { predictStatement, statementFigures } from './statements.ts'
import type { StatementFigures } from './statements.ts'
import { updateFigures } from './summary.ts'
import type { UpdateFigures } from './summary.ts'
import { playScenario } from './updates.ts'
import type { ScenarioOutcome } from './updates.ts'

/** Where labelled texts are read and predictions written: under the same names. */
export interface Folders {
  readonly data: string
  readonly out: string
  readonly files: readonly string[]
}

/** What labels say, by file. */
export interface Judged {
  readonly statements: ReadonlyMap<string, readonly Outcome[]>
  readonly questions: ReadonlyMap<string, readonly QuestionQuality[]>
  readonly scenarios: ReadonlyMap<string, ScenarioQuality>
}

export interface Predicted {
  readonly statements: readonly StatementFigures[]
  readonly questions: readonly QuestionFigures[]
  readonly updates: UpdateFigures
  readonly judged: Judged
  /** How conversations end, by who wrote them. */
  readonly authors: readonly AuthorOutcome[]
}

/** Writes what the packs and the memory make of every file. */
export async function predict(reader: Reader, folders: Folders): Promise<Predicted> {
  const of = (kind: string) => folders.files.filter((name) => name.startsWith(kind))
  const statements = of('statements').map((file) => ({ file, ...writeStatements(reader, folders, file) }))
  const questions = of('questions').map((file) => ({ file, ...writeQuestions(reader, folders, file) }))
  const updates: ({ file: string } & Awaited<ReturnType<typeof writeUpdates>>)[] = []
  for (const file of of('updates')) updates.push({ file, ...(await writeUpdates(reader, folders, file)) })
  return {
    statements: statements.flatMap(({ figures }) => figures),
    questions: questions.flatMap(({ figures }) => figures),
    updates: updateFigures(updates.flatMap(({ outcomes }) => outcomes)),
    authors: joinedByAuthor(updates.flatMap(({ authors }) => authors)),
    judged: {
      statements: new Map(statements.map(({ file, outcomes }) => [file, outcomes])),
      questions: new Map(questions.map(({ file, quality }) => [file, quality])),
      scenarios: new Map(updates.map(({ file, quality }) => [file, quality])),
    },
  }
}

function writeStatements(reader: Reader, { data, out }: Folders, file: string) {
  const statements = readJsonl(join(data, file), statementSchema)
  const predictions = statements.map((statement) => predictStatement(reader, statement))
  writeJsonl(join(out, file), predictions)
  return { figures: statementFigures(reader, statements, predictions), outcomes: judge(reader, statements) }
}

function writeQuestions(reader: Reader, { data, out }: Folders, file: string) {
  const questions = readJsonl(join(data, file), questionSchema)
  const predictions = questions.map((question) => predictQuestion(reader, question))
  writeJsonl(join(out, file), predictions)
  return {
    figures: questionFigures(questions, predictions),
    quality: questionQuality(questions, predictions),
  }
}

function writeUpdates({ slots }: Reader, { data, out }: Folders, file: string) {
  const scenarios = readJsonl(join(data, file), scenarioSchema)
  const clock = manualClock(READ_AT)
  return withRecollect({ store: inMemoryStore(), clock }, async (recollect) => {
    const outcomes: ScenarioOutcome[] = []
    for (const scenario of scenarios) outcomes.push(await playScenario(recollect, clock, scenario))
    const predictions = outcomes.map(({ prediction }) => prediction)
    writeJsonl(join(out, file), predictions)
    const isSingle = (slot: string) => slots.get(slot).cardinality === 'single'
    return {
      outcomes,
      quality: scenarioQuality(scenarios, predictions, isSingle),
      authors: outcomesByAuthor(scenarios, predictions, isSingle),
    }
  })
}
