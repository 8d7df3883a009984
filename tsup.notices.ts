import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'esbuild'

/** Beside the code that holds the work of others. */
const NOTICES = 'THIRD-PARTY-NOTICES.md'
const LICENSE = /^licen[cs]e/iu

/** Packages whose files stand among these, each by its folder. */
function packagesOf(files: Iterable<string>): readonly string[] {
  const found = new Set<string>()
  for (const file of files) {
    const at = file.replaceAll('\\', '/')
    const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u.exec(at)?.[0]
    if (folder !== undefined && existsSync(join(folder, 'package.json'))) found.add(folder)
  }
  return [...found].sort((a, b) =>
    (a.split('/node_modules/').at(-1) ?? '').localeCompare(b.split('/node_modules/').at(-1) ?? ''),
  )
}

/** Name, version and licence of each, in full. */
function noticesOf(folders: readonly string[], more: readonly string[] = []): string | null {
  const parts = [...folders.map(noticeOf), ...more]
  if (parts.length === 0) return null
  return (
    [
      '# Third-party notices',
      'This package holds the work of others, under their licences.',
      ...new Set(parts),
    ].join('\n\n') + '\n'
  )
}

function noticeOf(folder: string): string {
  const parsed: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const of = (name: string) =>
    typeof parsed === 'object' && parsed !== null ? String(Reflect.get(parsed, name)) : ''
  const file = readdirSync(folder).find((name) => LICENSE.test(name))
  const text =
    file === undefined ? '' : `\n\n\`\`\`text\n${readFileSync(join(folder, file), 'utf8').trim()}\n\`\`\``
  return `## ${of('name')} ${of('version')}\n\nLicence: ${of('license')}${text}`
}

/** Writes them into a folder, if there are any. */
export function writeNotices(directory: string, files: Iterable<string>, more?: readonly string[]): void {
  const notices = noticesOf(packagesOf(files), more)
  if (notices === null) return
  const file = join(directory, NOTICES)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, notices)
}

/** Notices of what esbuild put into a bundle, and of data that was taken over. */
export const noticesPlugin = (more?: readonly string[]): Plugin => ({
  name: 'third-party-notices',
  setup(build) {
    build.initialOptions.metafile = true
    build.onEnd(({ metafile }) => {
      const inputs = Object.keys(metafile?.inputs ?? {}).map((one) => join(process.cwd(), one))
      writeNotices(build.initialOptions.outdir ?? 'dist', inputs, more)
    })
  },
})
