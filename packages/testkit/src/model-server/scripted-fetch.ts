import { setTimeout as pause } from 'node:timers/promises'
import { answered, answeringOf, keyOf } from './answering.ts'
import { faultChooser } from './faults/fault.ts'
import type { ModelServer, ModelServerOptions } from './options.ts'
import { readRequest } from './request.ts'
import type { ModelRequest } from './request.ts'

/** The same server without a socket, for tests that ask it thousands of times. */
export interface ScriptedFetch extends Pick<ModelServer, 'requests' | 'misbehave'> {
  /** To be given to a client beside any address whose path begins with `/v1`. */
  readonly fetch: typeof globalThis.fetch
}

/** What `startModelServer` does, as a function a client calls in the place of `fetch`. A connection that is cut rejects as `fetch` does. */
export function scriptedFetch(options: ModelServerOptions = {}): ScriptedFetch {
  const { keys, faults = [] } = options
  const answering = answeringOf(options)
  const requests: ModelRequest[] = []
  let choose = faultChooser(faults)
  return {
    requests,
    misbehave: (rules) => {
      choose = faultChooser(rules)
    },
    fetch: async (input, init) => {
      const sent = new Request(input, init)
      const key = keyOf(sent.headers.get('authorization'), keys)
      const head = { number: requests.length + 1, path: new URL(sent.url).pathname, key }
      const request = readRequest(head, await sent.text())
      requests.push(request)
      const fault = choose(request)
      if (fault?.kind === 'silent') await aborted(sent.signal)
      if (fault?.kind === 'drip') await pause(fault.everyMs, undefined, { signal: sent.signal })
      if (fault?.kind === 'cut') throw new TypeError('fetch failed')
      const { status, headers, body } = await answered(answering, sent.method, request, fault)
      return new Response(body, { status, headers })
    },
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const stop = () => {
      reject(new DOMException('This operation was aborted', 'AbortError'))
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop)
  })
