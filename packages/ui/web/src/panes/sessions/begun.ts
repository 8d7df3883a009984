interface Seen {
  /** The list names it. */
  readonly isListed: boolean
  /** The list was read to its end. */
  readonly isWhole: boolean
  /** It was asked for by itself, and is there, or is not. */
  readonly isFound: boolean
  readonly isMissing: boolean
}

/** Whether anything was written to a session; null while that is not known. */
export function isBegun({ isListed, isWhole, isFound, isMissing }: Seen): boolean | null {
  if (isListed) return true
  if (isWhole || isMissing) return false
  return isFound ? true : null
}
