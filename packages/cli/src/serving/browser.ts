import { spawn } from 'node:child_process'

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  // The first argument in quotes would be taken for a title.
  win32: ['cmd', '/c', 'start', ''],
}

/** Shows an address in the browser of the system. Whether it could be started. */
export function openBrowser(url: string): Promise<boolean> {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open']
  return new Promise((resolve) => {
    const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true })
    child.once('error', () => resolve(false))
    child.once('spawn', () => {
      child.unref()
      resolve(true)
    })
  })
}
