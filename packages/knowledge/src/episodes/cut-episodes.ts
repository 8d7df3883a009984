import type { DiscoverOptions } from '../api.ts'
import type { Engine } from '../engine.ts'
import type { ModelMeter } from '@recollect/core/plugin'
import type { Episode } from '@recollect/core'
import { cutLimits, mayGoOn } from './limits.ts'
import { modelCuts } from './model-cuts.ts'
import type { CutFurther } from './model-cuts.ts'
import type { Stretch } from './open-stretch.ts'
import { bySession, owedMessages, outsideOf } from './owed-messages.ts'
import type { OwedMessage } from './owed-messages.ts'
import { sessionStretches } from './session-stretches.ts'
import { addUp, NOTHING_WRITTEN, tellStretches, writeStretches } from './write-stretches.ts'
import type { Written } from './write-stretches.ts'
import { writeSemantic } from '../access.ts'

export interface CutOptions extends Pick<DiscoverOptions, 'ongoing' | 'dryRun' | 'signal' | 'onProgress'> {
  readonly meter?: ModelMeter
  /** Stretches a transaction; default 20. */
  readonly batch?: number
}

export interface CutResult extends Written {
  /** Messages left for later: their conversation may still be going on. */
  readonly waiting: number
  /** In a dry run what would be written, mergers with episodes of other sessions left out; else empty. */
  readonly episodes: readonly Episode[]
}

/** What a transaction holds at most. */
const BATCH = { stretches: 20, messages: 200 }

/**
 * Puts every message that is in no episode into one, narrated by rules, a few episodes a transaction.
 * Stopped anywhere and run again it ends the same. Costs one statement where no message waits.
 */
export async function cutEpisodes(engine: Engine, scope: string, options: CutOptions): Promise<CutResult> {
  const owed = await owedMessages(engine, scope)
  const run = new CutRun(engine, scope, options, owed.length)
  if (owed.length > 0) {
    await run.report()
    for (const [session, messages] of bySession(owed)) await run.session(session, messages)
  }
  const result = run.result()
  if (options.dryRun !== true && (result.cut > 0 || result.waiting < owed.length || owed.length === 0))
    await raiseCutUpTo(engine, scope, () => run.isAborted)
  return result
}

class CutRun {
  readonly #engine: Engine
  readonly #scope: string
  readonly #options: CutOptions
  readonly #total: number
  readonly #further: CutFurther | null
  readonly #episodes: Episode[] = []
  #written = NOTHING_WRITTEN
  #waiting = 0
  #done = 0
  #batch: Stretch[] = []

  constructor(engine: Engine, scope: string, options: CutOptions, total: number) {
    this.#engine = engine
    this.#scope = scope
    this.#options = options
    this.#total = total
    const { signal, meter } = options
    this.#further = modelCuts(engine, { ...(signal && { signal }), ...(meter && { meter }) })
  }

  get isAborted(): boolean {
    return this.#options.signal?.aborted === true
  }

  result(): CutResult {
    return { ...this.#written, waiting: this.#waiting, episodes: this.#episodes }
  }

  async session(session: string | null, owed: readonly OwedMessage[]): Promise<void> {
    const { topicShift } = this.#engine.settings
    const place = { engine: this.#engine, scope: this.#scope, session }
    for await (const stretch of sessionStretches(place, owed, topicShift && this.#further === null)) {
      if (this.isAborted) return
      for await (const piece of this.#cutFurther(stretch)) await this.#take(piece)
    }
    await this.#flush()
  }

  /** What may still be going on is not shown to a model. */
  async *#cutFurther(stretch: Stretch): AsyncGenerator<Stretch> {
    if (this.#further === null || this.#waits(stretch)) yield stretch
    else yield* this.#further(stretch)
  }

  #waits({ items }: Stretch): boolean {
    const { ongoing = false } = this.#options
    const { settings, clock } = this.#engine
    const last = items.at(-1)
    return !ongoing && last !== undefined && mayGoOn(last, clock.now(), cutLimits(settings))
  }

  async #take(stretch: Stretch): Promise<void> {
    if (this.#waits(stretch)) {
      this.#waiting += stretch.fresh
      this.#done += stretch.fresh
      return
    }
    this.#batch.push(stretch)
    const messages = this.#batch.reduce((sum, { items }) => sum + items.length, 0)
    if (this.#batch.length >= (this.#options.batch ?? BATCH.stretches) || messages >= BATCH.messages)
      await this.#flush()
  }

  async #flush(): Promise<void> {
    const batch = this.#batch
    this.#batch = []
    if (batch.length === 0 || this.isAborted) return
    const told = await tellStretches(this.#engine, this.#scope, batch)
    const written =
      this.#options.dryRun === true ? planned(batch) : await writeStretches(this.#engine, this.#scope, told)
    if (this.#options.dryRun === true) this.#episodes.push(...told.map(({ episode }) => episode))
    this.#written = addUp(this.#written, written)
    this.#done += batch.reduce((sum, { fresh }) => sum + fresh, 0)
    await this.report()
  }

  async report(): Promise<void> {
    await this.#options.onProgress?.({ step: 'cut', done: this.#done, total: this.#total })
  }
}

const planned = (batch: readonly Stretch[]): Written =>
  batch
    .map(({ fresh, episode }) => ({ cut: fresh, added: episode ? 0 : 1, merged: episode ? 1 : 0 }))
    .reduce(addUp, NOTHING_WRITTEN)

/** Numbers a transaction looks at. */
const PAGE = 500

/**
 * Moves `cutUpTo` up to the first message that is in no episode. Each step looks and moves in one transaction, so that a message that comes
 * back, or whose episode goes, meanwhile is never passed over.
 */
async function raiseCutUpTo(engine: Engine, scope: string, isAborted: () => boolean): Promise<void> {
  while (!isAborted() && (await raise(engine, scope)));
}

/** Whether there may be more. */
const raise = (engine: Engine, scope: string): Promise<boolean> =>
  writeSemantic(engine, scope, async ({ tx, semantic }) => {
    const from = semantic.cutUpTo
    const to = Math.min(tx.copy.last.items, from + PAGE)
    if (to <= from) return false
    const [first] = await outsideOf(tx.items, semantic, from, to)
    const upTo = first === undefined ? to : first.seq - 1
    if (upTo > from) await semantic.setCutUpTo(upTo)
    return first === undefined
  })
