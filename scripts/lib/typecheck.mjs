import { existsSync } from 'node:fs'
import { path, workspaces } from './place.mjs'
import { tool } from './spawn.mjs'

/** Packages that also run without Node are compiled once more without its types. */
const portable = () =>
  workspaces()
    .map((dir) => `${dir}/tsconfig.portable.json`)
    .filter((file) => existsSync(path(file)))

/** All packages as one program, so that core is read once; then what has other types around it: scripts, the page, portable sources. */
export async function typecheck(args) {
  let failed = 0
  for (const project of [
    'tsconfig.all.json',
    'tsconfig.json',
    'packages/ui/web/tsconfig.json',
    ...portable(),
  ])
    failed = (await tool('tsc', ['-p', project, ...args])) || failed
  return failed
}
