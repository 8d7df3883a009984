import { describe, expect, it } from 'vitest'
import { commandProblems } from '../docs/commands.mjs'
import { linkProblems } from '../docs/links.mjs'
import { moduleOf } from '../docs/module-of.mjs'
import { pairProblems } from '../docs/pairs.mjs'
import { anchorOf, readPage } from '../docs/read-page.mjs'
import { agrees } from '../docs/run.mjs'
import { commandsIn } from '../docs/shell.mjs'

const fenced = (/** @type {string} */ lang, /** @type {string} */ text) => `\`\`\`${lang}\n${text}\n\`\`\`\n`
const pageOf = (/** @type {string} */ text, name = 'docs/page.md') => readPage(name, text)

describe('a page', () => {
  it('gives its code with what stands in comments before it', () => {
    const text = `<!-- check:page\nconst a = 1\n-->\n\n<!-- check: const b = 2 -->\n\n${fenced('ts', 'a + b')}${fenced('ts', 'a')}`
    expect(pageOf(text).blocks.map(({ before }) => before)).toEqual([
      'const a = 1\nconst b = 2',
      'const a = 1',
    ])
  })

  it('may have code that is compiled and not run', () => {
    const { blocks } = pageOf(`<!-- check:types -->\n\n${fenced('ts', 'a')}${fenced('ts', 'b')}`)
    expect(blocks.map(({ run }) => run)).toEqual([false, true])
  })

  it('has no links and headings in its code', () => {
    const { links, headings } = pageOf(
      `# One\n${fenced('md', '# two\n[a](b)')}see [c](d.md#e) and \`[f](g)\``,
    )
    expect(links.map(({ target }) => target)).toEqual(['d.md#e'])
    expect(headings.map(({ text }) => text)).toEqual(['One'])
  })

  it.each([
    ['A list, to go through', 'a-list-to-go-through'],
    ['Jobs: `@recollect/x/jobs`', 'jobs-recollectxjobs'],
    ['各个包', '各个包'],
    ['连接与 PgBouncer', '连接与-pgbouncer'],
  ])('calls %s #%s', (heading, anchor) => {
    expect(anchorOf(heading)).toBe(anchor)
  })
})

describe('links', () => {
  it.each([
    ['nowhere.md', 'is not there'],
    ['#no', 'has no heading #no'],
    ['../../outside.md', 'leads out of the repository'],
  ])('to %s are told', (target, what) => {
    expect(linkProblems([pageOf(`# One\n[a](${target})`)])).toEqual([`docs/page.md:2: ${target} ${what}`])
  })

  it('to headings, files and other sites are not', () => {
    expect(
      linkProblems([pageOf('# One two\n[a](#one-two) [b](../README.md) [c](https://example.org/x)')]),
    ).toEqual([])
  })
})

describe('code', () => {
  it('is a module of its own, in the lines of its page', () => {
    const page = pageOf(
      `# One\n\n<!-- check: declare const a: 1 -->\n\n${fenced('ts', "import b from './b.js'\na")}`,
    )
    const [made] = page.blocks.flatMap((block) => moduleOf(page, block))
    expect(made?.text.split('\n')[1]).toBe("import b from './stand-ins.ts'")
    expect((made?.line ?? 0) + 2).toBe(6)
  })

  it('that is a whole program gets nothing before it', () => {
    const page = pageOf(
      `<!-- check:page const a = 1 -->\n\n${fenced('ts', "import { createRecollect } from '@recollect/core'")}`,
    )
    expect(page.blocks.flatMap((block) => moduleOf(page, block))[0]?.text).toMatch(/^import/u)
  })

  it.each([
    ['none', 'none: a word more', true],
    ['none', 'nonesuch', false],
    ['1', '1.5', false],
    ['', 'anything', false],
  ])('that prints %j agrees with // %j: %s', (printed, said, agreed) => {
    expect(agrees({ where: '', said: [said], printed: [printed] })).toBe(agreed)
  })
})

describe('shell', () => {
  it('is read as the commands in it', () => {
    const text =
      'A=b cat "a file" | recollect remember --x="y z" > out.txt # and so on\n$ npm test -- \\\n  --project docs && ls'
    expect(commandsIn(text)).toEqual([
      ['cat', 'a file'],
      ['recollect', 'remember', '--x=y z'],
      ['npm', 'test', '--', '--project', 'docs'],
      ['ls'],
    ])
  })

  it.each([
    ['npm run nothing', 'there is no script "nothing"'],
    ['npm create @recollect/nothing pt', 'there is no package @recollect/create-nothing'],
    ['pnpm add @recollect/nothing', 'there is no package @recollect/nothing'],
    ['npx -y @recollect/cli nothing', 'what? nothing'],
    ['pnpm -s recollect nothing', 'what? nothing'],
    ['.ci/nothing', 'there is no .ci/nothing'],
  ])('%s is told', (command, what) => {
    const programs = { recollect: (/** @type {string[]} */ args) => `what? ${args.join(' ')}` }
    expect(commandProblems([pageOf(fenced('sh', command))], programs)).toEqual([
      `docs/page.md:1: ${command}\n  ${what}`,
    ])
  })
})

describe('two languages', () => {
  const english = `# One\n\n## Two\n\n${fenced('ts', "say('one') // 1")}`
  const told = (/** @type {string} */ chinese) =>
    pairProblems([pageOf(english), pageOf(chinese, 'docs/page.zh-CN.md')])

  it('say the same in other words', () => {
    expect(told(`# 一\n\n## 二\n\n${fenced('ts', "say('一') // 壹")}`)).toEqual([])
  })

  it.each([
    ['a heading more', `# 一\n\n## 二\n\n### 三\n\n${fenced('ts', "say('一')")}`],
    ['other code', `# 一\n\n## 二\n\n${fenced('ts', "tell('一')")}`],
    ['no code', '# 一\n\n## 二\n'],
  ])('do not with %s', (_what, chinese) => {
    expect(told(chinese)).toHaveLength(1)
  })

  it('are both there', () => {
    expect(pairProblems([pageOf(english)])).toEqual(['docs/page.md has no Chinese page'])
  })
})
