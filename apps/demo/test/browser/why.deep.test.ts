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
    story: 'year-zh',
    empty: /^还没有提过问题/u,
    question: '问题',
    asks: '我现在住在哪里？',
    path: '通向答案的路径',
    now: '现在的情况',
    answer: '杭州西湖区',
    looked: '查找',
    tier: '事实',
    off: '没有查找',
    order: '排序',
    left: '杭州滨江区',
    superseded: '已经失效，而问题问的不是过去',
    proof: '有问题所问的事实',
    record: '事实或编号',
    other: '花生',
    check: '查看原因',
    slot: '问题问的是别的事实',
  },
  en: {
    story: 'year-en',
    empty: /^Nothing has been asked yet/u,
    question: 'Question',
    asks: 'Where do I live now?',
    path: 'The way to the answer',
    now: 'what holds now',
    answer: 'Bath',
    looked: 'Looked for',
    tier: 'Facts',
    off: 'not looked',
    order: 'Put in order',
    left: 'I moved to Bristol',
    superseded: 'no longer true, and the question is not about the past',
    proof: 'there is a fact of what the question asks for',
    record: 'Fact or id',
    other: 'shellfish',
    check: 'Look it up',
    slot: 'the question asks for other facts',
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

describe.each(['zh', 'en'] as const)('why in %s', (language) => {
  const words = WORDS[language]
  let here: Place
  let guest: Visit

  beforeAll(async () => {
    here = await place()
    await tellStory(here, words.story)
    guest = await visit(browser, here.url, language)
    await guest.open('why')
  })
  afterAll(async () => {
    expect(guest.complaints).toEqual([])
    await guest.end()
    await here.end()
  })

  it('says that nothing was asked yet', async () => {
    await guest.page.getByText(words.empty).waitFor()
  })

  it('shows the way of a question that is typed here, from its words to the answer', async () => {
    const { page } = guest
    const box = page.getByRole('textbox', { name: words.question, exact: true })
    await box.fill(words.asks)
    await box.press('Enter')
    const path = page.getByRole('navigation', { name: words.path })
    await path.getByText(words.answer).waitFor()
    expect(await path.getByRole('link').count()).toBe(6)
    expect(await path.innerText()).toContain(words.now)
    await guest.look(`why-${language}`)
  })

  it('shows which ways of looking were gone, and why others were not', async () => {
    const step = guest.page.getByRole('region', { name: words.looked, exact: true })
    expect(await step.locator('.why-tier').filter({ hasText: words.tier }).first().innerText()).toMatch(
      /ms|毫秒/u,
    )
    expect(await step.locator('.why-tier.is-off').first().innerText()).toContain(words.off)
  })

  it('shows what a score is made of, and what was left out with its reason', async () => {
    const step = guest.page.getByRole('region', { name: words.order, exact: true })
    const first = step.getByRole('listitem').first()
    expect(await first.innerText()).toContain(words.answer)
    expect(await first.innerText()).toMatch(/1\.00 = .+ \+ /u)
    expect(await step.getByText(words.superseded).count()).toBe(1)
    expect(await step.innerText()).toContain(words.left)
  })

  it('leads from the picture to a step by keyboard', async () => {
    const { page } = guest
    await page.getByRole('navigation', { name: words.path }).getByRole('link').last().press('Enter')
    await page.locator('#why-answer:focus').waitFor()
    expect(await page.locator('#why-answer').innerText()).toContain(words.proof)
  })

  it('says why a fact chosen from the list is not there', async () => {
    const { page } = guest
    const box = page.getByRole('combobox', { name: words.record })
    await box.fill(words.other)
    await page.getByRole('option', { name: words.other }).click()
    // The whole name of the fact, with the end of its id.
    await expect.poll(() => box.inputValue()).toContain(' · ')
    await page.getByRole('button', { name: words.check }).click()
    await page.getByRole('status').filter({ hasText: words.slot }).waitFor()
    await guest.look(`why-not-${language}`)
  })

  it('says what to do about an id that is none', async () => {
    const { page } = guest
    await page.getByRole('combobox', { name: words.record }).fill('00000000-0000-7000-8000-000000000000')
    await page.getByRole('button', { name: words.check }).click()
    await page.getByRole('alert').filter({ hasText: 'NOT_FOUND' }).waitFor()
    guest.forgive()
  })

  it('is usable on a phone in the dark', async () => {
    const phone = await visit(browser, `${here.url}#/why`, language, {
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    })
    const box = phone.page.getByRole('textbox', { name: words.question, exact: true })
    await box.fill(words.asks)
    await box.press('Enter')
    await phone.page.getByRole('navigation', { name: words.path }).getByText(words.answer).waitFor()
    await phone.look(`why-phone-dark-${language}`)
    expect(await phone.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await phone.end()
  })
})
