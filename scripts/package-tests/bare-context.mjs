import { createContext, runInContext } from 'node:vm'

/** What the minimum common API of runtimes for the web has and core may want; no process, Buffer, require, timer or network. */
const WEB = [
  'crypto',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'URL',
  'AbortController',
  'AbortSignal',
  'performance',
]

/** Runs a bundle where nothing of Node is in reach. @param {string} script @returns {Promise<unknown>} */
export async function inBareContext(script) {
  const context = createContext(Object.fromEntries(WEB.map((name) => [name, globalThis[name]])), {
    codeGeneration: { strings: false, wasm: false },
  })
  runInContext(script, context)
  // As text: lists of another context are no lists of this one.
  return JSON.parse(await runInContext('recollectAnswers().then(JSON.stringify)', context))
}
