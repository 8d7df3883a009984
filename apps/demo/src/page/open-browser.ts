import { spawn } from 'node:child_process'

const COMMANDS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['explorer.exe'],
}

/** Shows an address in the browser of this desktop; where there is none, `onFailure` is told and the address stands in the terminal. */
export function openBrowser(url: string, onFailure: () => void): void {
  const [command, ...args] = COMMANDS[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true })
  child.once('error', onFailure)
  child.unref()
}
