import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownNames } from '../lint/own-names.js'

let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'recollect-'))
})
afterAll(() => {
  rmSync(root, { recursive: true })
})

/** In a project of its own: with `CI` set, the parser reads the types of a project once and keeps them. */
async function found(code) {
  const cwd = mkdtempSync(join(root, 'project-'))
  const file = join(cwd, 'a.ts')
  writeFileSync(file, code)
  writeFileSync(
    join(cwd, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "target": "es2022" }, "files": ["a.ts"] }',
  )
  const eslint = new ESLint({
    cwd,
    overrideConfigFile: true,
    overrideConfig: [
      {
        files: ['**/*.ts'],
        languageOptions: {
          parser: tseslint.parser,
          parserOptions: { project: 'tsconfig.json', tsconfigRootDir: cwd },
        },
        plugins: { own: { rules: { 'own-names': ownNames } } },
        rules: { 'own/own-names': 'error' },
      },
    ],
  })
  const results = await eslint.lintText(code, { filePath: file })
  return results.flatMap(({ messages }) => messages).map(({ messageId, message }) => messageId ?? message)
}

it.each([
  [
    'a name in a record',
    'declare const t: Record<string, number>; export const f = (name: string) => t[name]',
    ['read'],
  ],
  [
    'a name written to one',
    'declare const t: Record<string, number>; export const f = (name: string) => { t[name] = 1 }',
    ['read'],
  ],
  [
    'a name looked for with "in"',
    'declare const t: object; export const f = (name: string) => name in t',
    ['within'],
  ],
  [
    'a name of a type that extends text',
    'declare const t: Record<string, number>; export const f = <K extends string>(name: K) => t[name]',
    ['read'],
  ],
  [
    'a variable of the environment',
    'declare const env: { [name: string]: string | undefined }; export const f = (name: string) => env[name]',
    ['read'],
  ],
  [
    'a name it asks for first',
    'declare const t: Record<string, number>; export const f = (name: string) => Object.hasOwn(t, name) ? t[name] : 0',
    [],
  ],
  [
    'one of a few words',
    "declare const t: Record<'a' | 'b', number>; export const f = (name: 'a' | 'b') => t[name]",
    [],
  ],
  ['a word of its own', "declare const t: Record<string, number>; export const f = () => t['a']", []],
  ['a place in a list', 'declare const t: number[]; export const f = (at: number) => t[at]', []],
  [
    'a table that inherits nothing',
    'interface Names<T> { readonly [name: string]: T }; declare const t: Names<number>; export const f = (name: string) => t[name]',
    [],
  ],
  ['what a pattern captured', 'export const f = (name: string) => /(?<a>x)/u.exec(name)?.groups?.[name]', []],
])('%s', async (_, code, problems) => {
  expect(await found(code)).toEqual(problems)
})
