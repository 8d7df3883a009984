import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { path } from '../lib/place.mjs'
import { ruleListOf, ruleLists } from '../lib/rule-list.mjs'

describe('a list of rules', () => {
  it('names the rules of each file, in their order', () => {
    const text = `const own = 1
export const b: ExtractionRule = defineRule({})
export const a: readonly ExtractionRule[] = [one, two]
`
    const list = ruleListOf([['pets/dog.ts', text]])
    expect(list).toContain("import { b, a } from './pets/dog.ts'")
    expect(list).toContain('ExtractionRule[] = [b, ...a]')
  })

  it('has a line for each where they do not stand in one', () => {
    const names = ['walks', 'dogs', 'cats'].map((name) => `${name}${'s'.repeat(30)}`)
    const text = names.map((name) => `export const ${name}: ExtractionRule = defineRule({})\n`).join('')
    expect(ruleListOf([['pets.ts', text]])).toContain(`= [\n  ${names.join(',\n  ')},\n]`)
  })

  it('is not made of files that export something else', () => {
    const rule = 'export const a: ExtractionRule = defineRule({})\n'
    for (const text of ['', `${rule}export const WORDS = []\n`, `${rule}export function b() {}\n`])
      expect(() => ruleListOf([['pets/dog.ts', text]])).toThrow('pets/dog.ts')
  })

  it('is in step with the files, for each pack; else run `npm run rules`', () => {
    const lists = ruleLists()
    expect([...lists.keys()]).toEqual([
      ...['en', 'zh'].map((language) => `packages/extract-${language}/src/facts/rule-list.ts`),
      'examples/extract-fr/src/rules/index.ts',
    ])
    for (const [file, text] of lists) expect(readFileSync(path(file), 'utf8'), file).toBe(text)
  })
})
