import type { JobFate } from '@recollect/core/store'
import type { JobsFile } from './jobs-file.ts'
import type { JobsConfig } from './options.ts'
import type { JobRow } from './rows.ts'

/** What a sign of life found: whether the runner still counts as alive, and whose jobs wait again. */
export interface Beat {
  readonly alive: boolean
  readonly rescued: number
  readonly failed: number
}

/** What one runner writes about jobs and about itself. */
export class Ledger {
  readonly #file: JobsFile
  readonly #config: Pick<JobsConfig, 'leaseMs' | 'now'>
  readonly #runner: string
  readonly #kinds: string

  constructor(
    file: JobsFile,
    config: Pick<JobsConfig, 'leaseMs' | 'now'>,
    runner: string,
    kinds: readonly string[],
  ) {
    this.#file = file
    this.#config = config
    this.#runner = runner
    this.#kinds = JSON.stringify(kinds)
  }

  enlist(): Promise<void> {
    return this.#file.note(({ enlist }) => {
      enlist.run({ runner: this.#runner, expiresAt: this.#expiry() })
    })
  }

  dismiss(): Promise<void> {
    return this.#file.note(({ dismiss }) => {
      dismiss.run({ runner: this.#runner })
    })
  }

  /** A sign of life; then jobs of runners that gave none wait again. In this order, so that it does not take its own for dead. */
  beat(): Promise<Beat> {
    return this.#file.note(({ extend, expire, dropOrphans, rescue }) => {
      const alive = extend.run({ runner: this.#runner, expiresAt: this.#expiry() }).changes > 0
      expire.run({ now: this.#config.now() })
      dropOrphans.run()
      const rescued = rescue.all()
      return { alive, rescued: rescued.length, failed: rescued.filter(({ failed }) => failed === 1).length }
    })
  }

  /** Takes up the job that has been due for longest; null: none is. */
  claim(): Promise<JobRow | null> {
    const values = { runner: this.#runner, kinds: this.#kinds }
    return this.#file.note(({ claim }) => claim.all({ ...values, now: this.#config.now() })[0] ?? null)
  }

  /** Whether a job is due or runs, in any process. */
  busy(): Promise<boolean> {
    const kinds = this.#kinds
    return this.#file.read(({ busy }) => busy.all({ kinds, now: this.#config.now() })[0]?.busy === 1)
  }

  finish(id: number): Promise<void> {
    return this.#file.note(({ finish }) => {
      finish.run({ id, runner: this.#runner })
    })
  }

  /** Puts a job back as it should stand; one that was added anew while it ran is gone. */
  giveBack(id: number, { attempts, reason, waitMs, final }: JobFate): Promise<void> {
    const job = { id, runner: this.#runner }
    return this.#file.note(({ dropSuperseded, giveBack }) => {
      dropSuperseded.run(job)
      const runAt = this.#config.now() + Math.round(waitMs)
      giveBack.run({ ...job, attempts, reason, runAt, final: final ? 1 : 0 })
    })
  }

  #expiry(): number {
    return this.#config.now() + this.#config.leaseMs
  }
}
