import type { ForgetResult, MemoryRequest } from '@recollect/core'
import { useCallback } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { useApi } from '../../app/hooks.ts'
import { useRefresh } from '../../api/use-read.ts'
import { addSending, removeEntry, replaceEntry, useEntries } from './entries.ts'
import type { DoneEntry, Draft, Entry } from './entries.ts'
import { sendMessage, sessionOf } from './send-message.ts'

/** What a person writes; the composer and the examples know no keys. */
export type Written = Omit<Draft, 'key'>

/** The last sending of each scope: one is begun when the one before it has ended, so that the memory hears things in their order. */
const sending = new Map<string, Promise<unknown>>()

function inTurn<T>(scope: string, work: () => Promise<T>): Promise<T> {
  const turn = (sending.get(scope) ?? Promise.resolve()).then(work, work)
  sending.set(scope, turn)
  return turn
}

const isUndone = (error: unknown): boolean =>
  error instanceof ApiError && error.problem.code === 'CHANGE_UNDONE'

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** The conversation with one memory. */
export function useChat() {
  const api = useApi()
  const refresh = useRefresh()
  const { scope } = api
  const entries = useEntries(scope)

  const sendDraft = useCallback(
    async (draft: Draft) => {
      const { text } = draft
      const id = addSending(scope, text)
      try {
        const sent = await inTurn(scope, () => sendMessage(api, draft, sessionOf(new Date())))
        replaceEntry(scope, { id, text, state: 'done', undone: false, ...sent })
      } catch (error) {
        replaceEntry(scope, { id, text, state: 'failed', draft, error: errorOf(error) })
      }
      await refresh()
    },
    [api, refresh, scope],
  )

  const send = useCallback(
    (written: Written) => sendDraft({ ...written, key: `page:${crypto.randomUUID()}` }),
    [sendDraft],
  )

  const again = useCallback(
    async ({ id, draft }: Extract<Entry, { state: 'failed' }>) => {
      removeEntry(scope, id)
      await sendDraft(draft)
    },
    [scope, sendDraft],
  )

  const undo = useCallback(
    async (entry: DoneEntry) => {
      // Taken back in another place of the page, or by another program: that is what is wanted.
      await api.post('/undo', { change: entry.told?.change }).catch((error: unknown) => {
        if (!isUndone(error)) throw error
      })
      replaceEntry(scope, { ...entry, undone: true })
      await refresh()
    },
    [api, refresh, scope],
  )

  const forget = useCallback(
    async (request: MemoryRequest) => {
      const { items, cards } = await api.post<ForgetResult>('/forget', { request })
      await refresh()
      return { items, cards }
    },
    [api, refresh],
  )

  return { entries, send, again, undo, forget }
}
