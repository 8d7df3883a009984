import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languageOf, packAlone, UsageError } from '@recollect/create-language-pack'
import { check, resolveConfig } from 'prettier'
import { afterAll, describe, expect, it } from 'vitest'
import { packFiles, planPack, writePack } from '../lib/language-pack.mjs'
import { path, readJson } from '../lib/place.mjs'
import { gather } from '../lib/spawn.mjs'

const base = mkdtempSync(join(tmpdir(), 'recollect-language-'))
afterAll(() => {
  rmSync(base, { recursive: true, force: true })
})

const elvish = planPack({ tag: 'qya', name: 'High Elvish' })

describe('the plan of a language pack', () => {
  it('knows what languages are called', () => {
    expect(planPack({ tag: 'pt' })).toEqual({
      tag: 'pt',
      language: 'Portuguese',
      folder: 'packages/extract-pt',
      factory: 'portuguese',
      options: 'PortugueseOptions',
      published: true,
    })
  })

  it('takes the name of a language nobody has heard of', () => {
    expect(elvish).toMatchObject({ factory: 'highElvish', options: 'HighElvishOptions' })
    expect(() => planPack({ tag: 'qya' })).toThrow(/--name/u)
  })

  it.each([undefined, '', 'french', 'FR', 'f', 'fr_FR', '../x'])('refuses the tag %j', (tag) => {
    expect(() => planPack({ tag })).toThrow(UsageError)
    expect(() => planPack({ tag })).toThrow(/two or three small letters/u)
  })

  it.each(['apps/extract-fr', 'packages/french', '../extract-fr', 'examples/deep/extract-fr'])(
    'refuses to put it into %s',
    (dir) => {
      expect(() => planPack({ tag: 'fr', dir })).toThrow(/use packages\/extract-fr or examples\/extract-fr/u)
    },
  )
})

describe('the files of a language pack', () => {
  it('leave no gap of the template', () => {
    for (const [file, text] of packFiles(elvish)) {
      expect(file).not.toContain('.tmpl')
      expect(text).not.toMatch(/__\w+__/u)
    }
  })

  it('are formatted as the repository is', async () => {
    const config = await resolveConfig(path('package.json'))
    for (const files of [packFiles(planPack({ tag: 'pt' })), packAlone(languageOf({ tag: 'pt' }))]) {
      for (const [file, text] of files) {
        const formatted = file === '.gitignore' || (await check(text, { ...config, filepath: file }))
        expect([file, formatted]).toEqual([file, true])
      }
    }
  })

  it('have every directory that the English pack has, so that contributors find their way', () => {
    const files = [...packFiles(elvish).keys()]
    for (const directory of ['rules', 'refiners', 'questions', 'query', 'answers']) {
      expect(files.some((file) => file.startsWith(join('src', directory)))).toBe(true)
    }
  })

  it('pin what the English pack pins, and are published only from packages/', () => {
    const manifestOf = (/** @type {{ tag: string, dir?: string }} */ given) =>
      JSON.parse(packFiles(planPack(given)).get('package.json') ?? '')
    const english = readJson('packages/extract-en/package.json')
    expect(manifestOf({ tag: 'pt' })).toMatchObject({
      name: '@recollect/extract-pt',
      publishConfig: english.publishConfig,
      peerDependencies: english.peerDependencies,
    })
    expect(manifestOf({ tag: 'pt', dir: 'examples/extract-pt' })).toMatchObject({ private: true })
  })
})

describe('writing a language pack', () => {
  it('writes nothing over', () => {
    const plan = planPack({ tag: 'eo' })
    writePack(plan, base)
    expect(existsSync(join(base, plan.folder, 'src/pack.ts'))).toBe(true)
    expect(() => {
      writePack(plan, base)
    }).toThrow(/already there/u)
  })

  it('is done by the command, which says what is wrong without a stack', async () => {
    const run = (/** @type {string[]} */ ...args) =>
      gather(process.execPath, [path('scripts/new-language.mjs'), ...args])
    const existing = await run('en')
    expect(existing.status).toBe(2)
    expect(existing.output).toContain('packages/extract-en is already there')
    for (const args of [['klingon'], ['fr', 'de'], ['fr', '--where', 'x'], []]) {
      const { status, output } = await run(...args)
      expect(status).toBe(2)
      expect(output).toContain('usage: npm run new:language')
      expect(output).not.toContain('    at ')
    }
  })

  it('is offered by npm', () => {
    expect(readJson('package.json').scripts['new:language']).toBeDefined()
    expect(readFileSync(path('CONTRIBUTING.md'), 'utf8')).toContain('new:language')
  })
})

// The new pack's own tests, as its author would run them.
copyFileSync(path('tsconfig.base.json'), join(base, 'tsconfig.base.json'))
writePack(elvish, base)
await import(join(base, elvish.folder, 'test/kit.test.ts'))
