import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { BenchError } from '../io/bench-error.ts'
import { peerReply } from './protocol.ts'
import type { PeerReply, PeerTask } from './protocol.ts'

/** Longer than the slowest takes for a conversation. */
const PATIENCE_MS = 1_800_000

type ReplyTo<Said extends PeerReply['said']> = Extract<PeerReply, { said: Said }>

/** The process of one system, as the bench sees it. */
export class PeerProcess {
  readonly #child: ChildProcess
  #complaint = ''

  constructor(
    program: string,
    {
      directory,
      environment,
    }: { readonly directory: string; readonly environment: Readonly<Record<string, string>> },
  ) {
    this.#child = fork(program, {
      // What a system prints is not the bench's to show; its last words are kept for when it fails.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [],
      // Packages read files of settings where they are started.
      cwd: directory,
      env: { ...process.env, ...environment },
    })
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#complaint = (this.#complaint + text).slice(-2000)
    })
  }

  /** @throws BenchError when the system fails, its process ends, or it says something else. */
  async do<Said extends PeerReply['said']>(task: PeerTask, said: Said): Promise<ReplyTo<Said>> {
    const reply = peerReply.parse(await this.#answerTo(task))
    if (isSaid(reply, said)) return reply
    throw new BenchError(reply.said === 'failed' ? firstLine(reply.message) : `It answered "${reply.said}".`)
  }

  /** Resolves when it has ended. */
  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill()
    await ended
  }

  #answerTo(task: PeerTask): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer)
        this.#child.off('message', hear).off('exit', leave).off('error', fail)
        finish()
      }
      const hear = (reply: unknown) => {
        settle(() => {
          resolve(reply)
        })
      }
      const fail = (error: Error) => {
        settle(() => {
          reject(error)
        })
      }
      const leave = () => {
        fail(new BenchError(`Its process ended. ${firstLine(this.#complaint)}`.trimEnd()))
      }
      const timer = setTimeout(() => {
        fail(new BenchError(`It did not answer within ${String(PATIENCE_MS / 60_000)} minutes.`))
      }, PATIENCE_MS)
      this.#child.on('message', hear).on('exit', leave).on('error', fail)
      this.#child.send(task)
    })
  }
}

const isSaid = <Said extends PeerReply['said']>(reply: PeerReply, said: Said): reply is ReplyTo<Said> =>
  reply.said === said

/** What went wrong, out of all that Node prints about it. */
function firstLine(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.find((line) => /^\w*Error\b/u.test(line)) ?? lines[0] ?? ''
}
