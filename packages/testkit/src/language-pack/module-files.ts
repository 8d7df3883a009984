import { readdirSync } from 'node:fs'
import type { ModuleFiles } from './options.ts'

/**
 * The modules of a directory, tests and its `index` aside.
 * @param load imports one of them by its name without ending: `` (name) => import(`../src/rules/${name}.ts`) ``, written in the test so
 * that its runner resolves it
 */
export function moduleFiles(directory: URL, load: (name: string) => Promise<unknown>): ModuleFiles {
  const files = readdirSync(directory).filter((file) => /^(?!index\.)[^.]+\.[jt]s$/u.test(file))
  return Object.fromEntries(files.sort().map((file) => [file, () => load(file.replace(/\.[jt]s$/u, ''))]))
}
