import type { RecallResult } from '@recollect/core'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../app/hooks.ts'
import { setLastRecall, useLastRecall } from '../../app/last-recall.ts'

/** The last recall of the scope, and a way to ask anew with all steps on record. */
export function useAsked() {
  const api = useApi()
  const last = useLastRecall()
  const recall = last?.scope === api.scope ? last : null
  const ask = useMutation({
    mutationFn: (query: string) => api.post<RecallResult>('/recall', { query, trace: true }),
    onSuccess: (result, query) => {
      setLastRecall({ scope: api.scope, query, result })
    },
  })
  return { recall, ask }
}
