import { describe, expect, it } from 'vitest'
import { identifiersIn, listsSteps, showsCode } from './shapes.ts'

describe('code', () => {
  it.each([
    '```ts\na\n```',
    'run `pnpm test` now',
    '$ ls -l',
    '$ ./run',
    '  $ git log',
    '>>> print(1)',
    '~~~\nx\n~~~',
  ])('shows in %j', (text) => {
    expect(showsCode(text)).toBe(true)
  })

  it.each(['hello', '$5 for lunch', 'US$ 20', 'it`s', 'a > b', '$ 5', '价格是 $30', '> quoted'])(
    'does not show in %j',
    (text) => {
      expect(showsCode(text)).toBe(false)
    },
  )
})

describe('identifiers', () => {
  it.each<[text: string, names: readonly string[]]>([
    ['call useState() twice: useState()', ['useState()']],
    ['set max_size and maxSize', ['max_size', 'maxSize']],
    ['see src/index.ts and notes.json', ['src/index.ts', 'notes.json']],
    ['用 --force 覆盖 memory/qa-index.json', ['--force', 'memory/qa-index.json']],
  ])('of %j are %j', (text, names) => {
    expect([...identifiersIn(text)]).toEqual(names)
  })

  it.each([
    'I have an iPhone and an eBay account',
    'see you at 5.30 in St. Mary',
    'friend(s) and/or family',
    'YouTube, LinkedIn, McDonald',
    'well-known -- or not',
    'me@mail.com, www.mail.com',
    '好的，没问题。',
  ])('there are none in %j', (text) => {
    expect([...identifiersIn(text)]).toEqual([])
  })
})

describe('steps', () => {
  it.each([
    '1. open\n2. close',
    '- a\n- b',
    '第一步：打开\n第二步：关闭',
    '1、打开\n2、关闭',
    'Step 1: go\nstep 2: stop',
  ])('are listed in %j', (text) => {
    expect(listsSteps(text)).toBe(true)
  })

  it.each([
    '1. only one',
    'I was born in 1990. Then',
    'a - b - c',
    '-5 degrees',
    '一点小事',
    '2024年\n2025年',
  ])('are not listed in %j', (text) => {
    expect(listsSteps(text)).toBe(false)
  })
})
