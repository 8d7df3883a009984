import { Session } from 'node:inspector/promises'

/** Which blocks of code ran, by V8's own count. */
export interface Coverage {
  /** Blocks that ran since the last time it was asked. */
  take(): Promise<ReadonlySet<string>>
  end(): Promise<void>
}

export async function startCoverage(): Promise<Coverage> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return {
    take: async () => {
      const { result } = await session.post('Profiler.takePreciseCoverage')
      return new Set(
        result
          .filter(({ url }) => url !== '' && !url.startsWith('node:'))
          .flatMap(({ scriptId, functions }) =>
            functions
              .flatMap(({ ranges }) => ranges)
              .filter(({ count }) => count > 0)
              .map(({ startOffset, endOffset }) => `${scriptId}:${String(startOffset)}-${String(endOffset)}`),
          ),
      )
    },
    end: async () => {
      await session.post('Profiler.stopPreciseCoverage')
      session.disconnect()
    },
  }
}
