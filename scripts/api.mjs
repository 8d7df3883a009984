// What users can call, written down: a report of the declarations of every public package, and a page of its docstrings.
// `npm run api` writes them, `npm run api -- --check` says whether they are as they should be.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { extract } from './lib/api/extractor.mjs'
import { surfaceFiles } from './lib/api/files.mjs'
import { staleProblems } from './lib/api/stale.mjs'
import { undocumented } from './lib/api/undocumented.mjs'
import { undeclaredTypes } from './lib/api/undeclared-types.mjs'
import { path, publicPackages, readJson } from './lib/place.mjs'

const packages = publicPackages().map((dir) => ({
  dir,
  description: readJson(`${dir}/package.json`).description,
  extracted: extract(dir),
}))
const wanted = surfaceFiles(packages)
const present = [
  ...[...wanted.keys()].filter((file) => existsSync(path(file))),
  ...readdirSync(path('docs/api')).map((name) => `docs/api/${name}`),
]
const found = new Map(present.map((file) => [file, readFileSync(path(file), 'utf8')]))

const problems = packages.flatMap(({ dir, extracted }) => [
  ...undocumented(extracted),
  ...undeclaredTypes(readJson(`${dir}/package.json`), extracted.report),
])

if (process.argv.includes('--check')) problems.push(...staleProblems(wanted, found))
else {
  for (const file of found.keys()) if (!wanted.has(file)) rmSync(path(file))
  for (const [file, text] of wanted) {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), text)
  }
}

for (const problem of problems) console.error(`- ${problem}`)
console.log(
  problems.length === 0
    ? `The API of ${packages.length} packages is written down.`
    : `${problems.length} problems with the API.`,
)
process.exitCode = problems.length === 0 ? 0 : 1
