import { severalMajors, takes, triedLines, untried } from '../package-tests/majors.mjs'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { typedIn } from '../package-tests/console-blocks.mjs'
import { examplesIn } from '../package-tests/example.mjs'
import { inTurns } from '../package-tests/in-turns.mjs'
import { installLine, withoutVersion, withTarballs } from '../package-tests/install-line.mjs'
import { disagreements, saidIn } from '../package-tests/printed.mjs'
import { allExamples, firstExample } from '../package-tests/root-readme.mjs'
import { errorsOfOurs } from '../package-tests/types.mjs'
import { undeclared } from '../package-tests/undeclared.mjs'

const README = `# It

## What is this?

\`\`\`console
$ it says hello
hello
you
$ it ends
\`\`\`

## Install

\`\`\`sh
npm install --save-dev @recollect/core @recollect/it other@6
npm install something-else
\`\`\`

## Use

\`\`\`ts
console.log(1 + 1) // 2
\`\`\`

### More

\`\`\`ts
more()
\`\`\`

## API

\`\`\`ts
api()
\`\`\`

\`\`\`console
$ it needs a file
\`\`\`
`

/** @returns {[string, { name: string, dir: string, manifest: object, tarball: string, readme: string }]} */
const aPackage = (name, manifest = {}) => [
  name,
  { name, dir: name, readme: '', manifest, tarball: `/${name.split('/')[1]}.tgz` },
]

describe('a README', () => {
  it('says what to install first, flags aside', () => {
    expect(installLine(README)).toEqual(['@recollect/core', '@recollect/it', 'other@6'])
    expect(() => installLine('# It\n\n## Use\n')).toThrow('names nothing to install')
  })

  it('has its examples under "Use", and there only', () => {
    expect(examplesIn(README)).toEqual(['console.log(1 + 1) // 2\n', 'more()\n'])
    expect(examplesIn('# It\n')).toEqual([])
  })

  it('shows what is typed above "Install", and what comes of it', () => {
    expect(typedIn(README)).toEqual([
      { command: 'it says hello', said: 'hello\nyou' },
      { command: 'it ends', said: '' },
    ])
  })
})

describe('what is installed', () => {
  const packed = new Map([
    aPackage('@recollect/core', { dependencies: { zod: '1' } }),
    aPackage('@recollect/it', {
      dependencies: { '@recollect/part': 'workspace:^' },
      peerDependencies: { '@recollect/core': '0.x', '@recollect/extra': '0.x' },
      peerDependenciesMeta: { '@recollect/extra': { optional: true } },
    }),
    aPackage('@recollect/part', { peerDependencies: { '@recollect/core': '0.x' } }),
    aPackage('@recollect/extra'),
  ])

  it('is the line with tarballs, and those of what they need; optional peers are left to the user', () => {
    expect(withTarballs(['@recollect/it', 'other@6'], packed)).toEqual([
      '/it.tgz',
      '/part.tgz',
      '/core.tgz',
      'other@6',
    ])
  })

  it('says the major of what the package works with: npm would take the newest', () => {
    const manifest = { dependencies: { zod: '1' }, peerDependencies: { ai: '^6', openai: '^6' } }
    expect(withoutVersion(['@recollect/core', 'ai', 'openai@6', 'hono'], manifest)).toEqual(['ai'])
  })

  it('is refused where a README names a package that is not published', () => {
    expect(() => withTarballs(['@recollect/nobody'], packed)).toThrow(
      '@recollect/nobody is no public package',
    )
  })
})

describe('a peer of which several majors are taken', () => {
  const manifest = {
    peerDependencies: { ai: '^6.0.0 || ^7.0.0', zod: '^4.1.0', '@recollect/core': 'workspace:0.x' },
  }
  const page = (...lines) => ({ manifest, readme: `## Install\n\n\`\`\`sh\n${lines.join('\n')}\n\`\`\`\n` })

  it('is installed and tried in each of them', () => {
    expect(severalMajors(manifest)).toEqual([['ai', ['6', '7']]])
    const one = page('npm install ours ai@7', '# or', 'npm install ours ai@6', 'npm install more')
    expect(triedLines(one).map(({ peers }) => peers)).toEqual([
      [{ name: 'ai', major: '7' }],
      [{ name: 'ai', major: '6' }],
    ])
    expect(untried(one)).toEqual([])
    expect(untried(page('npm install ours ai@7'))).toEqual([
      'takes ai@6, and its README has no line that installs it',
    ])
  })

  it.each([
    ['>=22', [22, 24]],
    ['^22.12.0 || ^24.0.0 || >=26.0.0', [22, 24]],
    ['^20.19.0 || >=22.12.0', [20, 22, 24]],
  ])('is tried on the Nodes it asks for: %s', (range, majors) => {
    expect([20, 22, 24].filter((major) => takes(range, major))).toEqual(majors)
  })
})

describe('what an example prints', () => {
  const said = saidIn('console.log(a) // one\nconsole.log(b) // none: a remark\nrun() // not printed\n')

  it('is what its comments say, remarks aside', () => {
    expect(said).toEqual(['one', 'none: a remark'])
    expect(disagreements(said, 'one\nnone\n')).toEqual([])
  })

  it.each([
    ['another line', 'one\nstrong\n'],
    ['the beginning of a word', 'on\nnone\n'],
    ['too little', 'one\n'],
    ['too much', 'one\nnone\nmore\n'],
    ['nothing', ''],
  ])('may not be %s', (_what, output) => {
    expect(disagreements(said, output)).not.toEqual([])
  })

  it('may be anything where it says nothing', () => {
    expect(disagreements([], 'x\n')).toEqual([])
  })
})

describe('the first example of this repository', () => {
  const importsOf = (sources) =>
    sources.flatMap((source) => [...source.matchAll(/from '(?<name>[^']+)'/gu)].map(([, name]) => name))

  it('needs what the first line says to install, and nothing more', () => {
    const { line, sources } = firstExample()
    expect(importsOf(sources).toSorted()).toEqual(line.toSorted())
  })

  it('is followed by others, which need the other lines', () => {
    const { line, sources } = allExamples()
    expect(sources.length).toBeGreaterThan(1)
    expect([...new Set(importsOf(sources))].toSorted()).toEqual(line.toSorted())
  })
})

describe('what a package imports and does not ask for', () => {
  /** An installed package of these files. */
  function installed(files) {
    const folder = mkdtempSync(join(tmpdir(), 'recollect-undeclared-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    return folder
  }
  const manifest = (more = {}) =>
    JSON.stringify({
      name: 'it',
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './package.json': './package.json',
      },
      ...more,
    })
  const files = {
    'dist/index.js':
      "import 'node:fs'\nimport 'it/more'\nimport './chunk.js'\nexport * from 'declared/part'\n",
    'dist/chunk.js': "export const later = () => import('@some/lazy')\n",
    'dist/index.d.ts': "export * from './types.js'\n",
    'dist/types.d.ts': "import type { A } from 'only-types'\nexport type B = A | import('inline').C\n",
    'dist/unreachable.d.ts': "export * from 'nobody-sees-it'\n",
  }

  it('is found in code and in declarations, however it is imported', async () => {
    const folder = installed({ ...files, 'package.json': manifest({ dependencies: { declared: '1' } }) })
    expect(await undeclared(folder)).toEqual(['@some/lazy', 'inline', 'only-types'])
  })

  it('is nothing where all of it is a dependency, an optional one or a peer', async () => {
    const asked = {
      dependencies: { declared: '1' },
      optionalDependencies: { inline: '1' },
      peerDependencies: { '@some/lazy': '1', 'only-types': '1' },
    }
    expect(await undeclared(installed({ ...files, 'package.json': manifest(asked) }))).toEqual([])
  })
})

it('work is done as many at a time as there are cores, and given in order', async () => {
  let running = 0
  let most = 0
  const done = await inTurns([1, 2, 3, 4, 5, 6, 7, 8], async (one) => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    return one * one
  })
  expect(done).toEqual([1, 4, 9, 16, 25, 36, 49, 64])
  expect(most).toBe(Math.min(8, availableParallelism()))
})

describe('what the compiler says', () => {
  const OURS = [
    'core/readme.ts(3,1): error TS2307: Cannot find module "node_modules/zod/index.js".',
    'core/node_modules/@recollect/core/dist/index.d.ts(3,1): error TS2304: Cannot find name "x".',
    'error TS5023: Unknown compiler option.',
  ]
  const OTHERS = [
    'core/node_modules/zod/index.d.ts(3,1): error TS2304: Cannot find name "x".',
    'core/node_modules/@recollect/core/node_modules/zod/index.d.ts(3,1): error TS2304: Cannot find name "x".',
    '  core/readme.ts says more about it.',
  ]

  it('is ours by where it stands, not by what it names', () => {
    expect(errorsOfOurs([...OURS, ...OTHERS].join('\n'))).toEqual(OURS)
  })
})
