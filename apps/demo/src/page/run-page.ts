import { runBrief } from '../brief.ts'
import { pageFile } from '../database-file.ts'
import type { Options } from '../options.ts'
import type { Style } from '../show/style.ts'
import { openBrowser } from './open-browser.ts'
import { openPage } from './open-page.ts'
import { untilEnded } from './until-ended.ts'

interface Terminal {
  readonly style: Style
  readonly print: (line: string) => void
  readonly onError: (error: unknown) => void
  /** Whether somebody sits before it. */
  readonly interactive: boolean
}

/** The walk-through in brief, then the page until it is ended. */
export async function runPage(
  options: Options,
  { style, print, onError, interactive }: Terminal,
): Promise<void> {
  const { db, port, language, model } = options
  await runBrief({ style, language, print, now: Date.now() })
  const file = pageFile(db)
  const ended = untilEnded()
  const page = await openPage({ file, port, language: null, model, onError })
  print('')
  for (const line of style.frame.page.ready(page.url, file)) print(line)
  if (interactive && options.open)
    openBrowser(page.url, () => {
      print(style.frame.page.noBrowser)
    })
  await ended
  print(style.frame.page.ended)
  await page.close()
}
