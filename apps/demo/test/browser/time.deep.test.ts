import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './browser.ts'
import { many } from './many.ts'
import { place, unforeseen } from './place.ts'
import type { Place } from './place.ts'
import { tellStory } from './story.ts'
import { visit } from './visit.ts'
import type { Visit } from './visit.ts'

const WORDS = {
  zh: {
    story: 'year-zh',
    fact: '事实',
    homes: ['南京鼓楼区', '杭州滨江区', '杭州西湖区'],
    timeline: /各个版本$/u,
    holds: '当前成立',
    mail: 'linxiao@example.com',
    putRight: '已更正',
    views: { moment: '某一时刻的记忆', diff: '比较两个时刻' },
    slider: '时刻',
    next: '下一次变化',
    noneThen: '那一刻没有成立的事实。',
    since: '之后有变',
    gone: '如今不再成立',
    known: '当时所知',
    first: '第一个时刻',
    second: '第二个时刻',
    changed: /^变化/u,
    name: '林晓',
  },
  en: {
    story: 'year-en',
    fact: 'Fact',
    homes: ['Leeds', 'Bristol', 'Bath'],
    timeline: /^Versions of/u,
    holds: 'holds',
    mail: 'sam@example.com',
    putRight: 'put right',
    views: { moment: 'The memory at a moment', diff: 'Two moments compared' },
    slider: 'Moment',
    next: 'Change after',
    noneThen: 'Nothing held at that moment.',
    since: 'changed since',
    gone: 'not true any more',
    known: 'What was known then',
    first: 'First moment',
    second: 'Second moment',
    changed: /^Changed/u,
    name: 'Sam Carter',
  },
} as const

let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  expect(unforeseen()).toEqual([])
})

describe.each(['zh', 'en'] as const)('time in %s', (language) => {
  const words = WORDS[language]
  let here: Place
  let guest: Visit

  beforeAll(async () => {
    here = await place()
    await tellStory(here, words.story)
    guest = await visit(browser, here.url, language)
    await guest.open('time')
  })
  afterAll(async () => {
    expect(guest.complaints).toEqual([])
    await guest.end()
    await here.end()
  })

  const choose = async (key: string) => {
    const box = guest.page.getByRole('combobox', { name: words.fact, exact: true })
    await box.fill(key)
    await box.press('Enter')
  }

  /** Goes to the next change, and waits for the memory of that moment. */
  const nextChange = async () => {
    await guest.page.getByRole('button', { name: words.next }).click()
    await guest.page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' })
  }

  /** Moves a slider by a step, and waits for it: a key that is pressed before the last one was taken in steps from where that began. */
  const stepBack = async (name: string) => {
    const thumb = guest.page.getByRole('slider', { name })
    const was = await thumb.getAttribute('aria-valuenow')
    await thumb.press('ArrowLeft')
    await guest.page.locator(`[role=slider][aria-valuenow="${was ?? ''}"]`).waitFor({ state: 'detached' })
  }

  it('shows the versions of a fact in order, the one that holds marked', async () => {
    await choose('user:location')
    const timeline = guest.page.getByRole('region', { name: words.timeline })
    await timeline.getByText(words.homes[2]).waitFor()
    expect(await timeline.locator('.timeline-value').allInnerTexts()).toEqual(words.homes)
    expect(await guest.page.getByRole('row').last().innerText()).toContain(words.holds)
    await guest.look(`time-fact-${language}`)
  })

  it('shows what was put right as never true', async () => {
    await choose('email')
    const wrong = guest.page.locator('.timeline-row').filter({ hasText: words.mail })
    await wrong.getByText(words.putRight).waitFor()
    expect(await wrong.locator('.is-valid').count()).toBe(0)
    expect(await wrong.locator('.is-known').count()).toBe(1)
  })

  it('goes back to any moment by keyboard, and says what became of each fact', async () => {
    const { page } = guest
    await page.getByRole('tab', { name: words.views.moment }).click()
    await page.getByRole('slider', { name: words.slider }).press('Home')
    await page.getByText(words.noneThen).waitFor()
    const home = page.locator('.fact-then').filter({ hasText: words.homes[0] })
    while ((await home.count()) === 0) await nextChange()
    await home.getByText(words.since).waitFor()
    expect(await page.locator('.fact-then').filter({ hasText: words.homes[2] }).count()).toBe(0)
    await guest.look(`time-moment-${language}`)
  })

  it('tells what was known then from what was true then', async () => {
    const { page } = guest
    await page.getByText(words.known, { exact: true }).click()
    await page.getByRole('slider', { name: words.slider }).press('Home')
    await page.getByText(words.noneThen).waitFor()
    await nextChange()
    await page.locator('.fact-then').filter({ hasText: words.name }).waitFor()
  })

  it('compares two moments', async () => {
    const { page } = guest
    await page.getByRole('tab', { name: words.views.diff }).click()
    await page.getByRole('heading', { name: words.changed }).waitFor()
    const moved = page.locator('.fact-then').filter({ hasText: words.homes[2] })
    await moved.waitFor()
    await guest.look(`time-diff-${language}`)
    // Half of what was known is known from the second home on, whatever the date; what was said of last year moves with it.
    await page.getByText(words.known, { exact: true }).click()
    await moved.getByText(words.homes[1]).waitFor()
    for (let i = 0; i < 30; i++) await stepBack(words.first)
    await moved.getByText(words.homes[0]).waitFor()
  })

  it('is usable on a phone', async () => {
    const phone = await visit(browser, `${here.url}#/time?key=user:location`, language, {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    })
    await phone.page.getByText(words.homes[2]).first().waitFor()
    await phone.look(`time-phone-dark-${language}`)
    const width = await phone.page.evaluate('document.documentElement.scrollWidth')
    expect(width).toBeLessThanOrEqual(390)
    await phone.end()
  })
})

const COUNT = 1302

describe('time over more facts than one answer holds', () => {
  const words = WORDS.en
  let here: Place
  let guest: Visit

  beforeAll(async () => {
    here = await place()
    await many(here.page.recollect.scope('me'), COUNT, (number) => `note_${String(number)}_x`)
    guest = await visit(browser, here.url, 'en')
    await guest.open('time')
  })
  afterAll(async () => {
    expect(guest.complaints).toEqual([])
    await guest.end()
    await here.end()
  })

  it('offers every fact', async () => {
    const { page } = guest
    await page.getByRole('combobox', { name: words.fact, exact: true }).fill('note_1301_x')
    await page.getByRole('option', { name: /note_1301_x/u }).click()
    await page.getByRole('region', { name: words.timeline }).getByText('thing 1301').waitFor()
  })

  it('says of no fact that holds that it does not', async () => {
    const { page } = guest
    await page.getByRole('tab', { name: words.views.moment }).click()
    const facts = page.locator('.fact-then')
    for (let shown = 100; shown <= COUNT; shown += 100) {
      await facts.nth(shown - 1).waitFor()
      await page.getByRole('button', { name: 'Load more' }).click()
    }
    await facts.nth(COUNT - 1).waitFor()
    expect(await facts.filter({ hasText: words.gone }).count()).toBe(0)
  })

  it('says so when there is more than it looks at', async () => {
    const { page } = guest
    const { rows } = await here.page.recollect.scope('me').cards.list({ limit: 2 })
    await page.route('**/cards?limit=1000*', (route) => route.fulfill({ json: { rows, next: 'further' } }))
    await page.reload()
    await page.getByText('The first 20 versions are looked at here').waitFor()
    await page.unroute('**/cards?limit=1000*')
  })
})
