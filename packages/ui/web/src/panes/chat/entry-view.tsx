import { Button, Group, Loader, Text } from '@mantine/core'
import type { RememberResult } from '@recollect/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useText } from '../../app/hooks.ts'
import { Problem } from '../../parts/problem.tsx'
import { AnswerView } from './answer.tsx'
import type { DoneEntry, Entry } from './entries.ts'
import { MarkedText } from './marked-text.tsx'
import { Asked } from './asked.tsx'
import type { OnForget } from './asked.tsx'
import { Receipt } from '../../parts/receipt.tsx'

interface Props {
  readonly entry: Entry
  readonly onAgain: (entry: Extract<Entry, { state: 'failed' }>) => Promise<void>
  readonly onUndo: (entry: DoneEntry) => Promise<void>
  readonly onForget: OnForget
}

/** What was said, as a bubble; under it what came of it. */
export function EntryView({ entry, onAgain, onUndo, onForget }: Props) {
  const { chat } = useText()
  return (
    <li className="entry">
      <div className={speaks(entry) === 'assistant' ? 'bubble bubble-assistant' : 'bubble'}>
        <Said entry={entry} />
      </div>
      {entry.state === 'sending' && <Loader size="xs" type="dots" aria-label={chat.send} />}
      {entry.state === 'failed' && <Problem error={entry.error} onRetry={() => onAgain(entry)} />}
      {entry.state === 'done' && <Outcome entry={entry} onUndo={onUndo} onForget={onForget} />}
    </li>
  )
}

const speaks = (entry: Entry): string => (entry.state === 'done' ? (entry.told?.item.role ?? 'user') : 'user')

function Said({ entry }: { entry: Entry }) {
  if (entry.state !== 'done' || entry.told === null) return entry.text
  const { item, changes, rejected } = entry.told
  const taken = changes.flatMap(({ card }) => (card?.itemId === item.id ? [card] : []))
  return (
    <MarkedText
      text={item.text}
      taken={taken}
      ignored={rejected.map(({ draft }) => draft)}
      unread={item.unread}
    />
  )
}

/** Its words say all that came of it. */
const isOnlyAsked = ({ request, changes }: RememberResult): boolean =>
  request !== undefined && changes.length === 0

type OutcomeProps = { readonly entry: DoneEntry } & Pick<Props, 'onUndo' | 'onForget'>

function Outcome({ entry, onUndo, onForget }: OutcomeProps) {
  const { chat } = useText()
  const undo = useMutation({ mutationFn: () => onUndo(entry) })
  return (
    <div className="outcome">
      {entry.words !== '' && (
        <Text component="p" m={0} className="words">
          {entry.words}
        </Text>
      )}
      {entry.told?.request && <Asked request={entry.told.request} onForget={onForget} />}
      {entry.told && !isOnlyAsked(entry.told) && <Receipt told={entry.told} />}
      {entry.asked && <AnswerView result={entry.asked} />}
      {undo.error && <Problem error={undo.error} />}
      {entry.told?.change && (
        <Group gap="xs">
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            disabled={entry.undone}
            loading={undo.isPending}
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={() => {
              undo.mutate()
            }}
          >
            {entry.undone ? chat.undone : chat.undo}
          </Button>
        </Group>
      )}
    </div>
  )
}
