import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { size } from '../../src/commands/size.ts'
import { folderFigures } from '../../src/size/folder.ts'
import { packagesIn } from '../../src/size/install.ts'
import { bundlesOf } from '../../src/size/packages.ts'
import { headlineOf } from '../../src/size/report/headline.ts'
import { sectionsOf } from '../../src/size/report/sections.ts'
import type { SizeFigures } from '../../src/size/run.ts'
import { tarballFigures } from '../../src/size/unpacked.ts'

let place = ''
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'recollect-bench-'))
})
afterEach(() => {
  rmSync(place, { recursive: true, force: true })
})

const write = (file: string, text: string) => {
  mkdirSync(join(place, file, '..'), { recursive: true })
  writeFileSync(join(place, file), text)
}

it('adds up the files of a folder and of all below it', () => {
  write('a', '123')
  write('b/c/d', '4567')
  expect(folderFigures(place)).toEqual({ files: 2, bytes: 7 })
  expect(folderFigures(join(place, 'nowhere'))).toEqual({ files: 0, bytes: 0 })
})

it('weighs a tarball and what is in it', async () => {
  write('package/index.js', 'x'.repeat(1000))
  execFileSync('tar', ['-czf', 'x.tgz', 'package'], { cwd: place })
  const { packed, files, bytes } = await tarballFigures(join(place, 'x.tgz'))
  expect([files, bytes]).toEqual([1, 1000])
  expect(packed).toBeLessThan(1000)
})

it('counts packages by their manifests, wherever they were put', () => {
  for (const name of ['zod', '@scope/one', 'zod/node_modules/two', 'zod/locales'])
    write(`node_modules/${name}/package.json`, '{}')
  rmSync(join(place, 'node_modules/zod/locales/package.json'))
  write('node_modules/zod/dist/package.json', '{}')
  expect(packagesIn(join(place, 'node_modules'))).toBe(3)
})

it('bundles a package as it is built: what is loaded at once is less than the whole', async () => {
  const [core, ...others] = await bundlesOf(['@recollect/core'])
  expect(others).toEqual([])
  expect(core?.name).toBe('@recollect/core')
  expect(core?.loaded).toBeLessThan(core?.whole ?? 0)
})

it('shows all packages and the install; a quick one has no size to be judged by', () => {
  const figures: SizeFigures = {
    quick: true,
    packages: [
      { name: '@recollect/core', loaded: 1, whole: 2, packed: 3, unpacked: 4, files: 5, dependencies: 6 },
    ],
    install: { megabytes: 7, files: 8, packages: 9, seconds: 1, shares: [{ name: 'others', megabytes: 7 }] },
  }
  expect(headlineOf(figures)).toEqual({ 'size.core-loaded': 1, 'size.core-whole': 2 })
  expect(headlineOf({ ...figures, quick: false })).toHaveProperty(['size.install'], 7)
  expect(sectionsOf(figures).map(({ rows }) => rows.length)).toEqual([1, 2])
})

it('does not write the figures of a quick run down', async () => {
  await expect(size({ quick: true, results: true, json: false })).rejects.toThrow('Leave --quick out')
})
