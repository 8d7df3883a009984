import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './browser.ts'
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

describe.each(['zh', 'en'] as const)('the chat in %s', (language) => {
  let guest: Visit
  /** What was said, and what came of it; what was said alone is looked at, as answers quote it. */
  const entry = (said: string): Locator =>
    guest.page.locator('li.entry', { has: guest.page.locator('.bubble', { hasText: said }) }).last()
  const send = async (text: string) => {
    const box = guest.page.getByLabel(guest.text.chat.message, { exact: true })
    await box.fill(text)
    await box.press('Enter')
  }

  beforeAll(async () => {
    guest = await visit(browser, here.url, language)
  })
  afterAll(async () => {
    expect(guest.complaints).toEqual([])
    await guest.end()
  })

  it('shows what it would learn while somebody types', async () => {
    const { page, text } = guest
    const before = await here.page.recollect.scope('me').stats()
    await page.getByLabel(text.chat.message, { exact: true }).fill(text.say.typing)
    const preview = page.getByRole('region', { name: text.chat.preview })
    await preview.locator('mark', { hasText: text.say.workplace }).waitFor()
    await guest.look(`chat-typing-${language}`)
    expect(await here.page.recollect.scope('me').stats()).toEqual(before)
  })

  it('highlights the words a fact was taken from, with their rule', async () => {
    const { page, text } = guest
    await send(text.say.home)
    const mark = entry(text.say.home).locator('mark', { hasText: text.say.first })
    await mark.focus()
    await page
      .getByRole('tooltip')
      .filter({ hasText: `${language}/location` })
      .waitFor()
    await page.getByRole('complementary', { name: text.chat.known }).getByText(text.say.first).waitFor()
  })

  it('shows what a message changed: old, new and the version', async () => {
    const { text } = guest
    await send(text.say.move)
    const line = entry(text.say.move)
    await line.getByText(text.chat.updated, { exact: true }).waitFor()
    expect(await line.locator('s').innerText()).toBe(text.say.first)
    await line.locator('.card-value', { hasText: text.say.second }).waitFor()
  })

  it('says what it ignored and why', async () => {
    const { text } = guest
    await send(text.say.wish)
    const line = entry(text.say.wish)
    await line.getByText(text.chat.ignored, { exact: true }).first().waitFor()
    expect(await line.innerText()).toContain(`${language}/drop-hypotheticals`)
  })

  it('takes no fact from the words of the assistant', async () => {
    const { page, text } = guest
    await page.getByLabel(text.chat.speaker).selectOption('assistant')
    await send(text.say.assistant)
    await entry(text.say.assistant).locator('.receipt').waitFor()
    await page.getByLabel(text.chat.speaker).selectOption('user')
    const known = page.getByRole('complementary', { name: text.chat.known })
    expect(await known.innerText()).not.toContain(text.say.mars)
  })

  it('answers with the quote, the date and how sure it is, and leads to the why', async () => {
    const { page, text } = guest
    await send(text.say.where)
    const answer = entry(text.say.where).getByRole('group', { name: text.chat.answer })
    await answer.getByText(text.say.second).first().waitFor()
    expect(await answer.locator('q').first().innerText()).toBe(text.say.move)
    expect(await answer.locator('time').first().getAttribute('datetime')).toMatch(/^\d{4}-/u)
    await guest.look(`chat-${language}`)
    await answer.getByRole('link', { name: text.chat.why }).click()
    await page.getByRole('heading', { level: 1, name: text.app.panes.why }).waitFor()
    await guest.open('chat')
    await entry(text.say.where).waitFor()
  })

  it('says that it does not know', async () => {
    const { text } = guest
    await send(text.say.blood)
    const answer = entry(text.say.blood).getByRole('group', { name: text.chat.answer })
    expect(await answer.locator('p').first().innerText()).toContain(text.say.unknown)
    expect(await answer.locator('q').count()).toBe(0)
  })

  it('takes a message back', async () => {
    const { page, text } = guest
    const line = entry(text.say.move)
    await line.getByRole('button', { name: text.chat.undo }).click()
    await line.getByRole('button', { name: text.chat.undone }).waitFor()
    const known = page.getByRole('complementary', { name: text.chat.known })
    await known.getByText(text.say.first).waitFor()
    expect(await known.innerText()).not.toContain(text.say.second)
  })

  it('explains the answer whose link is followed, not the one that came last', async () => {
    const { page, text } = guest
    const answer = entry(text.say.where).getByRole('group', { name: text.chat.answer })
    await answer.getByRole('link', { name: text.chat.why }).click()
    await page.getByRole('heading', { level: 1, name: text.app.panes.why }).waitFor()
    await page.getByText(text.say.where).first().waitFor()
    expect(await page.getByRole('main').innerText()).not.toContain(text.say.blood)
    await guest.open('chat')
  })

  it('shows at once what another program writes', async () => {
    const { page, text } = guest
    await here.page.recollect.scope('me').remember(text.say.typing)
    await page.getByRole('complementary', { name: text.chat.known }).getByText(text.say.workplace).waitFor()
  })

  it('shows what was said before when the page is opened again, with its facts', async () => {
    const { page, text } = guest
    await page.reload()
    const earlier = page.getByRole('region', { name: text.chat.earlier })
    await earlier.locator('.bubble', { hasText: text.say.home }).locator('mark').first().waitFor()
    await earlier.locator('.bubble', { hasText: text.say.blood }).waitFor()
    await guest.look(`chat-earlier-${language}`)
  })

  it('forgets what it was asked to once that is confirmed, and not before', async () => {
    const { page, text } = guest
    const known = page.getByRole('complementary', { name: text.chat.known })
    await send(text.say.forget)
    const line = entry(text.say.forget)
    await line.getByText(text.say.asked).waitFor()
    await line.getByRole('button', { name: text.chat.keep, exact: true }).click()
    await line.getByText(text.chat.notForgotten).waitFor()
    expect(await known.innerText()).toContain(text.say.pet)
    await send(text.say.forget)
    await line.getByText(text.say.asked).waitFor()
    await line.getByRole('button', { name: text.chat.forget, exact: true }).click()
    await line.getByText(text.chat.forgotten).waitFor()
    await known.getByText(text.say.pet, { exact: true }).waitFor({ state: 'detached' })
  })
})

it('never makes markup of what was said', async () => {
  const guest = await visit(browser, here.url, 'en')
  const { page, text } = guest
  const attack = 'My name is <img src=x onerror="document.title=1"><b>Bob</b>'
  const box = page.getByLabel(text.chat.message, { exact: true })
  await box.fill(attack)
  await box.press('Enter')
  await page.locator('.bubble', { hasText: '<b>Bob</b>' }).waitFor()
  await guest.open('memory')
  await page.getByRole('tab', { name: text.memory.messages }).click()
  await page.getByText(attack).waitFor()
  expect(await page.locator('img[src="x"], main b').count()).toBe(0)
  expect(await page.title()).toContain(text.app.panes.memory)
  expect(guest.complaints).toEqual([])
  await guest.end()
})
