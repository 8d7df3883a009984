import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './browser.ts'
import { place, unforeseen } from './place.ts'
import type { Place } from './place.ts'
import { tellStory } from './story.ts'
import { visit } from './visit.ts'
import type { Visit } from './visit.ts'

const WORDS = {
  zh: {
    story: 'knowledge-zh',
    empty: /^还没有发现任何知识/u,
    graph: /^知识与情景图/u,
    search: '搜索知识',
    key: 'John的研究方向',
    values: ['大语言模型提示工程', 'AI Agent行为规划'],
    related: 'Tanka项目',
    episode: 'John转向AI Agent行为规划研究',
    changed: '改变了它的内容',
    none: '没有匹配的内容。',
    zoom: '放大',
    fit: '显示全部',
    discover: '立即发现',
    close: '关闭',
  },
  en: {
    story: 'knowledge-en',
    empty: /^Nothing has been discovered yet/u,
    graph: /^Graph of knowledge/u,
    search: 'Search knowledge',
    key: "John's research direction",
    values: ['prompt engineering for large language models', 'behavior planning for AI agents'],
    related: 'Tanka project',
    episode: 'John moves on to behavior planning for AI agents',
    changed: 'changed its value',
    none: 'Nothing matches.',
    zoom: 'Zoom in',
    fit: 'Show all',
    discover: 'Discover now',
    close: 'Close',
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

describe.each(['zh', 'en'] as const)('knowledge in %s', (language) => {
  const words = WORDS[language]
  let here: Place
  let guest: Visit

  beforeAll(async () => {
    here = await place()
    guest = await visit(browser, here.url, language)
    await guest.open('knowledge')
  })
  afterAll(async () => {
    expect(guest.complaints).toEqual([])
    await guest.end()
    await here.end()
  })

  it('says what it is for while there is none', async () => {
    await guest.page.getByText(words.empty).waitFor()
    await guest.look(`knowledge-empty-${language}`)
  })

  it('draws the graph of a story, and lists the same', async () => {
    await tellStory(here, words.story)
    await guest.page.reload()
    await guest.page.getByRole('img', { name: words.graph }).locator('canvas').first().waitFor()
    await guest.page.getByRole('button', { name: words.key }).waitFor()
    await guest.look(`knowledge-${language}`)
  })

  it('is searched, and says when nothing matches', async () => {
    const { page } = guest
    const box = page.getByRole('searchbox', { name: words.search })
    await box.fill('zzz')
    await page.getByText(words.none).waitFor()
    await box.fill(words.key)
    await page.getByText(words.none).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: words.key }).waitFor()
  })

  it('shows a piece of knowledge chosen by keyboard: its values over time, its words, its episodes', async () => {
    const { page } = guest
    await page.getByRole('searchbox', { name: words.search }).press('Tab')
    await page.keyboard.press('Enter')
    const panel = page.getByRole('region', { name: words.key })
    await panel.getByText(words.values[0], { exact: true }).waitFor()
    const texts = await panel.locator('.evolution > li').allInnerTexts()
    expect(texts.map((text, i) => text.includes(words.values[i] ?? '–'))).toEqual([true, true])
    expect(await panel.locator('q').count()).toBe(2)
    await panel.getByText(words.changed).waitFor()
    await guest.look(`knowledge-node-${language}`)
  })

  it('leads from knowledge to what it hangs together with, and to an episode', async () => {
    const { page } = guest
    const panel = page.getByRole('region', { name: words.key })
    await panel.getByRole('button', { name: words.episode }).click()
    const episode = page.getByRole('region', { name: words.episode })
    await episode.getByRole('button', { name: words.key }).click()
    await panel.getByRole('button', { name: words.related, exact: true }).click()
    await page.getByRole('region', { name: words.related, exact: true }).waitFor()
  })

  it('zooms, shows all again, and discovers anew without finding anything twice', async () => {
    const { page } = guest
    await page.getByRole('button', { name: words.zoom }).click()
    await page.getByRole('button', { name: words.fit }).click()
    await page.getByRole('button', { name: words.discover }).click()
    await page.getByRole('alert').getByRole('button', { name: words.close }).waitFor()
    expect((await here.page.recollect.scope('me').nodes.list()).rows).toHaveLength(3)
  })

  it('is usable on a phone in the dark', async () => {
    const phone = await visit(browser, `${here.url}#/knowledge`, language, {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    })
    await phone.page.getByRole('button', { name: words.key }).click()
    await phone.page.getByRole('region', { name: words.key }).waitFor()
    await phone.look(`knowledge-phone-dark-${language}`)
    expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await phone.end()
  })
})

describe('an episode that is chosen', () => {
  const NODES = '**/episodes/*/nodes'
  let here: Place
  let guest: Visit

  beforeAll(async () => {
    here = await place()
    await tellStory(here, WORDS.en.story)
    guest = await visit(browser, here.url, 'en')
    await guest.open('knowledge')
  })
  afterAll(async () => {
    await guest.end()
    await here.end()
  })

  const episode = (i: number) => guest.page.locator('.point').filter({ hasText: 'Episode' }).nth(i)
  const found = () => guest.page.locator('.knowledge-detail li')

  it('shows nothing of the one before while it is read', async () => {
    const { page } = guest
    await episode(0).click()
    await found().first().waitFor()
    let goOn: (() => void) | undefined
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(NODES, async (route) => {
      await held
      await route.continue()
    })
    const title = (await episode(1).locator('.point-label').innerText()).trim()
    await episode(1).click()
    await page.getByRole('region', { name: title, exact: true }).waitFor()
    expect(await found().count()).toBe(0)
    goOn?.()
    await found().first().waitFor()
    await page.unroute(NODES)
    expect(guest.complaints).toEqual([])
  })

  it('says so when what it tells of cannot be read, and reads it again', async () => {
    const { page } = guest
    await page.reload()
    await page.route(NODES, (route) => route.fulfill({ status: 400, json: { code: 'X', title: 'No' } }))
    await episode(0).click()
    const again = page.locator('.knowledge-detail').getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.unroute(NODES)
    await again.click()
    await found().first().waitFor()
    guest.forgive()
  })
})
