import type { Extraction, ExtractionContext, ExtractionSteps, Extractor } from '../plugin/extractor.ts'
import type { NormalizedText } from '../plugin/text.ts'

/** So much is read before others have their turn: some hundredths of a second. */
const STRETCH = 20_000

/** What steps come to in the end. */
export type Turned<S> = S extends Generator<number, infer T> ? T : never

/** Does all steps at once. */
export function toEnd<T>(steps: Generator<number, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Gives way to what else waits each time so much was done: for the readings of one call, however many they are. */
export class Turns {
  readonly #pause: () => Promise<void>
  #done = 0

  constructor(pause: () => Promise<void>) {
    this.#pause = pause
  }

  async toEnd<T>(steps: Generator<number, T>): Promise<T> {
    for (;;) {
      const step = steps.next()
      if (step.done === true) return step.value
      await this.spend(step.value)
    }
  }

  async spend(work: number): Promise<void> {
    this.#done += work
    if (this.#done < STRETCH) return
    this.#done = 0
    await this.#pause()
  }
}

/** An extractor's steps; one step, where it has none. */
export function* stepsOf(
  extractor: Extractor,
  text: NormalizedText,
  context: ExtractionContext,
): ExtractionSteps {
  return extractor.steps ? yield* extractor.steps(text, context) : extractor.extract(text, context)
}

/** What none of several readings of the same text looked at is counted once. */
export function skippedIn(readings: readonly Extraction[]): Pick<Extraction, 'skipped'> {
  const skipped = Math.max(0, ...readings.map((reading) => reading.skipped ?? 0))
  return skipped === 0 ? {} : { skipped }
}
