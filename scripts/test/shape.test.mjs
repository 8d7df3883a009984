import { describe, expect, it } from 'vitest'
import { circles, closure, graphOf } from '../lib/shape/graph.mjs'
import { upwardImports } from '../lib/shape/layers.mjs'
import { crowdedFolders, longLines, MOST_FILES } from '../lib/shape/limits.mjs'
import { exportedNames, readSource, settingsIn } from '../lib/shape/read.mjs'
import { isSource, readRepository } from '../lib/shape/repository.mjs'

const reading = (/** @type {Record<string, string>} */ texts, entries = new Map()) => {
  const sources = new Map(Object.entries(texts).map(([file, text]) => [file, readSource(file, text)]))
  return { sources, ...graphOf(sources, entries) }
}

describe('a file', () => {
  it('needs others to be loaded, once it asks for them, or for their types only', () => {
    const text = `import { a } from './a.ts'
export type { B } from './b.ts'
import type { C } from './c.ts'
const later = () => import('./d.ts')
export const e: import('./e.ts').E = /ab?/u
`
    const { imports, patterns } = readSource('x.ts', text)
    expect(imports.map(({ from, kind }) => `${kind} ${from}`)).toEqual([
      'value ./a.ts',
      'type ./b.ts',
      'type ./c.ts',
      'lazy ./d.ts',
      'type ./e.ts',
    ])
    expect(patterns).toBe(6)
  })

  it('exports what it names and what it passes on', () => {
    const { sources, resolve } = reading({
      'a/index.ts': "export * from './b.ts'\nexport { c as d } from './c.ts'\nexport interface E {}\n",
      'a/b.ts': 'export const f = 1, g = 2\nconst h = 3\nexport function i() {}\n',
    })
    expect([...exportedNames('a/index.ts', sources, resolve)]).toEqual(['f', 'g', 'i', 'd', 'E'])
  })

  it('with a schema has the settings that hold no others', () => {
    const schema = readSource(
      'schema.ts',
      'const a = z.strictObject({ b: x(), c: y, d: z.strictObject({ e: x() }).prefault({}) })\nz.strictObject({ a, f: x() })',
    )
    expect(settingsIn(schema)).toBe(4)
  })
})

describe('files', () => {
  const { graph } = reading(
    {
      'p/a.ts': "import type { B } from './b.ts'\nimport '@recollect/q'",
      'p/b.ts': "export const load = () => import('./c.ts')",
      'p/c.ts': "import './a.ts'",
      'q/index.ts': "import 'zod'",
    },
    new Map([['@recollect/q', 'q/index.ts']]),
  )

  it('stand in a circle whichever way they need each other', () => {
    expect(circles(graph)).toEqual([['p/a.ts', 'p/b.ts', 'p/c.ts']])
  })

  it('are loaded with those they need', () => {
    expect([...closure(graph, ['p/c.ts'], ['value'])]).toEqual(['p/c.ts', 'p/a.ts', 'q/index.ts'])
    expect([...closure(graph, ['p/b.ts'], ['value', 'lazy'])]).toHaveLength(4)
  })

  it('of a lower layer of core do not need those of a higher one', () => {
    const core = (/** @type {string} */ file) => `packages/core/src/${file}`
    const { graph } = reading({
      [core('low/a.ts')]: "import '../high.ts'\nimport '../low/b.ts'",
      [core('low/b.ts')]: '',
      [core('high.ts')]: "import './low/a.ts'\nimport './odd/c.ts'",
      [core('odd/c.ts')]: '',
    })
    const { upward, unplaced } = upwardImports(graph, [['low'], ['high.ts']])
    expect([[...upward], unplaced]).toEqual([[['low → high.ts', 1]], ['odd']])
  })
})

describe('a long line', () => {
  it('may be one text or pattern, and nothing else', () => {
    const [words, code] = ['word '.repeat(30), 'call() + '.repeat(20)]
    const text = `const a =\n  '${words}'\n// ${words}\nconst b = ${code}c\n`
    expect(longLines(readSource('x.ts', text))).toEqual({ whole: [2], breakable: [3, 4] })
  })
})

describe('the repository', () => {
  const { sources, graph } = readRepository()
  const checked = [...sources.values()].filter(({ file }) => isSource(file))

  it('has no circles of files, type-only imports included', () => {
    expect(circles(graph)).toEqual([])
  })

  it('lets no part of core import from a higher one', () => {
    const { upward, unplaced } = upwardImports(new Map([...graph].filter(([file]) => isSource(file))))
    expect([[...upward], unplaced]).toEqual([[], []])
  })

  it(`has no folder of over ${MOST_FILES} files`, () => {
    expect(crowdedFolders(checked.map(({ file }) => file))).toEqual([])
  })

  it('has no long lines but those of one text or pattern', () => {
    expect(
      checked.flatMap((source) => longLines(source).breakable.map((at) => `${source.file}:${at}`)),
    ).toEqual([])
  })
})
