import { describe, expect, it, onTestFinished } from 'vitest'
import { ask } from './support/ask.ts'
import { listen, openMemory } from './support/server.ts'

/** By code point; halves of surrogate pairs would sort the fox before the full-width tilde. */
const NAMES = ['a', 'b', 'c', '小明', '\uff5e', '🦊']

async function open(): Promise<string> {
  const recollect = await openMemory(onTestFinished)
  for (const name of NAMES) await recollect.scope(name).remember('hi')
  return listen(onTestFinished, recollect)
}

const page = async (url: string, cursor: string | null, limit: number) => {
  const query = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
  return Object((await ask(`${url}/v1/scopes?limit=${String(limit)}${query}`, 'GET')).json)
}

describe('the list of scopes', () => {
  it('is gone through page by page', async () => {
    const url = await open()
    const names: string[] = []
    let cursor: string | null = null
    do {
      const { rows, next } = await page(url, cursor, 1)
      names.push(...rows)
      cursor = next
    } while (cursor !== null)
    expect(names).toEqual(NAMES)
  })

  it('goes on behind a scope that is gone', async () => {
    const url = await open()
    const { next } = await page(url, null, 2)
    await ask(`${url}/v1/scopes/b/erase`, 'POST', {})
    expect([next, await page(url, next, 10)]).toEqual(['b', { rows: NAMES.slice(2), next: null }])
  })
})
