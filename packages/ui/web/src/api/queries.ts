import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const MOST_RETRIES = 2

/** Refusals are final; what did not answer is asked again. */
const again = (failures: number, error: unknown): boolean =>
  failures < MOST_RETRIES && error instanceof ApiError && (error.offline || error.problem.status >= 500)

export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // The server is on this machine or near: it is asked whether or not the browser thinks it is online.
      queries: { retry: again, staleTime: 2_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
