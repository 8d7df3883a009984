import { killWriters } from '../sqlite/kills.ts'
import type { FaultContext } from '../context.ts'
import type { Outcome } from '../outcome.ts'
import { newDatabase } from './places.ts'

/** Clients of every kind of write, each killed at a random moment while the server goes on. */
export const killClients = (context: FaultContext, tries: number): Promise<Outcome> =>
  killWriters(context, tries, () => newDatabase(context))
