import { setTimeout as wait } from 'node:timers/promises'

/** Resolves once the condition holds; rejects when it still does not after ten seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    if (await condition()) return
    await wait(20)
  }
  throw new Error('Not within ten seconds.')
}
