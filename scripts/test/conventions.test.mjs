import { describe, expect, it } from 'vitest'
import { builtInByMistake } from '../lib/built-in.mjs'
import { exportsProblems } from '../lib/exports.mjs'
import { provenanceProblems, workflowProblems } from '../lib/provenance.mjs'
import { sizeProblems } from '../lib/size-limits.mjs'
import { catalogOf, peerProblems, privateProblems, versionProblems } from '../lib/versions.mjs'

const catalog = catalogOf(
  "packages:\n  - apps/*\n\ncatalog:\n  '@types/pg': 8.1.0\n  zod: 4.6.7\n\noverrides:\n  a: '-'\n",
)

describe('versions in the workspace', () => {
  it('come from the catalog where it has them', () => {
    expect([...catalog]).toEqual([
      ['@types/pg', '8.1.0'],
      ['zod', '4.6.7'],
    ])
    expect([...versionProblems([{ name: 'a', dependencies: { zod: '4.6.7' } }], catalog)]).toEqual([
      'a: zod stands in the catalog; say "catalog:"',
    ])
  })

  it('are the same everywhere', () => {
    const manifests = [
      { name: 'a', dependencies: { openai: '6.49.0' } },
      { name: 'b', devDependencies: { openai: '6.50.0', typescript: '6.0.3' } },
      { name: 'c', devDependencies: { typescript: '7.0.2', a: 'workspace:^' } },
    ]
    expect([...versionProblems(manifests, catalog)]).toEqual([
      'openai has several versions: 6.49.0 (a); 6.50.0 (b)',
    ])
  })

  it('of peers are there to develop with', () => {
    const peers = { name: 'a', peerDependencies: { ai: '^6', core: '0.x' }, devDependencies: { core: '1' } }
    expect([...peerProblems(peers)]).toEqual([
      'takes the peer ai and does not develop with it: put it into devDependencies',
    ])
    expect([
      ...peerProblems({ ...peers, dependencies: { core: '1' }, devDependencies: { ai: '6', core: '1' } }),
    ]).toEqual(['takes core as a peer and as a dependency'])
  })

  it('of packages nobody can install are not asked for', () => {
    expect([...privateProblems({ name: 'a', dependencies: { kit: '1' } }, new Set(['kit']))]).toEqual([
      'depends on kit, which is not published',
    ])
  })
})

describe('what the sources import', () => {
  const sources = [
    "import { z } from 'zod'\nimport type { A } from '@recollect/core/store'\nconst b = await import('kysely')",
    "export * from 'node:fs'",
  ]

  it('is asked for, or carried on purpose', () => {
    const manifest = {
      name: '@recollect/a',
      dependencies: { zod: '4' },
      peerDependencies: { '@recollect/core': '0.x' },
    }
    expect(builtInByMistake(manifest, sources, "noExternal: ['kysely', '@recollect/store-kysely'],")).toEqual(
      [],
    )
    expect(builtInByMistake(manifest, sources, '')).toEqual([
      'imports kysely in src, which is no dependency of it: users do not get it',
    ])
  })
})

describe('what a package exports', () => {
  const published = { types: './a.d.ts', default: './a.js' }
  const developed = { '@recollect/source': './a.ts', ...published }
  const of = (target, more = published) => [
    ...exportsProblems({
      exports: { '.': target, './package.json': './package.json' },
      publishConfig: { exports: { '.': more, './package.json': './package.json' } },
    }),
  ]

  it('is there for import and require alike, types first', () => {
    expect(of(developed)).toEqual([])
    const say = (conditions) => `exports "." under ${conditions}: say types, then default`
    expect(of({ types: './a.d.ts', import: './a.js' })).toContain(say('types, import'))
    expect(of({ default: './a.js', types: './a.d.ts' })).toContain(say('default, types'))
  })

  it('is published as it is developed, without sources', () => {
    expect(of(developed, developed)).toEqual([
      'publishes other exports than it develops with: publishConfig.exports is exports without @recollect/source',
    ])
  })
})

describe('where a package comes from', () => {
  const files = ['dist']

  it('is not made up while the root does not say it', () => {
    expect([...provenanceProblems('packages/a', { files }, {})]).toEqual([])
    expect([
      ...provenanceProblems('packages/a', { files, homepage: 'https://example.org' }, {}),
    ]).toHaveLength(1)
  })

  it('is repeated with the directory once the root says it', () => {
    const repository = { type: 'git', url: 'git+https://example.org/r.git' }
    expect([...provenanceProblems('packages/a', { files }, { repository })]).toEqual([
      'does not say "repository": {"type":"git","url":"git+https://example.org/r.git","directory":"packages/a"}',
    ])
    const said = { files, repository: { ...repository, directory: 'packages/a' } }
    expect([...provenanceProblems('packages/a', said, { repository })]).toEqual([])
  })

  it('is vouched for by the workflow that publishes', () => {
    expect([
      ...workflowProblems('permissions:\n  id-token: write\nenv:\n  NPM_CONFIG_PROVENANCE: true\n'),
    ]).toEqual([])
    expect([...workflowProblems('on: push\n')]).toHaveLength(2)
    expect([...workflowProblems(null)]).toEqual(['.github/workflows/release.yml is missing'])
  })
})

describe('the weight of a package', () => {
  it('has a limit, and going over it is reported', () => {
    expect(sizeProblems('@recollect/core', { loaded: 14 * 1024, whole: 100 * 1024 })).toEqual([])
    expect(sizeProblems('@recollect/core', { loaded: 26 * 1024, whole: 100 * 1024 })).toEqual([
      '@recollect/core: loaded: 26.0 kB gzip, over its 14.5 kB',
    ])
    expect(sizeProblems('@recollect/none', { loaded: 1, whole: 1 })).toEqual([
      '@recollect/none: has no limit in scripts/lib/size-limits.mjs',
    ])
  })
})
