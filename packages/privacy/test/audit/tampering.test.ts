import type { AuditEntry, AuditTrail } from '@recollect/core'
import { describe, expect, it } from 'vitest'
import { verifyExport } from '../../src/index.ts'
import { lineOf } from '../../src/audit/lines.ts'
import { verifyChain } from '../../src/audit/verify-chain.ts'
import { headOf, honest, KEY, randomNumbers } from '../support/chains.ts'
import { TAMPERINGS } from '../support/tampering.ts'

const TRIES = 1000
const SEED = 20_261_122

/** Links as a store lists them: by number. */
const listed =
  (links: readonly AuditEntry[]): AuditTrail['list'] =>
  async ({ limit = 100, cursor = null } = {}) => {
    const from = Number(cursor ?? 0)
    const rows = links.slice(from, from + limit)
    return { rows, next: from + limit < links.length ? String(from + limit) : null }
  }

describe.each([
  ['with a key', KEY],
  ['without a key', null],
] as const)('an audit log hashed %s, and an anchor kept elsewhere', (_name, key) => {
  const random = randomNumbers(SEED)

  it(`finds each of ${String(TRIES)} tamperings, in the log and in its export`, async () => {
    const missed: string[] = []
    for (let at = 0; at < TRIES; at += 1) {
      const links = honest('alice', 3 + Math.floor(random() * 20), key, random)
      const tampering = TAMPERINGS[at % TAMPERINGS.length]
      if (tampering === undefined) throw new Error('there are tamperings')
      const tampered = tampering.done(links, random)
      const anchor = headOf('alice', links) ?? null
      const inLog = await verifyChain(listed(tampered), { scope: 'alice', key, anchor })
      const lines = tampered.map((link) => lineOf('alice', link))
      const inExport = await verifyExport(lines, {
        ...(anchor === null ? {} : { anchor }),
        ...(key === null ? {} : { key }),
      })
      if (inLog.problem === null || inExport.problem === null) missed.push(`${tampering.name} #${String(at)}`)
    }
    expect(missed).toEqual([])
  })

  it('finds nothing wrong with 200 honest logs, however old the anchor', async () => {
    for (let at = 0; at < 200; at += 1) {
      const links = honest('alice', Math.floor(random() * 40), key, random)
      const anchor = headOf('alice', links.slice(0, Math.floor(random() * (links.length + 1)))) ?? null
      const verdict = { entries: links.length, problem: null }
      expect(await verifyChain(listed(links), { scope: 'alice', key, anchor })).toEqual(verdict)
      expect(await verifyChain(listed(links), { scope: 'alice', key, anchor: null })).toEqual(verdict)
      const lines = links.map((link) => `${lineOf('alice', link)}\n`)
      expect(await verifyExport(lines, key === null ? {} : { key })).toEqual(verdict)
    }
  })
})

const edited = (
  links: readonly AuditEntry[],
  at: number,
  patch: Partial<AuditEntry>,
): readonly AuditEntry[] => links.map((link, place) => (place === at ? { ...link, ...patch } : link))

describe('what is wrong with an audit log', () => {
  const links = honest('alice', 10, KEY, randomNumbers(7))
  const anchor = headOf('alice', links) ?? null
  const verdict = (given: readonly AuditEntry[], key: Uint8Array | null = KEY) =>
    verifyChain(listed(given), { scope: 'alice', key, anchor })

  it.each([
    ['a link that was changed', edited(links, 4, { at: 1 }), 5, 'altered'],
    ['a link that was taken out', links.toSpliced(4, 1), 5, 'missing'],
    ['the first link taken out', links.slice(1), 1, 'missing'],
    ['the end cut off', links.slice(0, 6), 7, 'cut-off'],
    ['everything taken away', [], 1, 'cut-off'],
    ['another history of as many links', honest('alice', 10, KEY, randomNumbers(8)), 10, 'rewritten'],
    ['a history of another key', honest('alice', 10, null, randomNumbers(7)), 1, 'altered'],
    ['the log of another scope', honest('bob', 10, KEY, randomNumbers(7)), 1, 'altered'],
  ] as const)('%s is told, with its place', async (_what, given, seq, reason) => {
    expect((await verdict(given)).problem).toEqual({ seq, reason })
  })

  it('goes on where it was sound: what was appended since the anchor is followed too', async () => {
    const more = honest('alice', 10, KEY, randomNumbers(7))
    expect(await verdict(more)).toEqual({ entries: 10, problem: null })
    const spoilt = edited(more, 9, { action: 'erase' })
    const early = headOf('alice', links.slice(0, 3)) ?? null
    expect(await verifyChain(listed(spoilt), { scope: 'alice', key: KEY, anchor: early })).toMatchObject({
      entries: 9,
      problem: { seq: 10, reason: 'altered' },
    })
  })

  it('refuses an anchor that is none or of another scope, so that it is not taken for checked', async () => {
    const lines = links.map((link) => lineOf('alice', link))
    const head = headOf('alice', links)
    for (const bad of [
      JSON.stringify({ ...head, hash: 'x' }),
      JSON.stringify({ ...head, seq: 0 }),
      '{}',
      'null',
    ])
      await expect(verifyExport(lines, { anchor: JSON.parse(bad), key: KEY })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      })
    await expect(
      verifyExport(lines, { scope: 'bob', ...(head ? { anchor: head } : {}) }),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  it.each(['not json', '{}', '[]', 'null', '{"seq":1}', '"x"'])(
    'takes the line %s for an altered link',
    async (line) => {
      const lines = links.map((link) => lineOf('alice', link)).toSpliced(3, 0, line)
      expect((await verifyExport(lines, { key: KEY })).problem).toEqual({ seq: 4, reason: 'altered' })
    },
  )
})
