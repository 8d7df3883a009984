import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from './language.ts'

/** The same from `src` and from `dist`. */
const TEMPLATES = fileURLToPath(new URL('../templates/', import.meta.url))
const SUFFIX = '.tmpl'

/** Where a pack is to stand, and what it is called there. */
export interface Setting {
  /** `workspace`: a folder of Recollect's own repository; `alone`: a folder anywhere. */
  readonly kind: 'workspace' | 'alone'
  /** Name of the npm package. */
  readonly packageName: string
  /** Address of core, for the README. */
  readonly core: string
  /** Address of the steps from here on, for the README. */
  readonly steps: string
}

const filled = (text: string, { tag, language, factory, options }: Language, setting: Setting) =>
  text
    .replaceAll('__tag__', tag)
    .replaceAll('__language__', language)
    .replaceAll('__factory__', factory)
    .replaceAll('__Options__', options)
    .replaceAll('__package__', setting.packageName)
    .replaceAll('__core__', setting.core)
    .replaceAll('__steps__', setting.steps)

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))

/** Sources, tests and settings of a new pack by their path within it; the manifest is not among them. */
export function templateFiles(language: Language, setting: Setting): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const folder of ['pack', setting.kind].map((name) => join(TEMPLATES, name))) {
    for (const file of filesIn(folder)) {
      const text = readFileSync(join(folder, file), 'utf8')
      const isTemplate = file.endsWith(SUFFIX)
      files.set(
        isTemplate ? file.slice(0, -SUFFIX.length) : file,
        isTemplate ? filled(text, language, setting) : text,
      )
    }
  }
  return files
}
