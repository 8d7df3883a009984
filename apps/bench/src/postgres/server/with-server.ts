import { NoServerError, startPostgres } from '@recollect/test-postgres'
import { BenchError } from '../../io/bench-error.ts'

/** What is acknowledged outlives a power cut. Room for the log of a large load; otherwise as the server comes. */
const SETTINGS = {
  fsync: true,
  synchronous_commit: true,
  full_page_writes: true,
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  maintenance_work_mem: '512MB',
  max_connections: 100,
}

/** Runs `work` with the address of a superuser: on the server at `url`, or on one of its own that is gone afterwards. */
export async function withServer<T>(
  url: string | undefined,
  work: (adminUrl: string) => Promise<T>,
): Promise<T> {
  if (url !== undefined) return work(url)
  const server = await startPostgres({ durable: true, settings: SETTINGS }).catch((error: unknown) => {
    if (error instanceof NoServerError) throw new BenchError(error.message, { cause: error })
    throw error
  })
  try {
    return await work(server.adminUrl)
  } finally {
    await server.stop()
  }
}
