import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

const LATE_IMPORT = /^import \* as (?<name>late[A-Z]\w*) from '(?<path>\.[^']+)'$/gmu

/** Read by esbuild, which is written in Go and knows no flags. */
// eslint-disable-next-line regexp/require-unicode-regexp -- as above
const PACK = /[\\/]src[\\/]pack\.ts$/

/**
 * In `pack.ts`, `import * as lateRules from './rules/index.ts'` becomes a module that is evaluated where `lateRules.` is first read: what
 * TC39's `import defer` will do. Run from its source it is a plain import, and behaves the same.
 */
export const lateModules: Plugin = {
  name: 'late-modules',
  setup(build) {
    build.onLoad({ filter: PACK }, async ({ path }) => ({
      contents: lateSource(await readFile(path, 'utf8')),
      loader: 'ts',
    }))
  },
}

/**
 * Each line stays where it is. What `require` gives is kept: esbuild writes it as a copy of all names, made anew at each call.
 * @throws Error when such a name is used otherwise than to read a member.
 */
export function lateSource(source: string): string {
  let late = source.replaceAll(LATE_IMPORT, (_line, name: string, path: string) => {
    const kept = `${name}Kept`
    return `let ${kept}; const ${name}Made = () => (${kept} ??= require('${path}'))`
  })
  for (const { groups } of source.matchAll(LATE_IMPORT)) {
    const { name = '' } = groups ?? {}
    late = late.replaceAll(new RegExp(`\\b${name}\\.`, 'gu'), `${name}Made().`)
    if (new RegExp(`\\b${name}\\b`, 'u').test(late))
      throw new Error(
        `${name} is evaluated late: read its members as ${name}.x, in functions and getters alone.`,
      )
  }
  return late
}
