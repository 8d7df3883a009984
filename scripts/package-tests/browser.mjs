import { createRequire } from 'node:module'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { path } from '../lib/place.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
]

function findChromium() {
  const places = (process.env['PATH'] ?? '').split(delimiter)
  const found = NAMES.flatMap((name) => places.map((folder) => join(folder, name))).find((file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
  if (found === undefined)
    throw new Error('There is no Chromium on the PATH. Install it: apt-get install chromium fonts-noto-cjk.')
  return found
}

/** Runs a bundle on an empty page. @param {string} script @returns {Promise<unknown>} */
export async function inBrowser(script) {
  // The demo's tests have it.
  const { chromium } = createRequire(path('apps/demo/package.json'))('playwright-core')
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS })
  try {
    const page = await browser.newPage()
    const errors = []
    page.on('pageerror', (/** @type {Error} */ error) => errors.push(error))
    await page.addScriptTag({ content: script })
    if (errors.length > 0) throw errors[0]
    return await page.evaluate('recollectAnswers()')
  } finally {
    await browser.close()
  }
}
