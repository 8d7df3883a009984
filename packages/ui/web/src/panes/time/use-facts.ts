import type { MemoryCard } from '@recollect/core'
import { useMemo } from 'react'
import { usePages } from '../../api/use-read.ts'
import { useReadAhead } from '../../parts/use-read-ahead.ts'
import { factChoices } from './facts.ts'

const PAGE = 1000
/** Pages looked at for the list of facts and the bounds of time: 10,000 versions. What lies beyond is reached by typing its key. */
const MOST = 10

/** The cards of the scope, and the facts one can choose among. */
export function useFacts() {
  const pages = usePages<MemoryCard>('/cards', { limit: PAGE })
  const { rows: cards, hasNextPage } = pages
  const isRead = useReadAhead(pages, MOST)
  const choices = useMemo(() => factChoices(cards), [cards])
  return { ...pages, cards, choices, isRead, isCut: isRead && hasNextPage }
}
