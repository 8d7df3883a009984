import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COMMANDS } from '../src/argv/commands.ts'
import { emptyDirectory, recollect } from './support/run.ts'

const script = async (shell: string, argv: readonly string[] = []) =>
  (await recollect(emptyDirectory(), ['completion', shell, ...argv])).out

/** What bash offers for a line, after the script was sourced. */
async function offered(line: readonly string[]): Promise<readonly string[]> {
  const file = join(emptyDirectory(), 'completion.bash')
  writeFileSync(file, await script('bash'))
  const words = line.map((word) => `'${word}'`).join(' ')
  const ask = `source '${file}'; COMP_WORDS=(recollect ${words}); COMP_CWORD=${String(line.length)}; _recollect; printf '%s\\n' "\${COMPREPLY[@]}"`
  return execFileSync('bash', ['-c', ask], { encoding: 'utf8' }).split('\n').filter(Boolean)
}

describe('completion', () => {
  it('completes commands and their options in bash', async () => {
    expect(await offered(['rem'])).toEqual(['remember'])
    expect(await offered(['--json', 'comp'])).toEqual(['completion'])
    expect(await offered(['import', '--dr'])).toEqual(['--dry-run'])
    expect(await offered(['import', 'fi'])).toEqual([])
    expect(await offered([''])).toEqual([...COMMANDS.map(({ name }) => name), 'help'])
  })

  it.each(['bash', 'zsh', 'fish'])(
    'names every command and option in %s, in either language',
    async (shell) => {
      for (const lang of ['en', 'zh']) {
        const text = await script(shell, ['--lang', lang])
        for (const { name } of COMMANDS) expect(text).toContain(name)
        for (const option of ['dry-run', 'tokens', 'with-dependents']) expect(text).toContain(option)
      }
    },
  )
})
