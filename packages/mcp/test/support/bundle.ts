import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { build } from 'tsup'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Where Node finds the one dependency that is no JavaScript: beside the package that has it. */
const native = createRequire(
  createRequire(import.meta.url).resolve('@recollect/store-sqlite/package.json'),
).resolve('better-sqlite3')

/** The program that serves over standard input and output, in one file; one level below the package, as the built one is. */
export async function bundleProgram(): Promise<{ readonly path: string; remove(): void }> {
  const name = `stdio-program-${String(process.pid)}`
  await build({
    entry: { [name]: at('./stdio-program.ts') },
    outDir: at('../../node_modules'),
    outExtension: () => ({ js: '.mjs' }),
    format: 'esm',
    target: 'node20',
    platform: 'node',
    noExternal: [/./u],
    splitting: false,
    config: false,
    clean: false,
    silent: true,
    dts: false,
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
    },
    esbuildOptions: (options) => {
      options.conditions = ['@recollect/source']
      options.alias = { 'better-sqlite3': native }
      options.external = [native]
    },
  })
  const path = at(`../../node_modules/${name}.mjs`)
  return { path, remove: () => rmSync(path, { force: true }) }
}
