import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { peers, peersOptions } from '../../src/commands/peers.ts'
import { repositoryPath } from '../../src/io/repository.ts'
import { PeerProcess } from '../../src/peers/process.ts'
import { sectionsOf } from '../../src/peers/report/sections.ts'
import { runPeers } from '../../src/peers/run.ts'
import { selectPeers } from '../../src/peers/select.ts'
import { bundleWorker } from './bundle.ts'

let worker: Awaited<ReturnType<typeof bundleWorker>>
beforeAll(async () => {
  worker = await bundleWorker()
})
afterAll(() => {
  worker.remove()
})

/** As a reader finds them: the rows of a table by its title. */
const rowsOf = (sections: ReturnType<typeof sectionsOf>, title: string) =>
  sections.find((section) => section.title === title)?.rows ?? []

it(
  'measures search indexes, Recollect and the LangGraph store by the same path',
  { timeout: 120_000 },
  async () => {
    const only = 'recollect,fts5,minisearch,langgraph,langgraph-hashed'
    const { figures, lines } = await peers(peersOptions.parse({ only, set: 'en', quick: true }), worker.path)
    expect(figures['systems']).toEqual([
      expect.objectContaining({ peer: expect.objectContaining({ id: 'recollect' }), reached: [] }),
      expect.objectContaining({ peer: expect.objectContaining({ id: 'fts5' }) }),
      expect.objectContaining({ peer: expect.objectContaining({ id: 'minisearch' }) }),
      expect.objectContaining({
        peer: expect.objectContaining({ id: 'langgraph' }),
        cost: expect.objectContaining({ embeddingCallsTold: 0, modelCallsAsked: 0 }),
      }),
      expect.objectContaining({
        peer: expect.objectContaining({ id: 'langgraph-hashed' }),
        cost: expect.objectContaining({ chatCallsTold: 0, embeddingCallsTold: 1, modelCallsAsked: 1 }),
      }),
    ])
    expect(lines.join('\n')).toMatch(
      /== Every system, every set[\s\S]*== Facts that change[\s\S]*== What it takes/u,
    )
  },
)

it('scores by the rule of `bench retrieval`', async () => {
  const turns = [
    { id: 'a', text: 'The kite flew over the canal' },
    { id: 'b', text: 'A cat sleeps on the stove' },
  ]
  const base = { conversation: 'c', evidence_alt: {}, category: '-', answerable: true }
  const questions = [
    { ...base, id: 'q1', question: 'canal kite', evidence: ['a'] },
    { ...base, id: 'q2', question: 'zeppelin', evidence: ['b'] },
    { ...base, id: 'q3', question: 'zeppelin', evidence: [], answerable: false },
  ]
  const set = { name: 'tiny', conversations: [{ id: 'c', turns }], questions }
  const [outcome] = await runPeers(
    selectPeers('fts5'),
    { sets: [set], scenarios: [], limit: 5 },
    { program: worker.path, folderOf: async () => repositoryPath('apps/bench'), note: () => undefined },
  )
  expect(outcome).toMatchObject({
    sets: [
      {
        set: 'tiny',
        system: { groups: [{ questions: 2, recall: { '@1': 0.5 }, mrr: 0.5 }, {}] },
        nothingRight: 1,
        nothingWrong: 0.5,
      },
    ],
    changes: null,
  })
  const quality = rowsOf(
    sectionsOf(outcome ? [outcome] : [], 'machine', (figure) => `${figure}*`),
    'Every system, every set',
  )
  expect(quality).toEqual([
    ['tiny', 'FTS5, unicode61', '0.500*', '0.500*', '0.500*', '0.500*', '100.0%', '50.0%'],
  ])
})

describe('a system that fails', () => {
  const plan = { sets: [], scenarios: [], limit: 5 }

  it('is left out with the reason, and the next one is measured', async () => {
    const folderOf = async ({ id }: { readonly id: string }) => {
      if (id === 'fts5') throw new Error('npm could not install it: code ENOTFOUND')
      return tmpdir()
    }
    const outcomes = await runPeers(selectPeers('fts5,minisearch,mem0'), plan, {
      program: worker.path,
      folderOf,
      note: () => undefined,
    })
    expect(outcomes.map((outcome) => ('why' in outcome ? outcome.why : 'measured'))).toEqual([
      'npm could not install it: code ENOTFOUND',
      'measured',
      expect.stringMatching(/^Cannot find module 'mem0ai\/oss'$/u),
    ])
    expect(rowsOf(sectionsOf(outcomes, '', String), 'Systems that could not be measured')).toHaveLength(2)
  })

  it('says so when its process ends, or is none', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'recollect-bench-'))
    const program = join(directory, 'ends.mjs')
    writeFileSync(program, `throw new TypeError('out of luck')`)
    const child = new PeerProcess(program, { directory, environment: {} })
    await expect(child.do({ do: 'leave' }, 'left')).rejects.toThrow(
      'Its process ended. TypeError: out of luck',
    )
    await child.end()
    rmSync(directory, { recursive: true, force: true })
  })
})

it.each([
  [{ results: true, quick: true }, /Leave --quick/u],
  [{ results: true, only: 'fts5' }, /Leave --quick/u],
  [{ only: 'zep' }, /no peer "zep"/u],
  [{ data: 'nowhere' }, /no directory "nowhere"/u],
])('refuses %j before it measures anything', async (options, message) => {
  await expect(peers(peersOptions.parse(options), worker.path)).rejects.toThrow(message)
})
