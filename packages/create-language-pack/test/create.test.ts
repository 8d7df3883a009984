import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { languageOf, main, packAlone } from '../src/index.ts'
import type { Host } from '../src/index.ts'

const base = mkdtempSync(join(tmpdir(), 'recollect-create-'))
afterAll(() => {
  rmSync(base, { recursive: true, force: true })
})

/** The command, as it would be typed in a folder of its own. */
function typed(args: readonly string[], cwd = mkdtempSync(join(base, 'at-'))) {
  const said = { out: '', err: '' }
  const stream = (name: 'out' | 'err') => ({ write: (text: string) => (said[name] += text) !== '' })
  const host: Host = {
    argv: ['node', 'create-language-pack', ...args],
    cwd: () => cwd,
    stdout: stream('out'),
    stderr: stream('err'),
  }
  main(host)
  return { ...said, cwd, exitCode: host.exitCode, at: (file: string) => join(cwd, file) }
}

describe('a pack outside of the repository', () => {
  const files = packAlone(languageOf({ tag: 'pt' }))

  it('needs nothing outside of its folder', () => {
    for (const [file, text] of files) {
      expect([file, /(?:\.\.\/){2}/u.test(text)]).toEqual([file, false])
      expect([file, /@recollect\/source|__[a-zA-Z]+__/u.test(text)]).toEqual([file, false])
    }
  })

  it('runs on the rules, takes core as a peer, and develops with what this package is published with', () => {
    const { '@recollect/rules': rules, ...devDependencies } = manifest.devDependencies
    expect(JSON.parse(files.get('package.json') ?? '')).toMatchObject({
      name: 'recollect-extract-pt',
      engines: manifest.engines,
      peerDependencies: { '@recollect/core': `${manifest.version.split('.')[0]}.x` },
      dependencies: { '@recollect/rules': rules },
      devDependencies,
    })
  })

  it('has a version that follows its sources, and keeps its build out of git', () => {
    expect(files.get('tsup.config.ts')).toContain("from './pack-version.ts'")
    expect(files.get('pack-version.ts')).toContain('withPackVersion')
    expect(files.get('.gitignore')).toContain('dist/')
  })
})

describe('the command', () => {
  it('writes the pack of a language into a folder named after it, and says how to go on', () => {
    const { out, err, exitCode, at } = typed(['pt'])
    expect({ err, exitCode }).toEqual({ err: '', exitCode: undefined })
    expect(out).toContain('cd extract-pt && npm install && npm test')
    expect(readFileSync(at('extract-pt/src/pack.ts'), 'utf8')).toContain('export function portuguese')
    expect(existsSync(at('extract-pt/test/kit.test.ts'))).toBe(true)
  })

  it('takes a name and a folder, also the one it is called in, with an empty repository in it', () => {
    expect(typed(['qya', '--name', 'High Elvish', '--dir', 'deep/elvish']).out).toContain('cd deep/elvish')
    const cwd = mkdtempSync(join(base, 'repository-'))
    mkdirSync(join(cwd, '.git'))
    expect(typed(['qya', '--name', 'High Elvish', '--dir', '.'], cwd).exitCode).toBeUndefined()
    expect(readFileSync(join(cwd, 'README.md'), 'utf8')).toContain('The High Elvish language pack')
  })

  it('writes nothing over', () => {
    const cwd = mkdtempSync(join(base, 'full-'))
    writeFileSync(join(cwd, 'package.json'), 'mine')
    const { err, exitCode } = typed(['pt', '--dir', '.'], cwd)
    expect({ err, exitCode }).toMatchObject({ err: expect.stringContaining('already there'), exitCode: 2 })
    expect(readFileSync(join(cwd, 'package.json'), 'utf8')).toBe('mine')
    expect(existsSync(join(cwd, 'src'))).toBe(false)
    expect(typed(['pt', '--dir', 'package.json'], cwd)).toMatchObject({ exitCode: 2 })
  })

  it.each([
    [[]],
    [['klingon']],
    [['qya']],
    [['qya', '--name', '精灵语']],
    [['fr', 'de']],
    [['fr', '--where', 'x']],
  ])('says what is wrong with %j, and how it is used', (args) => {
    const { out, err, exitCode } = typed(args)
    expect({ out, exitCode }).toEqual({ out: '', exitCode: 2 })
    expect(err).toContain('usage: npm create @recollect/language-pack')
    expect(err).not.toContain('    at ')
  })

  it('says how it is used when it is asked', () => {
    expect(typed(['--help'])).toMatchObject({ err: '', out: expect.stringContaining('usage:') })
  })
})
