import type { AbortSignalLike } from '@recollect/core'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { json, works } from './support/api-server.ts'
import type { Behaviour } from './support/api-server.ts'
import { failureOf, withApi } from './support/with-api.ts'

const WHY = new Error('the user went away')

describe('a call that is aborted', () => {
  it('asks nothing when it was aborted before', async () => {
    const { embedder, requests } = await withApi()
    expect(await failureOf(embedder.embed(['猫'], { signal: AbortSignal.abort(WHY) }))).toBe(WHY)
    expect(requests).toEqual([])
  })

  it('ends at once while the server thinks, and lets go of the connection', async () => {
    const controller = new AbortController()
    let thinks: Behaviour = works
    const letGo = new Promise<void>((resolve) => {
      thinks = (response) => {
        response.on('close', resolve)
        controller.abort(WHY)
      }
    })
    const { embedder } = await withApi([thinks])
    expect(await failureOf(embedder.embed(['猫'], { signal: controller.signal }))).toBe(WHY)
    await letGo
  })

  it('ends at once in the middle of an answer', async () => {
    const controller = new AbortController()
    const halfway: Behaviour = (response) => {
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .write('{"data":[', () => controller.abort(WHY))
    }
    const { embedder } = await withApi([halfway])
    expect(await failureOf(embedder.embed(['猫'], { signal: controller.signal }))).toBe(WHY)
  })

  it('does not wait for the next attempt', async () => {
    const controller = new AbortController()
    const start = globalThis.setTimeout
    const timers = vi.spyOn(globalThis, 'setTimeout')
    timers.mockImplementation((callback: () => void, ms?: number) => {
      // The back-off has begun.
      if (ms === 50_000) queueMicrotask(() => controller.abort(WHY))
      return start(callback, ms)
    })
    onTestFinished(() => timers.mockRestore())
    const { embedder, requests } = await withApi([json({}, 429, { 'retry-after': '50' })])
    expect(await failureOf(embedder.embed(['猫'], { signal: controller.signal }))).toBe(WHY)
    expect(requests).toHaveLength(1)
  }, 10_000)

  it('sends no further batch', async () => {
    const controller = new AbortController()
    const last: Behaviour = (response, request) => {
      works(response, request)
      controller.abort(WHY)
    }
    const { embedder, requests } = await withApi([works, last], { batch: { count: 1 } })
    expect(await failureOf(embedder.embed(['a', 'b', 'c', 'd'], { signal: controller.signal }))).toBe(WHY)
    expect(requests).toHaveLength(2)
  })

  it('may be aborted by any signal that has the two members of core', async () => {
    const listeners: (() => void)[] = []
    const signal: AbortSignalLike = {
      aborted: false,
      addEventListener: (_type, listener) => listeners.push(listener),
    }
    const { embedder } = await withApi([() => listeners.forEach((listen) => listen())])
    expect(await failureOf(embedder.embed(['猫'], { signal }))).toMatchObject({ name: 'AbortError' })
    const aborted = { aborted: true, addEventListener: () => {} }
    expect(await failureOf(embedder.embed(['猫'], { signal: aborted }))).toMatchObject({ name: 'AbortError' })
  })

  it('leaves nothing on a signal that lives longer', async () => {
    const controller = new AbortController()
    const { embedder } = await withApi([], { batch: { count: 1 } })
    const own = { add: 0 }
    const add = controller.signal.addEventListener.bind(controller.signal)
    Object.assign(controller.signal, {
      addEventListener: (type: 'abort', listener: () => void) => {
        own.add++
        add(type, listener)
      },
    })
    await embedder.embed(['a', 'b', 'c'], { signal: controller.signal })
    expect(own.add).toBe(0)
  })
})
