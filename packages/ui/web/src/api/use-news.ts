import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../app/hooks.ts'
import { freshFor } from './use-read.ts'

/** Changes that come close together are read at once. */
const GATHER_MS = 150
/** A browser comes back by itself after a lost connection, not after a refusal. */
const REOPEN_MS = 10_000

/** Listens to what is written to a scope, as long as the page is looked at: a browser opens few connections to one server. */
function listen(url: string, heard: () => void): () => void {
  let source: EventSource | null = null
  let reopening: number | undefined
  const close = () => {
    window.clearTimeout(reopening)
    source?.close()
    source = null
  }
  const open = () => {
    close()
    if (document.hidden) return
    const opened = new EventSource(url)
    source = opened
    opened.addEventListener('message', heard)
    opened.addEventListener('reset', heard)
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED) reopening = window.setTimeout(open, REOPEN_MS)
    })
  }
  open()
  document.addEventListener('visibilitychange', open)
  return () => {
    close()
    document.removeEventListener('visibilitychange', open)
  }
}

/** Has everything of the scope read anew when somebody else writes to it. What was missed while nobody looked is read on coming back. */
export function useNews(): void {
  const { scope, url } = useApi()
  const queries = useQueryClient()
  useEffect(() => {
    let gathering: number | undefined
    const read = () => {
      gathering = undefined
      void queries.invalidateQueries({ queryKey: [scope] })
    }
    // News of the page's own write come when all was read anew for it; what another wrote in that moment is read a little later.
    const heard = () => {
      gathering ??= window.setTimeout(read, Math.max(GATHER_MS, freshFor(scope)))
    }
    const end = listen(url('/events'), heard)
    return () => {
      window.clearTimeout(gathering)
      end()
    }
  }, [queries, scope, url])
}
