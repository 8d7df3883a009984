import type { ProvidedPostgres } from './provided.ts'

export type AvailablePostgres = Extract<ProvidedPostgres, { readonly available: true }>

/** The server behind `inject('postgres')`, for what runs only where there is one. */
export function serverOf(provided: ProvidedPostgres): AvailablePostgres {
  if (!provided.available) throw new Error(`This test needs a Postgres. ${provided.reason}`)
  return provided
}
