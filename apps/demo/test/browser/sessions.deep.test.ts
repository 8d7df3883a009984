import type { Browser } from 'playwright-core'
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

describe.each(['zh', 'en'] as const)('sessions in %s', (language) => {
  const name = `support-${language}`
  let guest: Visit
  const session = () => here.page.recollect.scope('me').session(name)
  const tab = (label: string) => guest.page.getByRole('tab', { name: label, exact: true }).click()

  beforeAll(async () => {
    guest = await visit(browser, here.url, language)
    await guest.open('sessions')
    await guest.page.getByRole('textbox', { name: guest.text.sessions.begin }).fill(name)
    await guest.page.keyboard.press('Enter')
    await guest.page.getByRole('heading', { level: 2, name }).waitFor()
  })
  afterAll(async () => {
    expect(guest.complaints).toEqual([])
    await guest.end()
  })

  it('logs a pair, and its significance can be set by hand', async () => {
    const { page, text } = guest
    await page
      .getByRole('textbox', { name: text.sessions.question })
      .fill('怎么解锁 bootloader? How do I unlock it?')
    await page.getByRole('textbox', { name: text.sessions.answer }).fill('adb reboot bootloader')
    await page.getByRole('button', { name: text.sessions.logIt, exact: true }).click()
    const log = page.getByRole('list', { name: text.sessions.log })
    await log.getByText('bootloader').first().waitFor()
    await page.getByRole('navigation').getByRole('link', { name }).waitFor()
    await page.getByRole('slider').focus()
    await page.keyboard.press('End')
    // What the slider's own label says comes before the server has answered.
    await log.getByText(`${text.sessions.significance} 1.00`).waitFor()
    expect(await session().turn(1)).toMatchObject({ significance: 1, manual: true })
    await guest.look(`sessions-${language}`)
  })

  it('keeps variables with their version and expiry', async () => {
    const { page, text } = guest
    await tab(text.sessions.working)
    const set = async (value: string) => {
      await page.getByRole('textbox', { name: text.sessions.name, exact: true }).fill('plan')
      await page.getByRole('textbox', { name: text.sessions.value }).fill(value)
      await page.getByRole('spinbutton', { name: text.sessions.minutes }).fill('30')
      await page.getByRole('button', { name: text.sessions.set, exact: true }).click()
    }
    const row = page.getByRole('row').filter({ hasText: 'plan' })
    await set('{"city":"长沙"}')
    await row.getByText('{"city":"长沙"}').waitFor()
    await set('{"days":3}')
    await row.getByText('{"city":"长沙","days":3}').waitFor()
    expect(await row.getByRole('cell').nth(2).innerText()).toBe('2')
    expect(await row.locator('time').count()).toBe(1)
    await guest.look(`sessions-working-${language}`)
  })

  it('makes facts of a form', async () => {
    const { page, text } = guest
    await tab(text.sessions.form)
    await page.getByRole('textbox', { name: text.sessions.field }).fill(text.say.second)
    await page.getByRole('button', { name: text.sessions.submit }).click()
    const became = page.getByRole('region', { name: text.sessions.became })
    await became.locator('.card-value', { hasText: text.say.second }).waitFor()
    await guest.look(`sessions-form-${language}`)
    const { rows } = await here.page.recollect.scope('me').cards.list({ active: true, slot: 'location' })
    expect(rows.map(({ value }) => value)).toEqual([text.say.second])
  })

  it('shows what a model would be given before it answers', async () => {
    const { page, text } = guest
    await tab(text.sessions.context)
    await page.getByRole('textbox', { name: text.sessions.message }).fill(text.say.where)
    await page.getByRole('button', { name: text.sessions.build }).click()
    const shown = page.locator('pre')
    await shown.waitFor()
    expect(await shown.innerText()).toContain(text.say.second)
    await guest.look(`sessions-context-${language}`)
  })
})

const COUNT = 205

describe('very many sessions', () => {
  let guest: Visit
  const turn = (number: number) => `What is number ${String(number)}?`

  beforeAll(async () => {
    const memory = here.page.recollect.scope('busy')
    for (let i = 0; i < COUNT; i++)
      await memory.session(`talk ${String(i)}`).log({ q: turn(i), at: new Date(Date.UTC(2026, 0, 1, 0, i)) })
    guest = await visit(browser, here.url, 'en')
    await guest.page.getByRole('combobox', { name: 'Whose memory' }).fill('busy')
    await guest.page.keyboard.press('Enter')
    await guest.open('sessions')
  })
  afterAll(async () => {
    expect(guest.complaints).toEqual([])
    await guest.end()
  })

  const goTo = async (id: string) => {
    await guest.page.goto(`${here.url}#/sessions?id=${encodeURIComponent(id)}`)
    await guest.page.getByRole('heading', { level: 2, name: id, exact: true }).waitFor()
  }

  it('begin with the latest, and show the others when they are asked for', async () => {
    const { page } = guest
    await page.getByRole('heading', { level: 2, name: 'talk 204' }).waitFor()
    const links = page.getByRole('navigation', { name: 'Sessions' }).getByRole('link')
    expect(await links.first().innerText()).toContain('talk 204')
    await page.getByText('100 of 205 shown').waitFor()
    await page.getByRole('button', { name: 'Load more' }).click()
    await page.getByText('200 of 205 shown').waitFor()
    await page.getByRole('button', { name: 'Load more' }).click()
    await links.getByText('talk 0', { exact: true }).waitFor()
  })

  it('are each there by their address, whether or not the list reaches so far', async () => {
    const { page } = guest
    for (const number of [0, 204]) {
      await goTo(`talk ${String(number)}`)
      await page.getByText(turn(number)).waitFor()
      await page.getByRole('button', { name: 'Delete the session' }).waitFor()
    }
    await page.route('**/sessions?limit=*', (route) => route.fulfill({ json: { rows: [], next: 'further' } }))
    await goTo('talk 7')
    await page.reload()
    await page.getByText(turn(7)).waitFor()
    await page.getByRole('button', { name: 'Delete the session' }).waitFor()
    await page.getByText('and there are more').waitFor()
    await page.unroute('**/sessions?limit=*')
  })

  it('are not called what an address cannot name', async () => {
    const { page, text } = guest
    const box = page.getByRole('textbox', { name: text.sessions.begin })
    await box.fill('..')
    await page.getByText('This name cannot be used').waitFor()
    await box.press('Enter')
    expect(page.url()).toContain('talk')
    await box.fill('')
    await page.getByRole('tab', { name: text.sessions.working, exact: true }).click()
    await page.getByRole('textbox', { name: text.sessions.name, exact: true }).fill('.')
    await page.getByText('This name cannot be used').waitFor()
  })
})
