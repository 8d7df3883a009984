import { createRecollect } from '@recollect/core'
import type { Recollect } from '@recollect/core'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { sqliteStore } from '@recollect/store-sqlite'
import { factsOf } from './facts.ts'
import type { Facts } from './facts.ts'
import { play } from './play.ts'
import type { LineTimes, Outcome } from './play.ts'
import { freshScopes } from './scopes.ts'
import type { Scopes } from './scopes.ts'
import { ALEX } from './script/alex.ts'
import type { Line, Person } from './script/line.ts'
import { XIAOHONG } from './script/xiaohong.ts'
import { closingLines } from './show/closing.ts'
import { outcomeLines } from './show/outcome.ts'
import type { Style } from './show/style.ts'

export interface DemoOptions {
  readonly file: string
  readonly style: Style
  readonly print: (line: string) => void
  /** The moment the conversation ends; its lines are spread over the days before. */
  readonly now: number
}

export interface DemoResult {
  readonly outcomes: readonly Outcome[]
  readonly facts: Readonly<Record<Person, Facts>>
  readonly scopes: Scopes
}

const openMemory = (file: string): Promise<Recollect> =>
  createRecollect({ store: sqliteStore({ file }), languages: [chinese(), english()] })

const DAY = 86_400_000

/** Holds the whole conversation on a database file and prints what happens. */
export async function runDemo(options: DemoOptions): Promise<DemoResult> {
  const { file, style, print } = options
  const recollect = await openMemory(file)
  try {
    const { scopes, suffix } = await freshScopes(recollect)
    print(style.colours.bold(style.frame.title))
    for (const line of style.frame.intro) print(line)
    print(style.frame.file(file))
    if (suffix !== '') print(style.frame.otherScope(`${scopes.xiaohong}, ${scopes.alex}`))
    const outcomes = await converse(recollect, scopes, [...XIAOHONG, ...ALEX], options)
    const facts = {
      xiaohong: await factsOf(recollect.scope(scopes.xiaohong)),
      alex: await factsOf(recollect.scope(scopes.alex)),
    }
    print('')
    for (const person of ['xiaohong', 'alex'] as const) {
      for (const line of closingLines(style.frame.people[person], facts[person], style)) print(line)
    }
    return { outcomes, facts, scopes }
  } finally {
    await recollect.close()
  }
}

async function converse(
  recollect: Recollect,
  scopes: Scopes,
  lines: readonly Line[],
  options: DemoOptions,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [i, line] of lines.entries()) {
    const outcome = await play(recollect.scope(scopes[line.person]), line, timesOf(lines, i, options.now))
    for (const text of outcomeLines(outcome, options.style)) options.print(text)
    outcomes.push(outcome)
  }
  return outcomes
}

/** A line a day; one that speaks of another line does so of the hours after it. */
function timesOf(lines: readonly Line[], i: number, now: number): LineTimes {
  const dayOf = (at: number) => now - (lines.length - at) * DAY
  const { person, when } = lines[i] ?? {}
  const told = lines.findIndex((line) => line.person === person && line.text === when)
  return { at: dayOf(i), when: told < 0 ? null : dayOf(told) + DAY / 2 }
}
