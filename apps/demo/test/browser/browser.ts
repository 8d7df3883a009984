import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

/** Nothing of it reaches beyond this machine. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: FLAGS })
