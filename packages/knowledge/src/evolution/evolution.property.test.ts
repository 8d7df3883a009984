import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matcher, valueForms } from '../../test/support/core.ts'
import { termsOf } from '@recollect/core/extraction'
import type { NodeVersion } from '@recollect/core/store'
import { defaultVersioner } from '@recollect/core/plugin'
import { linksBy, planStatement } from './plan-statement.ts'
import type { Statement } from './sayings.ts'
import { sayingsOf } from './sayings.ts'

const forms = matcher([], true)
const engine = {
  versioner: defaultVersioner,
  values: valueForms((value) => forms.value(value), termsOf([])),
}

const RUNS = { numRuns: 60 }
const VALUES = ['AI Agent行为规划', '提示工程', 'robotics', 'a third thing']

const statement = ({ at, value, episode }: { at: number; value: number; episode: number }): Statement => ({
  value: VALUES[value] ?? 'robotics',
  context: '',
  gapType: 'personal_fact',
  confidence: ((at * 7) % 11) / 10,
  episodeId: `e${String(episode)}`,
  evidence: { quote: `words of ${String(at)}`, itemId: `i${String(at)}`, start: 0, end: 5 },
  at,
})

/** Each is said at a moment of its own: of one moment whoever comes last is believed. */
const statements = fc
  .uniqueArray(
    fc.record({
      at: fc.integer({ min: 0, max: 40 }),
      value: fc.integer({ min: 0, max: 3 }),
      episode: fc.integer({ min: 0, max: 5 }),
    }),
    { selector: ({ at }) => at, maxLength: 12 },
  )
  .map((all) => all.map(statement))

async function told(all: readonly Statement[]): Promise<readonly NodeVersion[]> {
  let versions: readonly NodeVersion[] = []
  for (const [now, one] of all.entries())
    versions = (await planStatement(engine, { scope: 'alice', nodeId: 'n', versions }, one, now)).versions
  return versions
}

const held = (versions: readonly NodeVersion[]) => versions.filter(({ validTo }) => validTo === null)

/** Value by value in the order of time, as far as it held for any time. */
const timeline = (versions: readonly NodeVersion[]) =>
  [...versions]
    .filter(({ validFrom, validTo }) => validTo === null || validTo > validFrom)
    .sort((a, b) => a.validFrom - b.validFrom)
    .map(({ value, validFrom, validTo }) => ({ value, validFrom, validTo }))

describe('the versions of a node', () => {
  it('are numbered without a gap, and exactly one holds: that of the last word', async () => {
    await fc.assert(
      fc.asyncProperty(statements, async (all) => {
        const versions = await told(all)
        expect(versions.map(({ version }) => version)).toEqual(versions.map((_, i) => i + 1))
        expect(held(versions)).toHaveLength(all.length === 0 ? 0 : 1)
        const last = [...all].sort((a, b) => a.at - b.at).at(-1)
        expect(held(versions)[0]?.value).toBe(last?.value)
      }),
      RUNS,
    )
  })

  it('follow one another in order of event time, each ending where the next begins', async () => {
    await fc.assert(
      fc.asyncProperty(statements, async (all) => {
        const line = timeline(await told(all))
        for (const [i, one] of line.entries()) {
          const next = line[i + 1]
          expect(one.validTo).toBe(next?.validFrom ?? null)
          if (next) expect(next.value).not.toBe(one.value)
        }
      }),
      RUNS,
    )
  })

  it('tell the same story in whatever order the same is heard', async () => {
    await fc.assert(
      fc.asyncProperty(
        statements.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        async ([all, shuffled]) => {
          const inTime = [...all].sort((a, b) => a.at - b.at)
          expect(timeline(await told(shuffled))).toEqual(timeline(await told(inTime)))
        },
      ),
      RUNS,
    )
  })

  it('stay as they are when the same is heard again', async () => {
    await fc.assert(
      fc.asyncProperty(statements, async (all) => {
        const once = await told(all)
        expect(await told([...all, ...all])).toEqual(once)
      }),
      RUNS,
    )
  })

  it('have a confidence from 0 to 1, and lose no episode that told of them', async () => {
    await fc.assert(
      fc.asyncProperty(statements, async (all) => {
        const versions = await told(all)
        for (const { confidence } of versions) {
          expect(confidence).toBeGreaterThanOrEqual(0)
          expect(confidence).toBeLessThanOrEqual(1)
        }
        const episodes = new Set(all.map(({ episodeId }) => episodeId))
        expect(new Set(linksBy(versions).keys())).toEqual(episodes)
        const sayings = versions.flatMap(sayingsOf).map(({ at, episodeId }) => [at, episodeId])
        expect(new Set(sayings.map(String))).toEqual(
          new Set(all.map(({ at, episodeId }) => String([at, episodeId]))),
        )
      }),
      RUNS,
    )
  })
})

describe('a statement', () => {
  const first = statement({ at: 10, value: 1, episode: 1 })

  it('of the same value by another episode adds a tenth, at most to 1; by the same episode nothing', async () => {
    const sure = { ...first, confidence: 0.85 }
    const again = { ...statement({ at: 11, value: 1, episode: 2 }) }
    const [two] = await told([sure, again])
    expect(two?.confidence).toBe(0.95)
    const [three] = await told([sure, again, statement({ at: 12, value: 1, episode: 3 })])
    expect(three?.confidence).toBe(1)
    const [same] = await told([sure, statement({ at: 12, value: 1, episode: 1 })])
    expect(same?.confidence).toBe(0.85)
  })

  it('of another value averages the confidence', async () => {
    const [, two] = await told([
      { ...first, confidence: 0.9 },
      { ...statement({ at: 11, value: 2, episode: 2 }), confidence: 0.6 },
    ])
    expect(two).toMatchObject({ version: 2, confidence: 0.75, validFrom: 11, validTo: null, episodeId: 'e2' })
  })

  it('of an earlier time goes into the past and leaves the present as it is', async () => {
    const [one, two] = await told([first, statement({ at: 5, value: 2, episode: 2 })])
    expect(one).toMatchObject({ version: 1, validFrom: 10, validTo: null })
    expect(two).toMatchObject({ version: 2, validFrom: 5, validTo: 10 })
  })

  it('in other case, width or spacing is the same value', async () => {
    const one = { ...statement({ at: 1, value: 0, episode: 1 }), confidence: 0.5 }
    const versions = await told([
      one,
      { ...statement({ at: 2, value: 0, episode: 2 }), value: 'ａi agent 行为规划' },
    ])
    expect(versions).toMatchObject([
      { value: 'AI Agent行为规划', confidence: 0.6, seen: [{ episodeId: 'e2', at: 2 }] },
    ])
  })

  it('read otherwise from the very same words changes nothing', async () => {
    const versions = await told([first, { ...first, value: 'robotics' }])
    expect(versions).toMatchObject([{ value: first.value, version: 1 }])
  })

  it('is of no weight when the versioner will not have it', async () => {
    const steady = {
      plan: () => ({ action: 'none' as const, close: [], reinforce: null, insert: null, reason: 'no' }),
    }
    const state = { scope: 'alice', nodeId: 'n', versions: [] }
    const planned = await planStatement({ ...engine, versioner: steady }, state, first, 0)
    expect(planned).toEqual({ verdict: 'none', versions: [], reason: 'no' })
  })
})
