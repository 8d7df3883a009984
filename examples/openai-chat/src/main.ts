import { argv, stdout } from 'node:process'
import { runExample } from './run-example.ts'
import { HELP, settingsIn } from './settings.ts'

const settings = settingsIn(argv.slice(2))
const print = (line: string) => void stdout.write(`${line}\n`)
if (settings === null) print(HELP)
else await runExample(settings, print)
