import type { Episode } from '@recollect/core'
import type { Discoverer, Original } from '@recollect/core/plugin'
import type { ModelServer } from '../model-server/index.ts'

/** How the kit gets at a discoverer. */
export interface DiscovererHarness {
  /** Heads the report. */
  readonly name: string
  /**
   * A fresh discoverer that asks the model `scripted` at `url`, where a server speaks OpenAI's protocol and knows what to say of the kit's
   * conversations. One that asks something else takes no notice of it.
   */
  create(url: string): Discoverer | Promise<Discoverer>
  /** False: it asks something else, and what needs a server that fails, or counts its requests, is skipped. Default true. */
  readonly scripted?: boolean
}

/** One language's conversation, and what the kit's server finds in it. */
export interface DiscovererText {
  readonly language: string
  readonly original: Original
  readonly episode: Episode
}

/** A discoverer, the model it asks and the texts it is tried on. */
export interface DiscovererSubject {
  readonly discoverer: Discoverer
  readonly server: ModelServer
  /** Fresh copies. */
  readonly texts: readonly DiscovererText[]
}

/** One sentence of the contract and the check that it holds. */
export interface DiscovererCase {
  readonly name: string
  /** Whether it needs the kit's server to be the one that is asked. */
  readonly needsServer: boolean
  run(subject: DiscovererSubject): Promise<void>
}

export const discovererCase = (
  name: string,
  run: DiscovererCase['run'],
  needsServer = false,
): DiscovererCase => ({ name, needsServer, run })
