// What users get: every public package is packed as it would be published, and the tarball is checked.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { carried } from './lib/built-in.mjs'
import { bundleSize } from './lib/bundle-size.mjs'
import { conventionProblems } from './lib/conventions.mjs'
import { path } from './lib/place.mjs'
import { packAll } from './lib/pack.mjs'
import { sizeProblems } from './lib/size-limits.mjs'
import { capture, gather } from './lib/spawn.mjs'

const FORBIDDEN_FILES = /\.test\.|\.test-d\.|\.bench\.|\/(?:src|test|node_modules)\//u

const problems = []
const report = (who, text) => problems.push(`${who}: ${text}`)

/** By the tarball itself: what pnpm says it packs leaves out the licence, which it takes from the root. */
async function filesOf(tarball) {
  const { output } = await gather('tar', ['-tzf', tarball])
  return output
    .trim()
    .split('\n')
    .map((file) => file.replace(/^package\//u, ''))
}

function checkFiles(name, files) {
  for (const file of files)
    if (FORBIDDEN_FILES.test(`/${file}`) && !file.endsWith('.tmpl')) report(name, `publishes ${file}`)
  for (const file of ['README.md', 'LICENSE', 'package.json'])
    if (!files.includes(file)) report(name, `publishes no ${file}`)
}

/** Whoever bundles the work of others on purpose says whose it is. */
function checkNotices(name, dir, files) {
  const settings = path(dir, 'tsup.config.ts')
  const bundled = existsSync(settings) ? carried(readFileSync(settings, 'utf8')) : []
  const bundles = bundled.some((one) => !one.startsWith('@recollect/'))
  if (bundles && !files.includes('dist/THIRD-PARTY-NOTICES.md'))
    report(name, 'bundles the work of others without a notice')
}

async function checkTarball(name, tarball) {
  const lint = await capture('publint', ['run', tarball, '--strict'])
  if (lint.status !== 0) report(name, `publint\n${lint.output}`)
  // `require` gives CommonJS an ES module, which Node and TypeScript's nodenext take from 20.19 on.
  const rules = ['--profile', 'node16', '--ignore-rules', 'cjs-resolves-to-esm']
  const types = await capture('attw', [tarball, ...rules, '--no-emoji', '--format', 'ascii'])
  if (types.status !== 0) report(name, `are the types wrong?\n${types.output}`)
}

/** The published manifest must not lead to sources that are not there, nor to versions only a workspace knows. */
async function checkManifest(name, tarball) {
  const { output } = await gather('tar', ['-xzOf', tarball, 'package/package.json'])
  for (const word of ['@recollect/source', 'workspace:', 'catalog:']) {
    if (output.includes(`"${word}`)) report(name, `the published package.json still says ${word}`)
  }
}

/** Code that names a map makes debuggers and bundlers look for it. */
async function checkMaps(name, tarball) {
  const { output } = await gather('tar', ['-xzOf', tarball, '--wildcards', 'package/dist/*.js'])
  if (output.includes('//# sourceMappingURL=')) report(name, 'names source maps, which are not published')
}

async function checkSize(dir, name) {
  const bytes = await bundleSize(dir)
  const kb = (count) => (count / 1024).toFixed(1)
  console.log(`  ${name} loads ${kb(bytes.loaded)} kB gzip, ${kb(bytes.whole)} in all`)
  problems.push(...sizeProblems(name, bytes))
}

async function checkPackage({ name, dir, tarball }) {
  const files = await filesOf(tarball)
  checkFiles(name, files)
  checkNotices(name, dir, files)
  await Promise.all([
    checkTarball(name, tarball),
    checkManifest(name, tarball),
    checkMaps(name, tarball),
    checkSize(dir, name),
  ])
}

console.log('Conventions ...')
problems.push(...conventionProblems())

console.log('What is published ...')
const packedInto = mkdtempSync(join(tmpdir(), 'recollect-surface-'))
try {
  for (const packed of (await packAll(packedInto)).values()) await checkPackage(packed)
} finally {
  rmSync(packedInto, { recursive: true, force: true })
}

console.log('The API as it is written down ...')
const api = await capture('api', ['--check'])
if (api.status !== 0) report('api', `\n${api.output}`)

console.log('Unused files, exports and dependencies ...')
const knip = await capture('knip', ['--no-progress', '--no-config-hints'])
if (knip.status !== 0) report('knip', `\n${knip.output}`)

for (const problem of problems) console.error(`\n- ${problem}`)
console.log(
  problems.length === 0 ? 'The surface is in order.' : `\n${problems.length} problems with the surface.`,
)
process.exitCode = problems.length === 0 ? 0 : 1
