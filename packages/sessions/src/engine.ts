import type { Engine as CoreEngine } from '@recollect/core/plugin'
import type { SessionSettings } from './options.ts'

/** What one memory was made of, with the settings of its sessions. */
export interface Engine extends CoreEngine {
  readonly settings: SessionSettings
}
