import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** The command in one file, from its sources. One level below the package, as the built one is. */
export async function bundleCommand(): Promise<{ readonly path: string; remove(): void }> {
  const path = at(`../../node_modules/recollect-${String(process.pid)}.mjs`)
  const require = `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`
  await build({
    stdin: {
      contents: `import { main } from '../../src/index.ts'; await main(process)`,
      resolveDir: at('.'),
      loader: 'ts',
    },
    outfile: path,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@recollect/source'],
    banner: { js: require },
    // The last ones are loaded by commands that are not killed here.
    external: [
      'better-sqlite3',
      'pg-native',
      'graphile-worker',
      'jiti',
      'cli-progress',
      '@recollect/importers',
      '@recollect/mcp',
      '@recollect/server',
      '@recollect/ui',
    ],
    logLevel: 'silent',
  })
  return { path, remove: () => rmSync(path, { force: true }) }
}

/** Runs the command and kills it at the first message on standard error. Gives that message, and the signal it ended by. */
export async function killedAtFirstMessage(
  path: string,
  cwd: string,
  argv: readonly string[],
): Promise<{ readonly message: string; readonly signal: NodeJS.Signals | null }> {
  const child = spawn(process.execPath, [path, ...argv], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: cwd, LANG: 'en_US.UTF-8', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'close')
  let message = ''
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    message += piece
    child.kill('SIGKILL')
  })
  await ended
  return { message, signal: child.signalCode }
}
