import { basename, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { path } from './place.mjs'

/**
 * Bytes of a built package's entry, bundled, minified and compressed, its dependencies aside: what loading it loads, and with all that is
 * loaded later.
 * @param {string} dir of the package, relative to the root
 */
export async function bundleSize(dir) {
  const { outputFiles, metafile } = await build({
    entryPoints: [path(dir, 'dist/index.js')],
    bundle: true,
    splitting: true,
    outdir: path(dir, 'size'),
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    platform: 'neutral',
    // Modules that are only imported for what they do are left out, as they should be; thousands of lines would say so.
    logLevel: 'error',
  })
  const first = staticChunks(metafile.outputs)
  return {
    loaded: gzipped(outputFiles.filter((file) => first.includes(relative(process.cwd(), file.path)))),
    whole: gzipped(outputFiles),
  }
}

const gzipped = (files) => gzipSync(Buffer.concat(files.map(({ contents }) => contents))).length

/** The entry comes first among the outputs. */
function staticChunks(outputs) {
  const chunks = Object.keys(outputs).filter((name) => /^index\.js$/u.test(basename(name)))
  for (const chunk of chunks) {
    for (const { path: imported, kind, external } of outputs[chunk].imports)
      if (kind === 'import-statement' && !external && !chunks.includes(imported)) chunks.push(imported)
  }
  return chunks
}
