import type { Engine } from '../engine.ts'
import { everyPage } from '../util/lists.ts'

/** Names of the scopes that hold anything. */
export async function* allScopes({ store }: Engine): AsyncGenerator<string, void, undefined> {
  for await (const names of everyPage((page) => store.scopes(page))) yield* names
}
