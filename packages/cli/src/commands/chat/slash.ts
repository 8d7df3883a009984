import type { ScopedMemory } from '@recollect/core'
import { renderCards } from '../../render/cards.ts'
import { withSources } from '../history/versions.ts'
import { lastChange } from '../undo/last.ts'
import { renderHistory } from '../../render/history.ts'
import { renderUndone } from '../../render/undone.ts'
import type { View } from '../../render/view.ts'

const LIMIT = 1000

/** `/cards`, but not `/usr/bin is a directory I like`. */
export const isSlash = (line: string): boolean => /^\/[a-z]+(?:\s|$)/u.test(line)

/** The commands of the chat itself; `/quit` is the reader's. */
export async function runSlash(line: string, memory: ScopedMemory, view: View): Promise<string> {
  const [name = '', argument = ''] = line.split(/\s+/u)
  const { chat, lists } = view.text.output
  switch (name) {
    case '/help':
      return chat.help
    case '/cards':
      return renderCards(await memory.cards.list({ active: true, limit: LIMIT }), view)
    case '/history': {
      if (argument === '') return chat.needsSlot
      const versions = await memory.history(argument)
      return versions.length === 0 ? lists.none : renderHistory(await withSources(versions, memory), view)
    }
    case '/undo': {
      const last = await lastChange(memory)
      return last === null ? view.text.errors.nothingToUndo : renderUndone(await memory.undo(last), view)
    }
    default:
      return chat.unknownCommand(name)
  }
}
