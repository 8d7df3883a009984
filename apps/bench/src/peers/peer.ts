import type { Turn } from '../retrieval/schema.ts'

/** A question, and when it is asked. */
export interface PeerQuestion {
  readonly text: string
  readonly at: number
}

/** What a system comes back with. */
export interface Found {
  /** Turns, best first. */
  readonly ids: readonly string[]
  /** What it says by itself, where it says anything. */
  readonly answer?: string
  /** Whether it says that it does not know; else, whether it found no turn. */
  readonly nothing?: boolean
}

/** The memory of one conversation. */
export interface PeerMemory {
  tell(turns: readonly Turn[]): Promise<void>
  ask(question: PeerQuestion, limit: number): Promise<Found>
  close?(): Promise<void> | void
}

/** A system that is measured, as its process holds it. */
export interface Peer {
  open(): Promise<PeerMemory>
  /** Programs it has started: their time and memory are its own. */
  pids?(): readonly number[]
  close?(): Promise<void> | void
}

/** What a system is given. */
export interface PeerSetup {
  /** Where its packages are looked for. */
  readonly from: string
  /** Its own, gone afterwards. */
  readonly directory: string
  readonly model: PeerModel
}

/** The scripted model server; systems that want no model leave it alone. */
export interface PeerModel {
  readonly url: string
  readonly dimensions: number
}

export type MakePeer = (setup: PeerSetup) => Promise<Peer> | Peer
