import { defineConfig, type Options } from 'tsup'
import { noticesPlugin } from './tsup.notices.ts'

/** What is mostly data is written without white space; names stay, for a stack to be read by. */
interface Compact {
  readonly compact?: boolean
}

/**
 * Shared tsup settings; `notices`: of data that was taken over from others. tsup emits the code; the declarations come from `tsc`
 * (tsup's own `dts` needs an older TypeScript).
 */
export const library = (
  { esbuildPlugins = [], compact = false, ...extra }: Options & Compact = {},
  notices?: readonly string[],
) =>
  defineConfig({
    entry: ['src/index.ts'],
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    dts: false,
    // Not published, they would be named for nothing; names are not minified, and a stack can be read without.
    sourcemap: false,
    clean: true,
    silent: true,
    // Chinese as it is written: an escaped character takes twice the bytes, and nobody can read it.
    esbuildOptions: (options) => {
      options.charset = 'utf8'
      options.minifyWhitespace = compact
      options.minifySyntax = compact
    },
    esbuildPlugins: [...esbuildPlugins, noticesPlugin(notices)],
    ...extra,
  })
