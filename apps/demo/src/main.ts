import { RecollectError } from '@recollect/core'
import { runBrief } from './brief.ts'
import { chat } from './chat.ts'
import { tourFile } from './database-file.ts'
import { runDemo } from './demo.ts'
import { readOptions, USAGE, UsageError } from './options.ts'
import type { Options } from './options.ts'
import { PortTakenError } from './page/listen.ts'
import { runPage } from './page/run-page.ts'
import { styleOf } from './show/style.ts'
import type { Style } from './show/style.ts'
import { FRAMES } from './text/language.ts'
import type { Language } from './text/language.ts'

const print = (line: string): void => console.log(line)
const onError = (error: unknown): void => console.error(error)

function styleFor(language: Language): Style {
  const colour = process.stdout.isTTY && !process.env['NO_COLOR']
  return styleOf(FRAMES[language], colour)
}

async function run(options: Options): Promise<void> {
  const { what, language } = options
  const style = styleFor(language)
  if (what === 'tour') return runTour(options, style)
  if (what === 'page')
    return runPage(options, {
      style,
      print,
      onError,
      interactive: process.stdout.isTTY && process.stdin.isTTY,
    })
  await runBrief({ style, language, print, now: Date.now() })
}

async function runTour({ db, language }: Options, style: Style): Promise<void> {
  const file = tourFile(db)
  const { scopes } = await runDemo({ file, style, language, print, now: Date.now() })
  const scope = language === 'zh' ? scopes.xiaohong : scopes.alex
  const query = language === 'zh' ? '我住哪里' : 'Where do I live?'
  print(style.frame.tryIt)
  print(`  npm run recollect -- recall "${query}" --db "${file}" --scope ${scope}`)
  if (!process.stdin.isTTY) return
  print('')
  await chat(file, scope, language)
}

const isExpected = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof PortTakenError || RecollectError.isInstance(error)

/** Exit codes: 1 the memory could not be opened or written, or the port is taken, 2 it cannot be done as asked. */
async function main(): Promise<void> {
  try {
    const options = readOptions(process.argv.slice(2), process.env)
    if (options.help) process.stdout.write(USAGE)
    else await run(options)
  } catch (error) {
    if (!isExpected(error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

// A reader that leaves (`| head`) ends the tour quietly.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

await main()
