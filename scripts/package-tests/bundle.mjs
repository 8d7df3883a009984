import { build } from 'esbuild'
import { PROGRAM } from './portable-program.mjs'

/**
 * Core, both packs and the store in memory as an application for browsers is bundled: nothing stands in for Node, so that an import of one
 * of its modules fails here.
 * @param {string} project where they are installed @returns {Promise<string>} a script that sets `recollectAnswers`
 */
export async function bundle(project) {
  const { outputFiles } = await build({
    stdin: {
      contents: `${PROGRAM}\nglobalThis.recollectAnswers = answers`,
      resolveDir: project,
      loader: 'js',
    },
    bundle: true,
    write: false,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    // Modules that are only imported for what they do are left out, as they should be.
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
