import { timed } from '../../stats/time.ts'
import type { MakePeer, Peer, PeerMemory, PeerQuestion } from '../peer.ts'
import type { PeerReply, PeerTask } from '../protocol.ts'
import { cpuMs, peakMb } from './usage.ts'

type FoundLine = Extract<PeerReply, { said: 'found' }>['found'][number]
type Load = (id: string) => Promise<MakePeer>
type Answer = (task: PeerTask) => Promise<PeerReply>

/** Does what it is asked with one system, one task after the other. `reached` is filled by whoever watches the network. */
export function attend(load: Load, reached: readonly string[]): Answer {
  const session = new Session(load, reached)
  return async (task) => {
    try {
      return await session.do(task)
    } catch (error) {
      return { said: 'failed', message: wordsOf(error) }
    }
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

class Session {
  #peer: Peer | undefined
  #memory: PeerMemory | undefined
  #peakMb = 0

  readonly #load: Load
  readonly #reached: readonly string[]

  constructor(load: Load, reached: readonly string[]) {
    this.#load = load
    this.#reached = reached
  }

  do(task: PeerTask): Promise<PeerReply> {
    switch (task.do) {
      case 'open':
        return this.#open(task)
      case 'tell':
        return this.#tell(task)
      case 'ask':
        return this.#ask(task)
      case 'leave':
        return this.#leave()
    }
  }

  async #open({ peer, ...setup }: Extract<PeerTask, { do: 'open' }>): Promise<PeerReply> {
    const bareMb = peakMb([])
    this.#peer = await (await this.#load(peer))(setup)
    return { said: 'opened', bareMb }
  }

  async #tell({ turns }: Extract<PeerTask, { do: 'tell' }>): Promise<PeerReply> {
    const memory = await this.#peer?.open()
    this.#memory = memory
    const before = this.#cpuMs()
    const { ms } = await timed(async () => memory?.tell(turns))
    return { said: 'told', ms, cpuMs: this.#cpuMs() - before }
  }

  async #ask({ questions, limit }: Extract<PeerTask, { do: 'ask' }>): Promise<PeerReply> {
    const before = this.#cpuMs()
    const found: FoundLine[] = []
    for (const question of questions) {
      const { ms, value } = await timed(() => this.#found(question, limit))
      found.push({ ...value, ms })
    }
    const spent = this.#cpuMs() - before
    this.#look()
    await this.#memory?.close?.()
    this.#memory = undefined
    return { said: 'found', cpuMs: spent, found }
  }

  /** A question that a system fails at is one without an answer, and nothing is said of the others. */
  async #found(question: PeerQuestion, limit: number): Promise<Omit<FoundLine, 'ms'>> {
    try {
      const found = (await this.#memory?.ask(question, limit)) ?? { ids: [] }
      const { ids, answer = null, nothing = ids.length === 0 } = found
      return { ids: [...ids], answer, nothing, failed: null }
    } catch (error) {
      return { ids: [], answer: null, nothing: false, failed: wordsOf(error) }
    }
  }

  async #leave(): Promise<PeerReply> {
    this.#look()
    await this.#peer?.close?.()
    return { said: 'left', peakMb: this.#peakMb, reached: [...this.#reached] }
  }

  #pids = (): readonly number[] => this.#peer?.pids?.() ?? []
  #cpuMs = (): number => cpuMs(this.#pids())
  #look(): void {
    this.#peakMb = Math.max(this.#peakMb, peakMb(this.#pids()))
  }
}
