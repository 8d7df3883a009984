import type { Catalogue } from '../../../text/index.ts'
import { judge } from '../check.ts'
import type { Check } from '../check.ts'

const [MAJOR, MINOR] = [20, 19]

export function nodeCheck({ output: { doctor } }: Catalogue, version = process.versions.node): Check {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const fine = major > MAJOR || (major === MAJOR && minor >= MINOR)
  return judge('node', fine, version, 'failed', doctor.fixNode)
}
