/** Which facts are listed. */
export interface Filter {
  readonly status: 'active' | 'all'
  readonly kind: Kind | 'all'
  /** Empty: all. */
  readonly slot: string
}

export const KINDS = ['fact', 'preference', 'event', 'profile', 'relationship', 'goal'] as const
export type Kind = (typeof KINDS)[number]

export const EVERYTHING: Filter = { status: 'active', kind: 'all', slot: '' }

export const kindOf = (value: string): Filter['kind'] => KINDS.find((kind) => kind === value) ?? 'all'
