import { expectNone } from '../faults.ts'
import type { ModuleFiles } from '../options.ts'
import { packCase } from '../pack-case.ts'

interface Part {
  readonly id: string
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Rules and refiners among what a module exports: alone, in a list, or in a record. */
function partsIn(exported: unknown, work: string): readonly Part[] {
  if (Array.isArray(exported)) return exported.flatMap((one) => partsIn(one, work))
  if (!isRecord(exported)) return []
  const { id, [work]: does } = exported
  if (typeof id === 'string' && typeof does === 'function') return [{ id }]
  return []
}

async function filesWith(files: ModuleFiles, work: string) {
  const loaded = await Promise.all(
    Object.entries(files).map(async ([file, load]) => ({ file, module: await load() })),
  )
  return loaded.map(({ file, module }) => {
    const exported = isRecord(module) ? Object.values(module) : []
    return { file, parts: exported.flatMap((one) => partsIn(one, work)) }
  })
}

const missing = (file: string, parts: readonly Part[], registered: ReadonlySet<string>) =>
  parts.filter(({ id }) => !registered.has(id)).map(({ id }) => `${file}: ${id} is not registered`)

const idsOf = (parts: readonly Part[]) => new Set(parts.map(({ id }) => id))

export const registeredCases = [
  packCase(
    'registers every rule of every file of rules, and has no file without one',
    async ({ pack, options }) => {
      const files = await filesWith(options.ruleFiles ?? {}, 'draft')
      const registered = idsOf(pack.rules)
      expectNone([
        ...(files.length === 0 ? ['there are no files of rules'] : []),
        ...files.filter(({ parts }) => parts.length === 0).map(({ file }) => `${file}: exports no rule`),
        ...files.flatMap(({ file, parts }) => missing(file, parts, registered)),
      ])
    },
    'ruleFiles',
  ),

  packCase(
    'registers every refiner of every file of refiners, each once',
    async ({ options }) => {
      const refiners = options.refiners ?? []
      const registered = idsOf(refiners)
      const files = await filesWith(options.refinerFiles ?? {}, 'refine')
      expectNone([
        ...(registered.size < refiners.length ? ['a refiner is registered twice'] : []),
        ...files.flatMap(({ file, parts }) => missing(file, parts, registered)),
      ])
    },
    'refinerFiles',
  ),
]
