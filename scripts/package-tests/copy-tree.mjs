import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { path, root } from '../lib/place.mjs'
import { must } from './must.mjs'

const AUTHOR = [
  '-c',
  'user.name=rehearsal',
  '-c',
  'user.email=rehearsal@localhost',
  '-c',
  'commit.gpgsign=false',
]

/**
 * This tree as it stands, with what is not committed yet, as a repository of its own: a release commits and tags. Its dependencies are
 * installed from the store of pnpm; nothing is compiled, a build needs none of it.
 * @param {string} tree
 */
export async function copyTree(tree) {
  const listed = await must('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
  for (const file of listed.split('\0').filter(Boolean))
    if (existsSync(path(file))) cpSync(path(file), join(tree, file))
  const inTree = { cwd: tree }
  await must('git', ['init', '--quiet', '--initial-branch=main'], inTree)
  await must('git', ['add', '--all'], inTree)
  await must('git', [...AUTHOR, 'commit', '--quiet', '--message=As it stands'], inTree)
  const pnpm = path('node_modules/pnpm/bin/pnpm.cjs')
  const flags = ['--frozen-lockfile', '--prefer-offline', '--ignore-scripts']
  await must(process.execPath, [pnpm, 'install', ...flags], inTree)
}
