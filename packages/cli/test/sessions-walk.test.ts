import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { emptyDirectory } from './support/run.ts'
import { walked } from './support/walk.ts'

/** After a change that is meant, `vitest -u` writes what is really said into the documents. */
it.each([
  ['sessions.md', 'en_US.UTF-8'],
  ['sessions.zh-CN.md', 'zh_CN.UTF-8'],
])('the walk through docs/%s says what the command says', async (name, locale) => {
  const file = fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url))
  const dir = emptyDirectory()
  writeFileSync(join(dir, 'recollect.config.json'), '{"timeZone":"UTC"}')
  const said = await walked(readFileSync(file, 'utf8'), dir, { LANG: locale })
  await expect(said).toMatchFileSnapshot(file)
})
