import type { RecollectOptions } from '@recollect/core'
import { knowledge } from '../../src/index.ts'
import type { KnowledgeOptions } from '../../src/index.ts'
import { openMemory as openWith, sessions, timeline, transfer } from './core.ts'
import type { Opened } from './core.ts'

export type Given = Partial<RecollectOptions> &
  Pick<KnowledgeOptions, 'discoverer' | 'modelExtractor'> & {
    readonly discovery?: Omit<KnowledgeOptions, 'discoverer' | 'modelExtractor'>
  }

/** A memory of core's tests that keeps knowledge. */
export const openMemory = ({
  discoverer,
  modelExtractor,
  discovery = {},
  ...options
}: Given = {}): Promise<Opened> =>
  openWith({
    plugins: [
      sessions(),
      knowledge({
        ...discovery,
        ...(discoverer && { discoverer }),
        ...(modelExtractor && { modelExtractor }),
      }),
      timeline(),
      transfer(),
    ],
    ...options,
  })
