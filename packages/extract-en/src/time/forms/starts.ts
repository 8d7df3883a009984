import type { Scene } from '../scene.ts'
import { wordAt } from '../scene.ts'

interface Starting {
  readonly starts: Iterable<string>
}

/** Forms by the word they begin with, in the order given: at most words of a text there is nothing to try. */
export function startsOf<F extends Starting>(forms: readonly F[]): ReadonlyMap<string, readonly F[]> {
  const found = new Map<string, F[]>()
  for (const form of forms) {
    for (const start of new Set(form.starts)) found.set(start, [...(found.get(start) ?? []), form])
  }
  return found
}

/** `#` stands for any digits. */
export function startKey(scene: Scene, at: number): string {
  const token = scene.tokens[at]
  if (token?.kind === 'number') return '#'
  return token?.kind === 'mark' ? token.text : wordAt(scene, at)
}
