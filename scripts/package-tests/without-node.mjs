import { deepStrictEqual } from 'node:assert/strict'
import { inBareContext } from './bare-context.mjs'
import { inBrowser } from './browser.mjs'
import { bundle } from './bundle.mjs'
import { ANSWERS } from './portable-program.mjs'
import { inWorkerd } from './workerd.mjs'

/** The same answers as on Node. @param {unknown} answers @returns {import('./check-package.mjs').Outcome} */
function compared(answers) {
  try {
    deepStrictEqual(answers, ANSWERS)
    return { did: ['run'], problems: [] }
  } catch (error) {
    return { did: [], problems: [String(error)] }
  }
}

/**
 * Core and both packs, as they are installed in a project, in Chromium, in a context that has the language and a few globals of the web,
 * and in the runtime of Cloudflare's workers.
 * @param {string} project @param {string} place for what is fetched @param {(label: string, check: () => Promise<any>) => Promise<void>}
 * told
 */
export async function checkWithoutNode(project, place, told) {
  const script = await bundle(project)
  await told('core and both packs, bundled, in Chromium', async () => compared(await inBrowser(script)))
  await told('the same in a bare context', async () => compared(await inBareContext(script)))
  await told('the same in workerd', async () => compared(await inWorkerd(script, place)))
}
