// Packages as a stranger gets them: packed, each installed alone in an empty folder, their READMEs' examples run as they are written, on
// both ends of the Nodes that are supported; core and the language packs in a browser and where there is no Node at all.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll } from '../lib/build.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { checkNode, say } from '../lib/place.mjs'
import { checkAll } from './check-all.mjs'
import { scriptedModel } from './model.mjs'
import { MAJORS } from './runtimes.mjs'

const { values } = parseArgs({
  options: {
    /** A line, or a version of it; the first installs. */
    node: { type: 'string', multiple: true, default: MAJORS },
    /** Directory of a package under packages/, or `without-node`. */
    only: { type: 'string', multiple: true },
    keep: { type: 'boolean', default: false },
  },
})

checkNode()
await ensureInstalled()
if (!(await buildAll())) process.exit(1)
const place = mkdtempSync(join(tmpdir(), 'recollect-packages-'))
const model = await scriptedModel()
const started = Date.now()
try {
  const failed = await checkAll({ place, model, nodes: values.node, only: values.only ?? null })
  const seconds = Math.round((Date.now() - started) / 1000)
  say(failed === 0 ? `The packages work alone (${seconds} s).` : `${failed} problems (${seconds} s).`)
  process.exitCode = failed === 0 ? 0 : 1
} finally {
  await model.close()
  if (values.keep) say(`Left in ${place}.`)
  else rmSync(place, { recursive: true, force: true })
}
