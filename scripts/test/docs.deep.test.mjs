import { describe, expect, it } from 'vitest'
import { commandProblems } from '../docs/commands.mjs'
import { linkProblems } from '../docs/links.mjs'
import { pageNames, pageOf } from '../docs/pages.mjs'
import { pairProblems } from '../docs/pairs.mjs'
import { programs } from '../docs/programs.mjs'
import { agrees, ranBlocks } from '../docs/run.mjs'
import { typeProblems } from '../docs/types.mjs'

const pages = pageNames().map(pageOf)

describe('the pages of this repository', () => {
  it('link to what is there', () => {
    expect(linkProblems(pages)).toEqual([])
  })

  it('say the same in both languages', () => {
    expect(pairProblems(pages)).toEqual([])
  })

  it('show TypeScript that compiles', { timeout: 120_000 }, async () => {
    expect(await typeProblems(pages)).toEqual([])
  })

  it('show commands that there are', { timeout: 60_000 }, async () => {
    expect(commandProblems(pages, await programs())).toEqual([])
  })

  it('show JSON that can be read', () => {
    for (const { name, blocks } of pages) {
      for (const { lang, text, line } of blocks) {
        if (lang === 'json') expect(() => void JSON.parse(text), `${name}:${line}`).not.toThrow()
      }
    }
  })

  it('print what they say', { timeout: 60_000 }, async () => {
    const ran = await ranBlocks(pages)
    expect(ran.filter((one) => !agrees(one))).toEqual([])
    expect(ran.length).toBeGreaterThan(20)
  })
})
