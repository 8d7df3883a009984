import type { Recollect, ScopedMemory } from '@recollect/core'
import type { Imported, Mark } from './start/task.ts'

// A process that is timed from its birth: it loads what it is told to and nothing else of this bench.

const marks: Mark[] = []
const mark = (step: string): void => {
  const { user, system } = process.cpuUsage()
  marks.push({ step, wall: performance.now(), cpu: (user + system) / 1000 })
}

const LOAD: Record<Imported, () => Promise<unknown>> = {
  core: () => import('@recollect/core'),
  zh: () => import('@recollect/extract-zh'),
  en: () => import('@recollect/extract-en'),
  sqlite: () => import('@recollect/store-sqlite'),
}

async function open(file: string): Promise<Recollect> {
  const { createRecollect } = await import('@recollect/core')
  const { chinese } = await import('@recollect/extract-zh')
  const { english } = await import('@recollect/extract-en')
  const { sqliteStore } = await import('@recollect/store-sqlite')
  return createRecollect({ store: sqliteStore({ file }), languages: [chinese(), english()] })
}

async function firstRecall(memory: ScopedMemory): Promise<void> {
  await memory.recall('我住在哪里？')
  mark('first recall')
}

async function firstOfEverything(memory: ScopedMemory): Promise<void> {
  await memory.remember('我住在长沙')
  mark('first remember')
  await firstRecall(memory)
  await memory.answer('我住在哪里？')
  mark('first answer in Chinese')
  await memory.answer('Where do I live?')
  mark('first answer in English')
}

async function main([imports = '', file = '', does = '']: readonly string[]): Promise<void> {
  mark('node and the probe')
  const asked = imports.split(',')
  for (const [name, load] of Object.entries(LOAD)) {
    if (!asked.includes(name)) continue
    await load()
    mark(`import ${name}`)
  }
  if (file === '') return
  const recollect = await open(file)
  mark('open')
  const memory = recollect.scope('start')
  if (does === 'everything') await firstOfEverything(memory)
  else await firstRecall(memory)
  await recollect.close()
}

await main(process.argv.slice(2))
process.stdout.write(JSON.stringify(marks))
