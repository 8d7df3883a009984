import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import type { Account } from './account.ts'

/**
 * Waits for the end of its standard input, which comes with the end of this process however it ends, SIGKILL included. Then it ends
 * the server named in the file and removes the directory. The number may be an old one, of another process by now: its command
 * line tells, where the system shows it.
 */
const SCRIPT = `
cat > /dev/null
read -r pid < "$1"
if [ ! -e /proc/self/cmdline ] || grep -qF "$2" "/proc/$pid/cmdline"; then
  kill -QUIT "$pid" && while kill -0 "$pid"; do sleep 0.1; done
fi
rm -rf "$2"
`

/** Cleans up after a process that could not. Returns what releases it once the process has done so itself. */
export function guard(pidFile: string, directory: string, account: Account = {}): () => void {
  const child = spawn('/bin/sh', ['-c', SCRIPT, 'guardian', pidFile, directory], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  child.once('error', () => {})
  child.unref()
  if (child.stdin instanceof Socket) child.stdin.unref()
  return () => child.kill('SIGKILL')
}
