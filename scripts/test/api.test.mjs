import { describe, expect, it } from 'vitest'
import { inCell, prose, readDocstring } from '../lib/api/docstring.mjs'
import { combined, entriesOf } from '../lib/api/entries.mjs'
import { page, placesOf } from '../lib/api/reference/page.mjs'
import { reportText } from '../lib/api/report.mjs'
import { staleProblems } from '../lib/api/stale.mjs'
import { undeclaredTypes } from '../lib/api/undeclared-types.mjs'
import { undocumented } from '../lib/api/undocumented.mjs'

const manifest = {
  name: '@recollect/pump',
  exports: {
    './hand-pump': { types: './dist/hand/index.d.ts', import: './dist/hand/index.js' },
    '.': { types: './dist/index.d.ts', import: './dist/index.js' },
    './schema.json': './schema.json',
    './package.json': './package.json',
  },
}
const entries = entriesOf(manifest)

const text = (/** @type {string} */ content) => [{ kind: 'Content', text: content }]
const item = (
  /** @type {string} */ kind,
  /** @type {string} */ reference,
  /** @type {string} */ code,
  rest = {},
) => ({
  kind,
  name: /(?<name>\w+)(?::|$)/u.exec(reference.replace(/^.*[!.~]/u, ''))?.groups?.['name'] ?? '',
  canonicalReference: `@recollect/pump!${reference}`,
  excerptTokens: text(code),
  docComment: '',
  fileUrlPath: 'dist/pump.d.ts',
  ...rest,
})

const pumpOptions = item('Interface', 'PumpOptions:interface', 'export interface PumpOptions ', {
  docComment: '/**\n * What a pump\n * is made of.\n */\n',
  members: [
    item('PropertySignature', 'PumpOptions#size:member', 'readonly size?: 1 | 2;', {
      docComment: '/** In litres. */',
    }),
    item('PropertySignature', 'PumpOptions#"[mark]":member', 'readonly [mark]: true;'),
  ],
})
const pump = item('Function', 'pump:function(1)', '', {
  docComment:
    '/**\n * Makes a pump.\n * @param options - What it is made of.\n * @throws InvalidConfigError\n */',
  excerptTokens: [
    ...text('export declare function pump(options: '),
    { kind: 'Reference', text: 'PumpOptions', canonicalReference: '@recollect/pump!PumpOptions:interface' },
    ...text('): void;'),
  ],
})
const lever = item('Class', '~Lever:class', 'export declare class Lever ', {
  fileUrlPath: 'dist/hand/lever.d.ts',
})
const extracted = {
  name: '@recollect/pump',
  entries,
  report: `## API Report File for "@recollect/pump"\n\n\`\`\`ts\n\nimport { Clock } from '@recollect/core';\nimport type { Pool } from 'pg';\n\ndeclare namespace handPumpEntry {\n    export {\n        Clock as HandClock,\n        Lever\n    }\n}\n\n\`\`\`\n`,
  model: {
    members: [
      {
        members: [
          pump,
          pumpOptions,
          lever,
          item('Namespace', 'handPumpEntry:namespace', '', {
            members: [
              { ...lever, canonicalReference: '@recollect/pump!handPumpEntry.Lever:class' },
              pumpOptions,
            ],
          }),
        ],
      },
    ],
  },
}
const pageText = () =>
  page(extracted, { file: 'pump.md', dir: 'packages/pump', places: placesOf(extracted, 'pump.md') })

describe('the entries of a package', () => {
  it('are those that have types, the main one first', () => {
    expect(entries.map(({ subpath, alias }) => [subpath, alias])).toEqual([
      ['.', 'Entry'],
      ['./hand-pump', 'handPumpEntry'],
    ])
  })

  it('become one module, in which a subpath is a namespace', () => {
    expect(combined(entries, (types) => `/p/${types}`)).toBe(
      'export * from "/p/./dist/index.js"\nexport * as handPumpEntry from "/p/./dist/hand/index.js"\n',
    )
  })
})

describe('a docstring', () => {
  it('gives its text, what it throws and its parameters', () => {
    expect(
      readDocstring(
        '/** Fills it. @throws no tag within a line\n * @throws CLOSED\n * @param by - litres */',
      ),
    ).toEqual({
      text: 'Fills it. @throws no tag within a line',
      throws: ['CLOSED'],
      params: [['by', 'litres']],
      returns: '',
      example: '',
    })
  })

  it('says nothing when it only has filler', () => {
    expect(prose(readDocstring('/** Constructs a new instance of the `Pump` class */'))).toBe('')
  })

  it('stays in its cell', () => {
    expect(inCell('a | b\nc\n\nd')).toBe('a \\| b c<br>d')
  })
})

describe('the page of a package', () => {
  it('tells a function with its parameters and errors, and links the types it names', () => {
    expect(pageText()).toContain(
      '### pump\n\nMakes a pump.\n\nThrows InvalidConfigError\n\n```ts\nfunction pump(options: PumpOptions): void\n```\n\n| parameter | meaning |\n| --- | --- |\n| `options` | What it is made of. |\n\nTypes: [PumpOptions](#pumpoptions)',
    )
  })

  it('tells the members of a type in a table, without those of symbols', () => {
    expect(pageText()).toContain('| member | meaning |\n| --- | --- |\n| `size?: 1 \\| 2` | In litres. |\n')
    expect(pageText()).not.toContain('mark')
  })

  it('tells what several entries export once, and what comes from elsewhere', () => {
    expect(pageText().match(/^### PumpOptions$/gmu)).toHaveLength(1)
    expect(pageText()).toContain(
      '## @recollect/pump/hand-pump\n\nAs in `@recollect/pump`: `PumpOptions`.\n\nHanded on: `HandClock` of `@recollect/core`.\n\nClasses: [Lever](#lever)',
    )
  })
})

describe('the report of a package', () => {
  it('says how it is renewed and which namespace is which entry', () => {
    expect(reportText(extracted)).toMatch(
      /^# What @recollect\/pump declares\n\nWritten by `npm run api`.*\n`handPumpEntry` is `@recollect\/pump\/hand-pump`\.\n\n```ts\n/u,
    )
  })

  it('out of date is told with the command and the first lines that differ', () => {
    const [problem, ...others] = staleProblems(
      new Map([['a.md', 'x\nnew\n']]),
      new Map([['a.md', 'x\nold\n']]),
    )
    expect(others).toEqual([])
    expect(problem).toBe(
      'a.md is out of date: run `npm run api` and look at what changed\n    - old\n    + new',
    )
  })

  it('is missed when it is not there, and noticed when it should not be', () => {
    expect(staleProblems(new Map([['a.md', '']]), new Map([['b.md', '']]))).toEqual([
      'a.md is missing: run `npm run api`',
      'b.md describes nothing that is there: run `npm run api`',
    ])
  })
})

describe('what users would miss', () => {
  it('is a docstring, also of what only a subpath exports', () => {
    expect(undocumented(extracted)).toEqual(['@recollect/pump: Lever (src/hand/lever.ts) has no docstring'])
  })

  it('is a package whose types are named and that does not come with this one', () => {
    const given = { name: 'pump', dependencies: { pg: '8' } }
    expect(undeclaredTypes(given, extracted.report)).toEqual([
      'pump: its types name @recollect/core, which is no dependency of it',
    ])
    const typed = {
      ...given,
      peerDependencies: { '@recollect/core': '0.x' },
      devDependencies: { '@types/pg': '8' },
    }
    expect(undeclaredTypes(typed, extracted.report)).toEqual([
      'pump: its types name pg, whose types (@types/pg) only its own development has',
    ])
  })
})
