import { expect, it } from 'vitest'
import { sessions } from '../src/commands/sessions.ts'
import { QUICK } from '../src/sessions/plan.ts'
import { sectionsOf } from '../src/sessions/report/sections.ts'
import { runSessions } from '../src/sessions/run.ts'

it('logs two sizes of a log, and asks both and appends as often as the plan says', async () => {
  const figures = await runSessions(QUICK, () => undefined)
  expect(figures.logs.map(({ stats }) => [stats.sessions, stats.pairs])).toEqual(
    QUICK.sessions.map((count) => [count, count * QUICK.pairs]),
  )
  expect(figures.growth.map(({ kind, calls }) => [kind, calls])).toEqual(
    ['recent', 'topic page', 'same question', 'one pair', 'search'].map((kind) => [kind, QUICK.asks]),
  )
  expect([figures.append.given.calls, figures.append.found.calls]).toEqual([QUICK.appends, QUICK.appends])
  expect(sectionsOf(figures).map(({ rows }) => rows.length)).toEqual([5, 2, 5])
})

it('does not write the figures of a quick run down', async () => {
  await expect(sessions({ quick: true, results: true, json: false })).rejects.toThrow('Leave --quick out')
})
