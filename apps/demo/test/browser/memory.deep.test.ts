import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './browser.ts'
import { many } from './many.ts'
import { place, unforeseen } from './place.ts'
import type { Place } from './place.ts'
import { visit } from './visit.ts'
import type { Visit } from './visit.ts'

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

describe.each(['zh', 'en'] as const)('the memory in %s', (language) => {
  let guest: Visit
  const memory = () => here.page.recollect.scope('me')
  const row = (value: string) => guest.page.getByRole('listitem').filter({ hasText: value })

  beforeAll(async () => {
    guest = await visit(browser, here.url, language)
    await memory().erase()
    for (const text of [guest.text.say.home, guest.text.say.move, guest.text.say.typing])
      await memory().remember(text)
    await guest.open('memory')
  })
  afterAll(async () => {
    expect(guest.complaints).toEqual([])
    await guest.end()
  })

  it('lists what holds by attribute, and where it comes from', async () => {
    const { page, text } = guest
    await row(text.say.second).getByRole('button', { name: text.memory.origin }).click()
    const origin = page.getByRole('region', { name: text.memory.provenance })
    await origin.getByText(`${language}/location.move`).waitFor()
    expect(await row(text.say.first).count()).toBe(0)
    await guest.look(`memory-${language}`)
  })

  it('shows past versions when it is asked to', async () => {
    const { page, text } = guest
    await page.getByText(text.memory.all, { exact: true }).click()
    await row(text.say.first).waitFor()
    await page.getByRole('radiogroup').getByRole('radio').first().press('Space')
    await row(text.say.first).waitFor({ state: 'detached' })
  })

  it('finds facts by a question', async () => {
    const { page, text } = guest
    const search = page.getByRole('searchbox', { name: text.memory.search })
    await search.fill(text.say.where)
    const found = page.getByRole('list', { name: text.memory.found })
    await found.getByText(text.say.second).first().waitFor()
    await search.fill('')
    await page.getByRole('list', { name: text.memory.list }).waitFor()
  })

  it('corrects a fact, and takes that back', async () => {
    const { page, text } = guest
    await row(text.say.workplace).getByRole('button', { name: text.memory.edit }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Acme')
    await dialog.getByRole('button', { name: text.memory.save }).click()
    await row('Acme').waitFor()
    await page.getByRole('alert').getByRole('button', { name: text.memory.undo, exact: true }).click()
    await row(text.say.workplace).waitFor()
    expect(await row('Acme').count()).toBe(0)
  })

  it('adds a fact under a name of its own', async () => {
    const { page, text } = guest
    await page.getByRole('button', { name: text.memory.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(text.memory.slot).fill('handover-note')
    await dialog.getByLabel(text.memory.value).fill('交接 42')
    await guest.look(`memory-add-${language}`)
    await dialog.getByRole('button', { name: text.memory.save }).click()
    await row('交接 42').waitFor()
  })

  it('forgets, and brings back from the log of changes', async () => {
    const { page, text } = guest
    await row('交接 42').getByRole('button', { name: text.memory.forget }).click()
    await page.getByRole('dialog').getByRole('button', { name: text.memory.forgetIt, exact: true }).click()
    await row('交接 42').waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: text.memory.changes }).click()
    const changes = page.getByRole('list', { name: text.memory.changes })
    await changes.getByRole('button', { name: text.memory.undo }).first().click()
    await guest.look(`memory-changes-${language}`)
    await page.getByRole('tab').first().click()
    await row('交接 42').waitFor()
  })

  it('keeps the messages as they were said', async () => {
    const { page, text } = guest
    await page.getByRole('tab', { name: text.memory.messages }).click()
    await page.getByRole('list', { name: text.memory.messages }).getByText(text.say.move).waitFor()
    await page.getByRole('tab').first().click()
  })

  it('exports everything, and is empty after a reset', async () => {
    const { page, text } = guest
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: text.memory.export }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toContain(text.say.move)
    await page.getByRole('button', { name: text.memory.reset }).click()
    await page.getByRole('dialog').getByRole('button', { name: text.memory.reset, exact: true }).click()
    await page.getByText(text.memory.none).waitFor()
    expect((await memory().stats()).items).toBe(0)
  })
})

const COUNT = 10_000
/** Writing so many takes its time on a busy machine. */
const MANY_MS = 90_000

describe('ten thousand facts', { timeout: MANY_MS }, () => {
  it('are all there, and only those in sight are in the document', async () => {
    await many(here.page.recollect.scope('many'), COUNT)
    const guest = await visit(browser, here.url, 'en')
    const { page, text } = guest
    await page.getByRole('combobox', { name: 'Whose memory' }).fill('many')
    await page.keyboard.press('Enter')
    await guest.open('memory')
    await page.getByRole('status').getByText('10,000').waitFor({ timeout: MANY_MS })
    expect(await page.getByRole('listitem').count()).toBeLessThan(100)
    await page.getByText('thing 9999', { exact: true }).waitFor()
    await page.keyboard.press('End')
    await page.getByText('thing 0', { exact: true }).waitFor()
    expect(await page.getByRole('listitem').count()).toBeLessThan(100)
    await page.getByRole('searchbox', { name: text.memory.search }).fill('thing 4321')
    await page
      .getByRole('list', { name: text.memory.found })
      .getByText('thing 4321', { exact: true })
      .waitFor()
    await guest.look('memory-many-en')
    expect(guest.complaints).toEqual([])
    await guest.end()
  })
})
