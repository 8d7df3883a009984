// usage: npm run new:language -- <tag> [--name <language>] [--dir examples/extract-<tag>]
import { parseArgs } from 'node:util'
import { UsageError } from '@recollect/create-language-pack'
import { ensureInstalled } from './lib/install.mjs'
import { planPack, writePack } from './lib/language-pack.mjs'
import { say } from './lib/place.mjs'

const USAGE = 'usage: npm run new:language -- <tag> [--name <language>] [--dir examples/extract-<tag>]'

/** @param {string[]} args */
function planFrom(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { name: { type: 'string' }, dir: { type: 'string' } },
      allowPositionals: true,
    })
    if (positionals.length > 1)
      throw new UsageError(`One language at a time, not ${positionals.join(' and ')}.`)
    return planPack({ tag: positionals[0], dir: values.dir, name: values.name })
  } catch (error) {
    // What `parseArgs` refuses is the caller's to put right, too.
    throw error instanceof TypeError ? new UsageError(error.message) : error
  }
}

try {
  const plan = planFrom(process.argv.slice(2))
  writePack(plan)
  say(`${plan.folder} is there: ${plan.language}, with one rule and one question in English words.`)
  await ensureInstalled({ frozen: false })
  say(`Test it:  npm test -- --project extract-${plan.tag}`)
  say('Go on with "A new language" in CONTRIBUTING.md.')
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n${USAGE}`)
  process.exitCode = 2
}
