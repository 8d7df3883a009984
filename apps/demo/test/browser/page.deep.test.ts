import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './browser.ts'
import { findChromium } from './find-chromium.ts'
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

it('says when the server is lost, and recovers with what was kept', async () => {
  const guest = await visit(browser, here.url, 'en')
  const { page, text } = guest
  const box = page.getByLabel(text.chat.message, { exact: true })
  await box.fill(text.say.home)
  await box.press('Enter')
  const known = page.getByRole('complementary', { name: text.chat.known })
  await known.getByText(text.say.first).waitFor()

  await here.stop()
  await page.getByText(text.app.lost).waitFor()
  await guest.look('lost-en')

  await here.start()
  const notice = page.getByRole('alert').filter({ hasText: text.app.back })
  await notice.getByRole('button', { name: 'Close' }).waitFor()
  await page.getByText(text.app.lost).waitFor({ state: 'detached' })
  guest.forgive()

  await page.reload()
  await known.getByText(text.say.first).waitFor()
  expect(guest.complaints).toEqual([])
  await guest.end()
})

it('says so when a message could not be sent, and sends it again', async () => {
  const guest = await visit(browser, here.url, 'en')
  const { page, text } = guest
  await page.getByText(text.chat.tell, { exact: true }).click()
  await here.stop()
  const box = page.getByLabel(text.chat.message, { exact: true })
  await box.fill('I play the cello')
  await box.press('Enter')
  const line = page.locator('li.entry', { hasText: 'I play the cello' })
  const again = line.getByRole('button')
  await again.waitFor()
  await page.getByText(text.app.lost).first().waitFor()
  await here.start()
  await page.getByText(text.app.back).waitFor()
  await again.click()
  await line.locator('.card-value', { hasText: 'cello' }).waitFor()
  await guest.end()
})

it('is used by keyboard alone', async () => {
  const guest = await visit(browser, here.url, 'en')
  const { page, text } = guest
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.locator(':focus').getAttribute('id')).toBe('content')
  await page.keyboard.press('Alt+2')
  await page.getByRole('heading', { level: 1, name: text.app.panes.memory }).waitFor()
  await page.keyboard.press('Alt+1')
  await page.getByRole('heading', { level: 1, name: text.app.panes.chat }).waitFor()
  await page.keyboard.press('Alt+m')
  await page.keyboard.type(text.say.where)
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: text.chat.answer }).waitFor()
  await page.keyboard.press('Control+/')
  await page.getByRole('dialog', { name: text.app.keysTitle }).waitFor()
  await guest.look('help-en')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(guest.complaints).toEqual([])
  await guest.end()
})

it('fits a phone, in the dark', async () => {
  const phone = {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark' as const,
    isMobile: true,
    hasTouch: true,
  }
  const guest = await visit(browser, here.url, 'zh', phone)
  const { page, text } = guest
  for (const pane of ['chat', 'memory', 'sessions', 'time', 'knowledge', 'why', 'evaluation'] as const) {
    await guest.open(pane)
    await guest.look(`phone-dark-${pane}-zh`)
    const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    expect(overflow, pane).toBeLessThanOrEqual(0)
  }
  expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
  expect(await page.locator('html').getAttribute('lang')).toBe('zh-Hans')
  await page.getByRole('button', { name: text.app.openMenu }).click()
  await guest.look('phone-dark-menu-zh')
  expect(guest.complaints).toEqual([])
  await guest.end()
})

it('has the field for a message in sight on a phone', async () => {
  const guest = await visit(browser, here.url, 'en', { viewport: { width: 390, height: 844 } })
  const { page, text } = guest
  await page.getByLabel(text.chat.message, { exact: true }).waitFor()
  const box = await page.locator('.composer').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(844)
  await page.getByRole('complementary', { name: text.chat.known }).scrollIntoViewIfNeeded()
  await guest.look('phone-chat-en')
  await guest.end()
})

describe('whose memory is shown', () => {
  let guest: Visit
  const field = () => guest.page.getByRole('combobox', { name: 'Whose memory' })
  const tell = async (words: string) => {
    const box = guest.page.getByLabel(guest.text.chat.message, { exact: true })
    await box.fill(words)
    await box.press('Enter')
    await guest.page.locator('li.entry').filter({ hasText: words }).locator('.card-value').first().waitFor()
  }

  beforeAll(async () => {
    guest = await visit(browser, here.url, 'en')
  })
  afterAll(async () => {
    expect(guest.complaints).toEqual([])
    await guest.end()
  })

  it('is chosen by Enter: a field that is left shows the memory again', async () => {
    await field().fill('sam')
    await field().press('Enter')
    await field().fill('sam and half a na')
    await guest.page.keyboard.press('Tab')
    expect(await field().inputValue()).toBe('sam')
    expect(await guest.page.evaluate(`localStorage.getItem('recollect.scope')`)).toBe('sam')
  })

  it('is offered once something is known in it, by a part of its name', async () => {
    await tell('I live in Lisbon')
    await field().fill('toni')
    await field().press('Enter')
    await tell('I live in Porto')
    await field().fill('sa')
    await guest.page.getByRole('option', { name: 'sam' }).waitFor()
    expect(await guest.page.getByRole('option', { name: 'toni' }).count()).toBe(0)
    await field().fill('')
    await guest.page.getByRole('option', { name: 'toni' }).waitFor()
    await guest.page.keyboard.press('Escape')
  })

  it('is not called what an address cannot name', async () => {
    await field().fill('..')
    await field().press('Enter')
    await guest.page.getByText('This name cannot be used').waitFor()
    expect(await field().inputValue()).toBe('toni')
  })
})

it('shows the first pane under its own name where the address names one that is not offered', async () => {
  const guest = await visit(browser, here.url, 'en')
  const { page, text } = guest
  await page.route('**/ui.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...((await answer.json()) as object), features: [] } })
  })
  await page.goto(`${here.url}#/evaluation`)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: text.app.panes.chat }).waitFor()
  expect(await page.title()).toBe('Chat · Recollect')
  expect(await page.locator('nav [aria-current="page"]').innerText()).toContain(text.app.panes.chat)
  await guest.end()
})

it('keeps the language and the appearance that were chosen', async () => {
  const guest = await visit(browser, here.url, 'en')
  const { page, text } = guest
  await page.getByRole('button', { name: '中文' }).click()
  await page.getByRole('heading', { level: 1, name: '对话' }).waitFor()
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('button', { name: text.app.scheme }).click()
  await page.getByRole('menuitem', { name: text.app.dark }).click()
  await page.getByRole('button', { name: '中文' }).click()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: '对话' }).waitFor()
  expect(await page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
  expect(guest.complaints).toEqual([])
  await guest.end()
})

it('says how to install Chromium where there is none', () => {
  expect(() => findChromium('/nowhere')).toThrow('apt-get install chromium')
})
