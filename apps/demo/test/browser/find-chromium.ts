import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** As Debian, others and Chrome itself call it. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    // Not there, or not ours to run: the next one may be.
    return false
  }
}

/** The browser on this machine's PATH. @throws Error that says how to install it: a browser test that does not run has not passed. */
export function findChromium(path = process.env['PATH'] ?? ''): string {
  const places = path.split(delimiter).filter((place) => place !== '')
  const found = NAMES.flatMap((name) => places.map((place) => join(place, name))).find(isProgram)
  if (found !== undefined) return found
  throw new Error(
    'There is no Chromium on the PATH, and the browser tests need one. Install it: apt-get install chromium fonts-noto-cjk.',
  )
}
