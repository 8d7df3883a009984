import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { markdownTable } from '../src/io/markdown.ts'
import { betweenMarks, HEADING, readmeOf } from '../src/quality/readme.ts'

const MARKED = 'a\n<!-- bench:labels -->\nold\n<!-- /bench:labels -->\nz\n'

describe.each(['zh', 'en'])('the README of extract-%s', (language) => {
  const readme = readFileSync(readmeOf(language), 'utf8')

  it('has the section that the bench writes, under its heading', () => {
    expect(betweenMarks(readme, 'x', language)).toContain(
      '\n<!-- bench:labels -->\n\nx\n\n<!-- /bench:labels -->\n',
    )
    const section = readme.slice(readme.indexOf(`\n${HEADING}\n`))
    expect(section.indexOf('<!-- bench:labels -->')).toBeGreaterThan(0)
    expect(section.slice(1).search(/^## (?!Measured)/mu)).toBeGreaterThan(
      section.indexOf('<!-- /bench:labels -->'),
    )
  })
})

describe('writing between the marks', () => {
  it('changes nothing outside them, and nothing the second time', () => {
    const once = betweenMarks(MARKED, 'new', 'x')
    expect(once).toBe('a\n<!-- bench:labels -->\n\nnew\n\n<!-- /bench:labels -->\nz\n')
    expect(betweenMarks(once, 'new', 'x')).toBe(once)
  })

  it.each([
    'none',
    '<!-- bench:labels --> open',
    '<!-- /bench:labels --> <!-- bench:labels -->',
    MARKED + MARKED,
  ])('refuses %j', (readme) => {
    expect(() => betweenMarks(readme, 'new', 'README')).toThrow(/README must hold/u)
  })
})

it('lays out tables as prettier does', () => {
  expect(
    markdownTable(
      ['slot', 'share'],
      [
        ['住址', '9.5%'],
        ['a|b', ''],
      ],
    ),
  ).toEqual(['| slot | share |', '| ---- | ----: |', '| 住址 |  9.5% |', '| a\\|b |       |'])
})
