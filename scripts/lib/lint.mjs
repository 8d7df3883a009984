import { workspaces } from './place.mjs'
import { tool } from './spawn.mjs'

/** What the others are built on. */
const BASE = /^packages\/(?:core|extract-|llm-|privacy|store-|test)/u
const STRICT = '--max-warnings=0'

/**
 * Two runs, one after the other: checks with types hold the types of all they look at, and those of every SDK together are more than one
 * process may have.
 */
export async function lint(args) {
  const others = workspaces().filter((dir) => !BASE.test(dir))
  const ignored = others.flatMap((dir) => ['--ignore-pattern', `${dir}/**`])
  const base = await tool('eslint', ['.', ...ignored, STRICT, ...args])
  const rest = await tool('eslint', [...others, STRICT, ...args])
  return base || rest
}
