import { Worker } from 'node:worker_threads'

/** A pattern and the texts it is run on. */
export interface Trial {
  readonly pattern: RegExp
  readonly texts: readonly string[]
}

/** Plain JavaScript: a worker starts without the test runner's transformations. */
const RUN = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { trials, from, at } = workerData
  for (let index = from; index < trials.length; index += 1) {
    const { source, flags, texts } = trials[index]
    const pattern = new RegExp(source, flags)
    for (const text of texts) pattern.test(text)
    Atomics.store(at, 0, index + 1)
  }
  parentPort.postMessage('done')
`

/** Of the processor, whatever else it does: a linear pattern needs milliseconds, one that backtracks years. */
const KILL_AFTER_MS = 5000
const LOOK_EVERY_MS = 100

/**
 * Patterns that do not come to an end on one of their texts. They run in a worker that is killed when the process works on without
 * progress, so that a busy machine stalls nothing and a stall does not take the test run with it.
 */
export async function findStalls(
  trials: readonly Trial[],
  killAfter = KILL_AFTER_MS,
): Promise<readonly RegExp[]> {
  const plain = trials.map(({ pattern: { source, flags }, texts }) => ({ source, flags, texts }))
  const stalled: RegExp[] = []
  let from = 0
  while (from < trials.length) {
    const at = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
    Atomics.store(at, 0, from)
    const done = await ended(
      new Worker(RUN, { eval: true, workerData: { trials: plain, from, at } }),
      at,
      killAfter,
    )
    if (done) break
    const index = Atomics.load(at, 0)
    const trial = trials[index]
    if (trial !== undefined) stalled.push(trial.pattern)
    from = index + 1
  }
  return stalled
}

/** Whether the worker came to its end; false once it was killed. */
function ended(worker: Worker, at: Int32Array, killAfter: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let last = { at: -1, spent: 0 }
    const watch = setInterval(() => {
      const now = { at: Atomics.load(at, 0), spent: spentMs() }
      if (now.at !== last.at) last = now
      else if (now.spent - last.spent > killAfter)
        void worker.terminate().then(() => {
          finish(false)
        })
    }, LOOK_EVERY_MS)
    const finish = (done: boolean) => {
      clearInterval(watch)
      resolve(done)
    }
    worker.once('message', () => {
      finish(true)
    })
    worker.once('error', (error) => {
      clearInterval(watch)
      reject(error)
    })
  })
}

/** What all threads of the process have worked: this one waits meanwhile. */
function spentMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
