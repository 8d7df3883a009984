import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** @param {string[]} parts */
export const path = (...parts) => join(root, ...parts)

/** @param {string} file relative to the root */
export const readJson = (file) => JSON.parse(readFileSync(path(file), 'utf8'))

/** Directories of the workspace's packages, relative to the root, in a stable order. */
export const workspaces = () =>
  ['packages', 'apps', 'examples']
    .filter((group) => existsSync(path(group)))
    .flatMap((group) => readdirSync(path(group)).map((name) => `${group}/${name}`))
    .filter((dir) => existsSync(path(dir, 'package.json')))
    .sort()

/** Those a user can install. */
export const publicPackages = () =>
  workspaces().filter((dir) => readJson(`${dir}/package.json`).private !== true)

/** Where the user stood when they typed the command; npm and pnpm both move to the root before they run it. */
export const callerDirectory = () => process.env['INIT_CWD'] ?? process.cwd()

export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Recollect needs Node 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}

/** Progress goes to stderr: what a program prints stays clean. @param {string} line */
export const say = (line) => process.stderr.write(`[recollect] ${line}\n`)
