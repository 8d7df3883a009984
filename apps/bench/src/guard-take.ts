import { repositoryPath } from './io/repository.ts'
import { PARTS } from './guard/parts.ts'

// One part of the guard, measured once, in a process that has nothing else of this bench loaded.

const [name = ''] = process.argv.slice(2)
const part = PARTS.find((one) => one.name === name)
if (part === undefined) throw new RangeError(`There is no part "${name}" to measure.`)
const figures = await part.measure({ startProbe: repositoryPath('apps', 'bench', 'dist', 'start-probe.js') })
process.stdout.write(JSON.stringify(figures))
