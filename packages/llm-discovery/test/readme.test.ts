import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const at = (path: string) => new URL(path, import.meta.url)
const readme = readFileSync(at('../README.md'), 'utf8')

/** As a user writes it: by the package's name, and without exports. */
const asShown = (name: string) =>
  readFileSync(at(`examples/${name}`), 'utf8')
    .replace(/\.\.\/\.\.\/src\/(?<entry>index|local)\.ts/u, (_path, entry: string) =>
      entry === 'index' ? '@recollect/llm-discovery' : '@recollect/llm-discovery/local',
    )
    .replaceAll('export const', 'const')

/** The examples are files of their own so that the type check reads them. */
it.each(readdirSync(at('examples/')))('shows example %s as it is type-checked', (name) => {
  expect(readme).toContain(`\`\`\`ts\n${asShown(name)}\`\`\`\n`)
})

it('shows no other code that claims to be TypeScript', () => {
  expect(readme.split('```ts\n')).toHaveLength(readdirSync(at('examples/')).length + 1)
})
