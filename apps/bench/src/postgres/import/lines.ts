import { inMemoryStore } from '@recollect/store-memory'
import { withRecollect } from '../../library/with-recollect.ts'
import { messages, SCOPE } from '../../speed/prepare-scope.ts'

/** An export of a memory of so many messages. */
export const exportLines = (count: number): Promise<readonly string[]> =>
  withRecollect({ store: inMemoryStore() }, async (recollect) => {
    const memory = recollect.scope(SCOPE)
    await memory.remember(messages(count))
    const lines: string[] = []
    for await (const line of memory.export()) lines.push(line)
    return lines
  })
