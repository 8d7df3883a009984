import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import * as surface from '../../src/model-server/index.ts'

it('exports what the README names, and nothing by accident', () => {
  expect(Object.keys(surface).sort()).toMatchInlineSnapshot(`
    [
      "HOSTILE_TEXTS",
      "MODEL_FAULTS",
      "johnEn",
      "johnZh",
      "scriptedDiscovery",
      "scriptedFetch",
      "spoil",
      "startModelServer",
    ]
  `)
})

it('needs Node alone: no test runner, no part of core that runs, nothing else of the kit', () => {
  const root = fileURLToPath(new URL('../../src/model-server/', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  expect(files.length).toBeGreaterThan(15)
  const imports = files.flatMap((name) => {
    const depth = name.split('/').length - 1
    return [
      ...readFileSync(root + name, 'utf8').matchAll(
        /^(?:import|export) (?<what>.*) from '(?<from>[^']+)'$/gmu,
      ),
    ]
      .map(({ groups = {} }) => ({ what: groups['what'] ?? '', from: groups['from'] ?? '' }))
      .filter(({ what, from }) => !(from.startsWith('@recollect/core') && what.startsWith('type ')))
      .filter(({ from }) => !from.startsWith('node:'))
      .filter(({ from }) => !from.startsWith('.') || from.split('../').length - 1 > depth)
      .map(({ from }) => `${name}: ${from}`)
  })
  expect(imports).toEqual([])
})
