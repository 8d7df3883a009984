import { useCallback } from 'react'
import { useApi } from '../../app/hooks.ts'
import { useRefresh } from '../../api/use-read.ts'
import { addSending, removeEntry, replaceEntry, useEntries } from './entries.ts'
import type { DoneEntry, Draft, Entry } from './entries.ts'
import { sendMessage, sessionOf } from './send-message.ts'

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** The conversation with one memory. */
export function useChat() {
  const api = useApi()
  const refresh = useRefresh()
  const { scope } = api
  const entries = useEntries(scope)

  const send = useCallback(
    async (draft: Draft) => {
      const { text } = draft
      const id = addSending(scope, text)
      try {
        const sent = await sendMessage(api, draft, sessionOf(new Date()))
        replaceEntry(scope, { id, text, state: 'done', undone: false, ...sent })
      } catch (error) {
        replaceEntry(scope, { id, text, state: 'failed', draft, error: errorOf(error) })
      }
      await refresh()
    },
    [api, refresh, scope],
  )

  const again = useCallback(
    async ({ id, draft }: Extract<Entry, { state: 'failed' }>) => {
      removeEntry(scope, id)
      await send(draft)
    },
    [scope, send],
  )

  const undo = useCallback(
    async (entry: DoneEntry) => {
      await api.post('/undo', { change: entry.told?.change })
      replaceEntry(scope, { ...entry, undone: true })
      await refresh()
    },
    [api, refresh, scope],
  )

  return { entries, send, again, undo }
}
