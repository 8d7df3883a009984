import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './browser.ts'
import { place, unforeseen } from './place.ts'
import type { Place } from './place.ts'
import { visit } from './visit.ts'
import type { Visit } from './visit.ts'

const WORDS = {
  zh: {
    set: '数据集',
    run: '运行',
    stop: '停止',
    stopped: '已停止',
    phases: /^阶段开关/u,
    words: '词',
    at5: '召回率 @5',
    compared: '与之比较',
    losses: '失误',
    asTable: '以表格显示',
    missing: '不在前 5 位',
  },
  en: {
    set: 'Set',
    run: 'Run',
    stop: 'Stop',
    stopped: 'stopped',
    phases: /^Phases/u,
    words: 'Words',
    at5: 'Recall @5',
    compared: 'Compared with',
    losses: 'Losses',
    asTable: 'The same as a table',
    missing: 'not among the first 5',
  },
} as const

/** Milliseconds a set may take on a machine that has other things to do. */
const LONG = 60_000

let browser: Browser
let here: Place

beforeAll(async () => {
  ;[browser, here] = await Promise.all([launchBrowser(), place()])
})
afterAll(async () => {
  await browser.close()
  await here.end()
  expect(unforeseen()).toEqual([])
})

describe.each(['zh', 'en'] as const)('evaluation in %s', (language) => {
  const words = WORDS[language]
  let guest: Visit
  const figure = (name: string) => guest.page.locator('.figure').filter({ hasText: name }).first()
  const run = () => guest.page.getByRole('button', { name: words.run, exact: true }).click()

  beforeAll(async () => {
    guest = await visit(browser, here.url, language)
    await guest.open('evaluation')
  })
  afterAll(async () => {
    expect(guest.complaints).toEqual([])
    await guest.end()
  })

  it('stops a run that is not wanted any more', async () => {
    const { page } = guest
    await page.getByRole('combobox', { name: words.set }).selectOption('labels-zh')
    await run()
    await page.getByRole('button', { name: words.stop, exact: true }).click()
    await page.getByText(words.stopped, { exact: true }).waitFor()
  })

  it(
    "runs one of the project's own sets and shows its figures, charts and losses",
    async () => {
      const { page } = guest
      await page.getByRole('combobox', { name: words.set }).selectOption('recall-mixed')
      await run()
      await figure(words.at5).waitFor({ timeout: LONG })
      expect(await figure(words.at5).innerText()).toMatch(/\d\d\.\d %/u)
      await page.locator('.recharts-bar-rectangle').first().waitFor()
      const losses = page.getByRole('region', { name: words.losses })
      expect(await losses.getByRole('listitem').filter({ hasText: words.missing }).count()).toBeGreaterThan(0)
      await guest.look(`evaluation-${language}`)
    },
    2 * LONG,
  )

  it(
    'compares with a run in which a phase is switched off',
    async () => {
      const { page } = guest
      await page.getByRole('button', { name: words.phases }).click()
      await page.getByRole('switch', { name: words.words, exact: true }).press('Space')
      await run()
      await page.getByRole('combobox', { name: words.compared }).waitFor({ timeout: LONG })
      expect(await figure(words.at5).innerText()).toMatch(/\(−\d/u)
      await page.getByText(words.asTable).click()
      expect(await page.getByRole('row').count()).toBeGreaterThan(6)
      await guest.look(`evaluation-compared-${language}`)
    },
    2 * LONG,
  )

  it('keeps its runs while another part of the page is looked at', async () => {
    await guest.open('why')
    await guest.open('evaluation')
    await figure(words.at5).waitFor()
  })
})

it('is usable on a phone in the dark', async () => {
  const phone = await visit(browser, `${here.url}#/evaluation`, 'en', {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  })
  await phone.page.getByRole('combobox', { name: 'Set' }).waitFor()
  await phone.look('evaluation-phone-dark-en')
  expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  await phone.end()
})
