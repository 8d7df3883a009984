import { RecollectError } from '@recollect/core'
import { chat } from './chat.ts'
import { databaseFile } from './database-file.ts'
import { runDemo } from './demo.ts'
import { readOptions, USAGE, UsageError } from './options.ts'
import type { Options } from './options.ts'
import { styleOf } from './show/style.ts'
import { FRAMES } from './text/language.ts'

const print = (line: string): void => console.log(line)

async function run({ db, language }: Options): Promise<void> {
  const colour = process.stdout.isTTY && !process.env['NO_COLOR']
  const style = styleOf(FRAMES[language], colour)
  const file = databaseFile(db)
  const { scopes } = await runDemo({ file, style, language, print, now: Date.now() })
  const scope = language === 'zh' ? scopes.xiaohong : scopes.alex
  const query = language === 'zh' ? '我住哪里' : 'Where do I live?'
  print(style.frame.tryIt)
  print(`  npm run recollect -- recall "${query}" --db "${file}" --scope ${scope}`)
  if (!process.stdin.isTTY) return
  print('')
  await chat(file, scope, language)
}

/** Exit codes: 1 the memory could not be opened or written, 2 it cannot be done as asked. */
async function main(): Promise<void> {
  try {
    const options = readOptions(process.argv.slice(2), process.env)
    if (options.help) process.stdout.write(USAGE)
    else await run(options)
  } catch (error) {
    if (!(error instanceof UsageError) && !RecollectError.isInstance(error)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

// A reader that leaves (`| head`) ends the tour quietly.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

await main()
