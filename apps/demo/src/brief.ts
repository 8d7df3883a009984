import { createRecollect } from '@recollect/core'
import { knowledge } from '@recollect/knowledge'
import { sessions } from '@recollect/sessions'
import { timeline } from '@recollect/timeline'
import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'
import { inMemoryStore } from '@recollect/store-memory'
import { play } from './play.ts'
import type { Outcome } from './play.ts'
import { BRIEF } from './script/brief.ts'
import { outcomeLines } from './show/outcome.ts'
import type { Style } from './show/style.ts'
import type { Language } from './text/language.ts'

export interface BriefOptions {
  readonly style: Style
  readonly language: Language
  readonly print: (line: string) => void
  /** The moment it ends. */
  readonly now: number
}

const DAY = 86_400_000

/** The main job in a few lines: told, changed, asked, not known. In memory alone: nothing of it is kept. */
export async function runBrief({ style, language, print, now }: BriefOptions): Promise<readonly Outcome[]> {
  const recollect = await createRecollect({
    plugins: [sessions(), knowledge(), timeline()],
    store: inMemoryStore(),
    languages: [chinese(), english()],
  })
  try {
    const memory = recollect.scope('walk-through')
    const lines = BRIEF[language]
    print(style.colours.bold(style.frame.title))
    const outcomes: Outcome[] = []
    for (const [i, line] of lines.entries()) {
      const outcome = await play(memory, line, { at: now - (lines.length - i) * DAY, when: null })
      for (const text of outcomeLines(outcome, style)) print(text)
      outcomes.push(outcome)
    }
    return outcomes
  } finally {
    await recollect.close()
  }
}
