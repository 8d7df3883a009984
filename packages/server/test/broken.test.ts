import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { StoreError } from '@recollect/core'
import type { Recollect } from '@recollect/core'
import { ask } from './support/ask.ts'
import { listen, openMemory } from './support/server.ts'

/** Fails after so many lines. */
async function* linesThenFail(lines: number): AsyncGenerator<string, void, undefined> {
  for (let at = 0; at < lines; at += 1) yield await Promise.resolve(`{"line":${String(at)}}`)
  throw new StoreError('STORE_UNAVAILABLE', 'The database at 10.0.0.7 does not answer. Start it.')
}

async function open(lines: number) {
  const recollect = await openMemory(onTestFinished)
  const failing: Recollect = {
    ...recollect,
    scope: (name) => ({ ...recollect.scope(name), export: () => linesThenFail(lines) }),
  }
  const told: unknown[] = []
  const url = await listen(onTestFinished, failing, { onError: (...given) => void told.push(given) })
  return { url, told, path: `${url}/v1/scopes/alice/export` }
}

describe('an export', () => {
  it('of which the head alone is asked for is ended: it may hold a snapshot', async () => {
    const recollect = await openMemory(onTestFinished)
    let ended = 0
    async function* lines(): AsyncGenerator<string, void, undefined> {
      try {
        for (let at = 0; ; at += 1) yield await Promise.resolve(`{"line":${String(at)}}`)
      } finally {
        ended += 1
      }
    }
    const watched: Recollect = {
      ...recollect,
      scope: (name) => ({ ...recollect.scope(name), export: lines }),
    }
    const url = await listen(onTestFinished, watched)
    const { status, headers } = await ask(`${url}/v1/scopes/alice/export`, 'HEAD')
    expect([status, headers.get('content-type'), ended]).toEqual([200, 'application/jsonl', 1])
  })

  it.each([0, 1])('that fails after %i lines is told as a problem', async (lines) => {
    const { path } = await open(lines)
    expect((await ask(path, 'GET')).json).toMatchObject({ status: 503, code: 'STORE_UNAVAILABLE' })
  })

  it.each([2, 3, 500])(
    'that fails after %i lines is cut off, and whoever runs the server is told',
    async (lines) => {
      const { url, told, path } = await open(lines)
      const printed = vi.spyOn(console, 'error')
      await expect(ask(path, 'GET')).rejects.toThrow()
      const place = { method: 'GET', route: '/v1/scopes/{scope}/export' }
      expect(told).toEqual([[expect.objectContaining({ code: 'STORE_UNAVAILABLE' }), place]])
      expect(printed).not.toHaveBeenCalled()
      printed.mockRestore()
      expect((await ask(`${url}/metrics`, 'GET')).text).toContain(
        'answers_broken_total{method="GET",route="/v1/scopes/{scope}/export"} 1',
      )
    },
  )
})
