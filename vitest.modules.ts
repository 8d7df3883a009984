import type { Plugin } from 'vitest/config'
import { PACK_VERSION, withPackVersion } from './tsup.pack.ts'

/** `import()` of a name that is put together leads to the files there are when it is transformed. */
const FILES_THERE = /\bimport\(\s*`[^`]*\$\{/u

/** Modules that depend on other files than those they import: they are made anew by each run, where others come from a cache. */
export const modulesOfFiles: Plugin = {
  name: 'modules-of-files',
  enforce: 'pre',
  transform: (_code, id) => (PACK_VERSION.test(id) ? withPackVersion(id) : null),
  configureVitest: (vitest) => {
    vitest.experimental_defineCacheKeyGenerator(cachedAs)
  },
}

/** What vitest asks for the key of a module in its cache: false keeps it out. */
export const cachedAs = ({ id, sourceCode }: { id: string; sourceCode: string }) =>
  PACK_VERSION.test(id) || FILES_THERE.test(sourceCode) ? false : null
