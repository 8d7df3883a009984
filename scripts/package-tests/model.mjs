import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { path } from '../lib/place.mjs'

const MODELS = ['gpt-5-mini', 'qwen3:8b', 'scripted']

/** A model on this machine that says what it is told, for examples that ask one: `close()` it in the end. */
export async function scriptedModel() {
  const { johnZh, scriptedDiscovery, startModelServer } = await import(
    pathToFileURL(path('packages/testkit/dist/model-server/index.js')).href
  )
  const discovery = scriptedDiscovery(johnZh.story)
  const reply = (/** @type {any} */ request) =>
    request.task !== null ? discovery(request) : { content: 'a scripted answer' }
  return startModelServer({ reply, models: MODELS })
}

/**
 * Leads a project to it: the environment for SDKs that read their address there, and a module that leads calls of Ollama's address to it.
 * @param {string} project @param {string} url of the model
 */
export function leadTo(project, url) {
  const file = join(project, 'lead-to-the-model.mjs')
  writeFileSync(
    file,
    `const real = globalThis.fetch
globalThis.fetch = (input, options) =>
  real(typeof input === 'string' ? input.replace('http://localhost:11434/v1', ${JSON.stringify(url)}) : input, options)
`,
  )
  return {
    env: { OPENAI_BASE_URL: url, OPENAI_API_KEY: 'any' },
    flags: ['--import', pathToFileURL(file).href],
  }
}
