import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ModuleFiles } from './options.ts'

/**
 * The modules of a directory and of the folders in it, tests and each `index` aside.
 * @param load imports one of them by its path there without ending: `` (name) => import(`../src/rules/${name}.ts`) ``, written in the test
 * so that its runner resolves it
 */
export function moduleFiles(directory: URL, load: (name: string) => Promise<unknown>): ModuleFiles {
  const files = readdirSync(fileURLToPath(directory), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)(?!index\.)[^./]+\.[jt]s$/u.test(file))
  return Object.fromEntries(files.sort().map((file) => [file, () => load(file.replace(/\.[jt]s$/u, ''))]))
}
