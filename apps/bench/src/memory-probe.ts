import { memoryTask } from './memory/task.ts'
import { weigh } from './memory/weigh.ts'
import type { Weight } from './memory/task.ts'

// A process that is weighed: what it weighs before anything is loaded is Node's own and this file's.

const weights: Weight[] = []
const mark = (at: string): void => {
  weights.push(weigh(at))
}

async function main([task = '', file = '']: readonly string[]): Promise<void> {
  mark('Node and the probe')
  const { createRecollect } = await import('@recollect/core')
  const { chinese } = await import('@recollect/extract-zh')
  const { english } = await import('@recollect/extract-en')
  const { sqliteStore } = await import('@recollect/store-sqlite')
  const { transfer } = await import('@recollect/transfer')
  mark('core, both packs and the store imported')
  const recollect = await createRecollect({
    plugins: [transfer()],
    store: sqliteStore({ file }),
    languages: [chinese(), english()],
  })
  mark('a database opened')
  const { work } = await import('./memory/work.ts')
  await work(recollect, memoryTask.parse(JSON.parse(task)), mark)
  mark('the end')
  await recollect.close()
}

await main(process.argv.slice(2))
process.stdout.write(JSON.stringify(weights))
