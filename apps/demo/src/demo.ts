import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import type { Recollect } from '@recollect/core'
import type { Discoverer } from '@recollect/core/plugin'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { sqliteStore } from '@recollect/store-sqlite'
import type { StoryBook } from '@recollect/testkit/model-server'
import { playDiscovery } from './discovery.ts'
import type { DiscoveryResult } from './discovery.ts'
import { factsOf } from './facts.ts'
import type { Facts } from './facts.ts'
import { standInFor } from './model.ts'
import { play } from './play.ts'
import type { LineTimes, Outcome } from './play.ts'
import { freshScopes } from './scopes.ts'
import type { Scopes } from './scopes.ts'
import { ALEX } from './script/alex.ts'
import { BOOKS } from './script/discovery.ts'
import type { Line, Person } from './script/line.ts'
import { XIAOHONG } from './script/xiaohong.ts'
import { playSession } from './session.ts'
import type { SessionResult } from './session.ts'
import { closingLines } from './show/closing.ts'
import { discoveryLines } from './show/discovery.ts'
import { outcomeLines } from './show/outcome.ts'
import { sessionLines } from './show/session.ts'
import type { Style } from './show/style.ts'
import type { Language } from './text/language.ts'

export interface DemoOptions {
  readonly file: string
  readonly style: Style
  /** Of the frame; the last chapter is told in it. */
  readonly language: Language
  readonly print: (line: string) => void
  /** The moment the conversation ends; its lines are spread over the days before. */
  readonly now: number
}

export interface DemoResult {
  readonly outcomes: readonly Outcome[]
  readonly facts: Readonly<Record<Person, Facts>>
  readonly session: SessionResult
  readonly discovery: DiscoveryResult
  readonly scopes: Scopes
}

const openMemory = (file: string, discoverer: Discoverer): Promise<Recollect> =>
  createRecollect({
    plugins: [sessions(), knowledge({ discoverer }), timeline()],
    store: sqliteStore({ file }),
    languages: [chinese(), english()],
  })

const DAY = 86_400_000

/** Holds the whole conversation on a database file and prints what happens. */
export async function runDemo(options: DemoOptions): Promise<DemoResult> {
  const { file, language } = options
  const book = BOOKS[language]
  const model = await standInFor(book.story)
  try {
    const recollect = await openMemory(file, model.discoverer)
    try {
      return await tour(recollect, book, options)
    } finally {
      await recollect.close()
    }
  } finally {
    await model.close()
  }
}

async function tour(recollect: Recollect, book: StoryBook, options: DemoOptions): Promise<DemoResult> {
  const { file, style, print } = options
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
  const session = await playSession(recollect.scope(scopes.xiaohong), options.now)
  for (const line of sessionLines(session, style)) print(line)
  const discovery = await playDiscovery(recollect, scopes.john, book)
  for (const line of discoveryLines(discovery, style)) print(line)
  return { outcomes, facts, session, discovery, scopes }
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
