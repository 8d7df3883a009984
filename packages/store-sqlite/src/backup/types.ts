/** What a backup held when it was made and verified. Stands beside it as JSON, in `<file>.json`. */
export interface BackupManifest {
  readonly type: 'recollect-backup'
  readonly format: 1
  /** When it was made, ISO 8601. */
  readonly at: string
  readonly bytes: number
  /** Of the file, 64 hexadecimal digits. */
  readonly sha256: string
  readonly contents: BackupContents
}

/** What is counted in a database, to be compared. */
export interface BackupContents {
  /** Name of the newest migration; null for a database without a schema. */
  readonly schema: string | null
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
  /** Version chains of facts, and how many have a gap or two active versions: `doctor` mends those. */
  readonly chains: number
  readonly brokenChains: number
  /** Rows whose reference leads nowhere. */
  readonly brokenReferences: number
  /** Fingerprints of the keys its encrypted scopes need; without those keys their contents cannot be read. */
  readonly sealedBy: readonly string[]
}

/** A backup that was written. */
export interface Backup {
  /** Absolute. */
  readonly file: string
  readonly manifest: BackupManifest
}

/** Points at which a crash is tried. */
export type BackupStage =
  'begun' | 'filled' | 'checked' | 'described' | 'published' | 'moved-aside' | 'in-place'

export type OnStage = (stage: BackupStage) => void

export const noStage: OnStage = () => undefined
