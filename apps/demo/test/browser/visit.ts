import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { AxeResults } from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { TEXT } from './text.ts'
import type { PaneName, Text } from './text.ts'

export type Language = 'zh' | 'en'

/** Git ignores it; a CI run keeps it. */
const SCREENSHOTS = fileURLToPath(new URL('../../../../reports/screenshots/', import.meta.url))
const LOCALES = { zh: 'zh-CN', en: 'en-GB' } as const
const DESKTOP = { width: 1280, height: 800 }

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What has not come by then does not come: only a test that fails waits so long. */
const PATIENCE_MS = 20_000

/** Somebody who reads one language, in front of the page. */
export interface Visit {
  readonly page: Page
  readonly text: Text
  /** What the console and the page complained of so far. */
  readonly complaints: readonly string[]
  /** Opens a pane by the navigation, as a person would. */
  open(pane: PaneName): Promise<void>
  /** Checks accessibility as the page stands, and keeps a picture. */
  look(name: string): Promise<void>
  /** What a failed request says in the console, while a test has the server fail. */
  forgive(): void
  end(): Promise<void>
}

export async function visit(
  browser: Browser,
  url: string,
  language: Language,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    locale: LOCALES[language],
    timezoneId: 'UTC',
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const complaints = listen(page)
  const text = TEXT[language]
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return {
    page,
    text,
    complaints,
    open: (pane) => openPane(page, text, pane),
    look: async (name) => {
      mkdirSync(SCREENSHOTS, { recursive: true })
      await page.screenshot({ path: `${SCREENSHOTS}${name}.png` })
      expect(await violations(page), name).toEqual([])
    },
    forgive: () => {
      complaints.length = 0
    },
    end: () => context.close(),
  }
}

function listen(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

async function openPane(page: Page, { app }: Text, pane: PaneName): Promise<void> {
  const navigation = page.getByRole('navigation', { name: app.navigation })
  const menu = page.getByRole('button', { name: app.openMenu })
  if (await menu.isVisible()) await menu.click()
  await navigation.locator(`a[href="#/${pane}"]`).click()
  await page.getByRole('heading', { level: 1, name: app.panes[pane] }).waitFor()
}

/** Anything axe finds, however slight, in words that lead to it. */
async function violations(page: Page): Promise<string[]> {
  // Through the debugger: the page's policy lets no other script in. Once a page, it is half a second's work.
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(AXE)
  const results = await page.evaluate<AxeResults>(`axe.run({ resultTypes: ['violations'] })`)
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')} ${failureSummary ?? ''}`,
    ),
  )
}
