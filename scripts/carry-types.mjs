// A private package is built into those that use it, and its declarations go along: they are copied into `dist`, and what names the package
// leads there. Called in a package behind tsc, with the folder of the private one.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

const [name = ''] = process.argv.slice(2)
const into = join('dist', name)

cpSync(join('..', name, 'dist'), into, { recursive: true, filter: (file) => !file.endsWith('.js') })

for (const entry of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (!entry.endsWith('.d.ts')) continue
  const file = join('dist', entry)
  const place = relative(dirname(file), join(into, 'index.js')).split(sep).join('/')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replaceAll(`'@recollect/${name}'`, `'${place.replace(/^(?!\.)/u, './')}'`))
}
