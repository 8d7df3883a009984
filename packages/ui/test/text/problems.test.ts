import { describe, expect, it } from 'vitest'
import { en } from '../../web/src/text/en/index.ts'
import { zh } from '../../web/src/text/zh/index.ts'
import { problemWords } from '../../web/src/parts/problem-words.ts'
import { allIn, sourcesOf } from '../support/sources.ts'

const union = (path: string, name: string): readonly string[] => {
  const [, members = ''] = new RegExp(`type ${name} =\\n((?: +\\| .*\\n)+)`, 'u').exec(sourcesOf(path)) ?? []
  return allIn(members, /'(?<found>[A-Z_]+)'/gu)
}

/** Every code a page may be told: by core, by the server, by the demo, and by the page of itself. */
const CODES = [
  ...union('packages/core/src/errors/errors.ts', 'ErrorCode'),
  ...union('packages/server/src/problems/problem.ts', 'ServerCode'),
  ...allIn(
    [
      'packages/knowledge/src/discovery/faults.ts',
      ...['packages/server/src', 'packages/privacy/src', 'packages/ui/web/src/api'],
      ...['apps/demo/src/page', 'apps/demo/src/playground/http'],
    ]
      .map(sourcesOf)
      .join('\n'),
    /(?:\bcode: |error\.code : |ProblemError\(\s*\d+,\s*)'(?<found>[A-Z_]+)'/gu,
  ),
].filter((code) => code !== 'HTTP')

const LIBRARY = /\b(?:items|cards|changes|sessions|memory|working|store)\.[a-z]+|\(\)|\boption "|GET |POST /u

describe('what a page says of a problem', () => {
  it('is known by the codes in the sources', () => {
    expect(CODES).toEqual(
      expect.arrayContaining(['NOT_FOUND', 'CHANGE_NEEDED', 'SEAL_BROKEN', 'RATE_LIMITED', 'UNEXPECTED']),
    )
    expect(CODES).toEqual(expect.arrayContaining(['FORBIDDEN_HOST', 'OFFLINE', 'STREAMS_EXCEEDED']))
  })

  it.each([...new Set(CODES)])('is a sentence with a next step in either language: %s', (code) => {
    for (const { problems } of [en, zh]) {
      const { said, detail } = problemWords({ code, message: 'in the words of the server' }, problems)
      expect(detail).toBe('in the words of the server')
      expect(said).not.toMatch(LIBRARY)
      expect(said.split(/(?<=[.。])\s*/u).filter(Boolean).length).toBeGreaterThan(1)
    }
    expect(problemWords({ code, message: '' }, zh.problems).said).toMatch(/\p{sc=Han}/u)
  })

  it('is what the server says where the page has no words for it', () => {
    const told = { code: 'NEVER_HEARD_OF', message: 'Do this instead.' }
    expect(problemWords(told, zh.problems)).toEqual({
      said: 'Do this instead.',
      detail: null,
      code: told.code,
    })
    expect(problemWords({ code: null, message: 'x' }, zh.problems)).toEqual({
      said: 'x',
      detail: null,
      code: null,
    })
    expect(problemWords({ code: 'constructor', message: 'x' }, en.problems).said).toBe('x')
  })
})
