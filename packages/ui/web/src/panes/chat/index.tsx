import { useFeature, useText } from '../../app/hooks.ts'
import { PaneFrame } from '../../parts/pane-frame.tsx'
import { Beginning } from './beginning.tsx'
import './chat.css'
import { Earlier } from './earlier.tsx'
import { Composer } from './composer.tsx'
import { EntryView } from './entry-view.tsx'
import { Known } from './known.tsx'
import { Stories } from './stories.tsx'
import { useChat } from './use-chat.ts'
import { useEarlier } from './use-earlier.ts'
import { useEndInSight } from './use-end-in-sight.ts'

export default function ChatPane() {
  const { chat } = useText()
  const { entries, send, again, undo, forget } = useChat()
  const stories = useFeature('stories')
  const earlier = useEarlier()
  const log = useEndInSight(entries, entries.length + earlier.length)
  return (
    <PaneFrame title={chat.title} intro={chat.intro} actions={stories && <Stories />}>
      <div className="chat">
        <div className="chat-main">
          <div ref={log} className="chat-log" role="log" aria-label={chat.log} tabIndex={0}>
            <Earlier lines={earlier} />
            {entries.length === 0 && earlier.length === 0 && (
              <Beginning onTry={(text) => void send({ text, mode: 'auto', speaker: 'user' })} />
            )}
            <ol className="entries">
              {entries.map((entry) => (
                <EntryView key={entry.id} entry={entry} onAgain={again} onUndo={undo} onForget={forget} />
              ))}
            </ol>
          </div>
          <Composer onSend={(written) => void send(written)} />
        </div>
        <Known />
      </div>
    </PaneFrame>
  )
}
