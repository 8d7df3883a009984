import type { Recollect } from '@recollect/core'
import { millis, timed } from '../../stats/time.ts'
import { pick, seededRandom } from '../../synthetic/random.ts'
import type { WritersResult, WritersTask } from './messages.ts'

const scopeName = (n: number): string => `team-${n}`
const slotName = (n: number): string => `status-${n}`

/** The value one update writes: no other writes the same. */
export const valueOf = (process: number, writer: number, update: number): string =>
  `state ${process}.${writer}.${update}`

/** Runs the writers of one process side by side; each changes facts at random, over and over, that the others change too. */
export async function write(recollect: Recollect, task: WritersTask): Promise<WritersResult> {
  const times: number[] = []
  const failed: WritersResult['failed'] = []
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n)
  const [scopes, slots] = [numbers(task.scopes), numbers(task.slots)]
  const one = async (writer: number): Promise<void> => {
    const random = seededRandom(1 + task.process * task.writers + writer)
    for (const update of numbers(task.updates)) {
      const memory = recollect.scope(scopeName(pick(scopes, random)))
      const slot = slotName(pick(slots, random))
      const value = valueOf(task.process, writer, update)
      const put = (): Promise<unknown> => memory.put({ slot, value, relation: 'updates' })
      try {
        times.push(await millis(put))
      } catch (error) {
        failed.push({ value, error: String(error) })
      }
    }
  }
  const { ms } = await timed(() => Promise.all(numbers(task.writers).map(one)))
  return { times, failed, seconds: ms / 1000 }
}
