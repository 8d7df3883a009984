import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ACTIONS, CHOICES } from '../src/argv/choices.ts'
import type { CommandSpec } from '../src/argv/command.ts'
import { COMMANDS } from './support/commands.ts'
import { COMMON, FLAGS } from '../src/argv/flags.ts'
import { readGlobals } from '../src/argv/globals.ts'
import { Values } from '../src/argv/values.ts'
import { emptyDirectory, recollect } from './support/run.ts'

const script = async (shell: string, argv: readonly string[] = []) =>
  (await recollect(emptyDirectory(), ['completion', shell, ...argv])).out

const isInstalled = (shell: string): boolean => spawnSync(shell, ['--version']).error === undefined

const saved = async (shell: string): Promise<string> => {
  const file = join(emptyDirectory(), `completion.${shell}`)
  writeFileSync(file, await script(shell))
  return file
}

const asked = (shell: string, script: string): readonly string[] =>
  execFileSync(shell, ['-c', script], { encoding: 'utf8' }).split('\n').filter(Boolean)

/** As bash cuts a line into words: at `=`, `:` and `@` too. */
const cut = (line: readonly string[]): readonly string[] =>
  line.flatMap((word) => (word === '' ? [word] : word.split(/([=:@]+)/u).filter(Boolean)))

/** What bash offers for a line, after the script was sourced. */
async function offered(line: readonly string[]): Promise<readonly string[]> {
  const words = cut(line)
  const quoted = words.map((word) => `'${word}'`).join(' ')
  return asked(
    'bash',
    `source '${await saved('bash')}'
COMP_WORDS=(recollect ${quoted}); COMP_CWORD=${String(words.length)}
COMP_LINE='recollect ${line.join(' ')}'; COMP_POINT=\${#COMP_LINE}
_recollect; printf '%s\\n' "\${COMPREPLY[@]}"`,
  )
}

/** What fish offers for a line; what it tells of each is left out. */
const offeredByFish = async (line: readonly string[]): Promise<readonly string[]> =>
  asked('fish', `source '${await saved('fish')}'; complete --do-complete 'recollect ${line.join(' ')}'`).map(
    (one) => one.split('\t')[0] ?? '',
  )

const NAMES = COMMANDS.map(({ name }) => name)

describe('completion in bash', () => {
  it('completes commands and their options', async () => {
    expect(await offered(['rem'])).toEqual(['remember'])
    expect(await offered(['import', '--dr'])).toEqual(['--dry-run'])
    expect(await offered(['import', 'fi'])).toEqual([])
    expect(await offered([''])).toEqual([...NAMES, 'help'])
  })

  it('takes no value of an option for the command', async () => {
    expect(await offered(['--json', 'comp'])).toEqual(['completion'])
    expect(await offered(['--db', 'x.db', 'pro'])).toEqual(['provenance'])
    expect(await offered(['-s', 'me', 'pro'])).toEqual(['provenance'])
    expect(await offered(['--db=x.db', 'pro'])).toEqual(['provenance'])
    expect(await offered(['--db', 'postgres://me@host/memories', 'pro'])).toEqual(['provenance'])
    expect(await offered(['--db', 'recall', 'import', '--dr'])).toEqual(['--dry-run'])
  })

  it('leaves a value that may be anything to the names of files', async () => {
    expect(await offered(['--db', ''])).toEqual([])
    expect(await offered(['remember', '-f', 'rec'])).toEqual([])
    expect(await offered(['--db=rec'])).toEqual([])
  })

  it('offers the options that may stand before the command', async () => {
    expect(await offered(['--sc'])).toEqual(['--scope', '--schema'])
    expect(await offered(['--dr'])).toEqual([])
    expect(await offered(['--he'])).toEqual(['--help'])
  })

  it('offers the values of an option that has few', async () => {
    expect(await offered(['remember', '--role', 'us'])).toEqual(['user'])
    expect(await offered(['remember', '--role=us'])).toEqual(['user'])
    expect(await offered(['remember', '--role='])).toEqual(['user', 'assistant', 'tool', 'system'])
    expect(await offered(['--lang', ''])).toEqual(['zh', 'en'])
    expect(await offered(['jobs', 'list', '--state', ''])).toEqual(['waiting', 'running', 'failed'])
    expect(await offered(['episodes', '--state', 'o'])).toEqual(['owed'])
  })

  it('offers the words that an argument may be', async () => {
    expect(await offered(['completion', 'ba'])).toEqual(['bash'])
    expect(await offered(['--lang', 'zh', 'jobs', ''])).toEqual(['add', 'list', 'retry', 'run'])
    expect(await offered(['jobs', '--state', 'failed', 'ret'])).toEqual(['retry'])
    expect(await offered(['jobs', 'add', 'l'])).toEqual([])
  })

  it('offers the commands there is help for', async () => {
    expect(await offered(['help', 'pro'])).toEqual(['provenance'])
    expect(await offered(['--db', 'x.db', 'help', 'pro'])).toEqual(['provenance'])
    expect(await offered(['help', 'put', 'pro'])).toEqual([])
  })
})

describe.skipIf(!isInstalled('fish'))('completion in fish', () => {
  it('takes no value of an option for the command', async () => {
    expect(await offeredByFish(['--db', 'x.db', 'prov'])).toEqual(['provenance'])
    expect(await offeredByFish(['--db=x.db', 'prov'])).toEqual(['provenance'])
    expect(await offeredByFish(['--db', 'recall', 'import', '--dr'])).toEqual(['--dry-run'])
    expect(await offeredByFish(['import', '--json', 'prov'])).toEqual([])
  })

  it('offers the values of options and arguments that have few, and what there is help for', async () => {
    expect(await offeredByFish(['remember', '--role', 'us'])).toEqual(['user'])
    expect(await offeredByFish(['--lang', 'z'])).toEqual(['zh'])
    expect(await offeredByFish(['--lang', 'zh', 'jobs', 're'])).toEqual(['retry'])
    expect(await offeredByFish(['help', 'prov'])).toEqual(['provenance'])
  })
})

describe('completion in every shell', () => {
  it.each(['bash', 'zsh', 'fish'])(
    'names every command, option and choice in %s, in either language',
    async (shell) => {
      for (const lang of ['en', 'zh']) {
        const text = await script(shell, ['--lang', lang])
        for (const name of NAMES) expect(text).toContain(name)
        for (const option of ['dry-run', 'tokens', 'with-dependents']) expect(text).toContain(option)
        for (const choices of [...Object.values(CHOICES), ...Object.values(ACTIONS)])
          expect(text).toContain(choices.join(' '))
      }
    },
  )

  it.skipIf(!isInstalled('zsh'))('is a script that zsh can read', async () => {
    expect(asked('zsh', `zsh -n '${await saved('zsh')}' && echo readable`)).toEqual(['readable'])
  })

  it('looks past options for the command in zsh', async () => {
    const text = await script('zsh')
    expect(text).toContain("'1:command:->command'")
    expect(text).toContain("'--db=[")
    expect(text).not.toContain('$words[2]')
  })
})

/** Enough words of a call for an option of it to be looked at. */
const BEGINNINGS: readonly (readonly string[])[] = [
  [],
  ['x', '1'],
  ...[...new Set(Object.values(ACTIONS).flat())].map((action) => [action]),
]

const refused = (read: () => unknown): string => {
  try {
    read()
  } catch (error) {
    return String(error)
  }
  return ''
}

/** The choices a refusal of something names; null when it refuses something else. */
const choicesIn = (said: string, name: string): readonly string[] | null => {
  const [, of, choices] = /(--[a-z]{1,20}|<[a-z]{1,20}>) takes one of (.{0,300}), not "\?"/u.exec(said) ?? []
  return of === name ? (choices?.split(', ') ?? null) : null
}

/** What a command says an option takes; null when that may be anything. */
const choicesSaid = ({ prepare }: CommandSpec, name: string): readonly string[] | null =>
  BEGINNINGS.flatMap((words) => {
    const values = [{}, { to: 'x' }].map((more) => new Values(words, { ...more, [name]: '?' }))
    return values.flatMap((one) => [refused(() => prepare(one)), refused(() => readGlobals(one))])
  })
    .map((said) => choicesIn(said, `--${name}`))
    .find((choices) => choices !== null) ?? null

describe('the choices that are offered', () => {
  it('are those an option takes, for every option of every command', () => {
    for (const spec of COMMANDS)
      for (const key of [...spec.options, ...COMMON]) {
        const flag = /--([a-z]+) </u.exec(FLAGS[key])?.[1]
        if (flag !== undefined)
          expect([spec.name, key, CHOICES[key] ?? null]).toEqual([spec.name, key, choicesSaid(spec, flag)])
      }
  })

  it('are those a first argument takes, for every command', () => {
    for (const { name, argument, prepare } of COMMANDS) {
      const said = refused(() => prepare(new Values(argument ? ['?'] : [], {})))
      expect([name, ACTIONS[name] ?? null]).toEqual([
        name,
        choicesIn(said, name === 'completion' ? '<shell>' : '<action>'),
      ])
    }
  })
})
