import type { MemoryCard } from '@recollect/core'
import { CorrectDialog } from './correct-dialog.tsx'
import { ForgetDialog } from './forget-dialog.tsx'

/** What is to be done with a card. */
export interface Asked {
  readonly does: 'correct' | 'forget'
  readonly card: MemoryCard
}

interface Props {
  readonly asked: Asked | null
  readonly onClose: () => void
}

export function CardDialogs({ asked, onClose }: Props) {
  if (asked === null) return null
  const { does, card } = asked
  return does === 'correct' ? (
    <CorrectDialog card={card} onClose={onClose} />
  ) : (
    <ForgetDialog card={card} onClose={onClose} />
  )
}
