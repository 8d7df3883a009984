import type { MemoryCard, Page } from '@recollect/core'
import { useMemo } from 'react'
import { useRead } from '../../api/use-read.ts'
import { factChoices } from './facts.ts'

/** Cards looked at for the list of facts and the bounds of time; whatever lies beyond is reached by typing its key. */
const MOST = 1000
const NONE: readonly MemoryCard[] = []

/** The cards of the scope, and the facts one can choose among. */
export function useFacts() {
  const read = useRead<Page<MemoryCard>>('/cards', { limit: MOST })
  const cards = read.data?.rows ?? NONE
  const choices = useMemo(() => factChoices(cards), [cards])
  return { ...read, cards, choices }
}
