/** How a shift came to its end: told to, nothing left to do, or cut off from the server. */
export type End = { readonly why: 'stopped' | 'idle' } | { readonly why: 'lost'; readonly error: unknown }

/** The first reason given counts. */
export class Ending {
  readonly came: Promise<End>
  #resolve: (end: End) => void = () => {}

  constructor() {
    this.came = new Promise((resolve) => {
      this.#resolve = resolve
    })
  }

  readonly stop = (): void => {
    this.#resolve({ why: 'stopped' })
  }

  readonly idle = (): void => {
    this.#resolve({ why: 'idle' })
  }

  readonly lost = (error: unknown): void => {
    this.#resolve({ why: 'lost', error })
  }
}
