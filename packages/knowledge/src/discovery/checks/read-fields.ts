/** A field of something a plugin gave: null where there is none, or where reading it throws. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return null
  try {
    return Reflect.get(value, name) ?? null
  } catch {
    return null
  }
}

/** At most so many members of a list a plugin gave, and how many there are; none where it is no list. */
export function membersOf(
  value: unknown,
  most: number,
): { readonly members: readonly unknown[]; readonly count: number } {
  if (!Array.isArray(value)) return { members: [], count: 0 }
  const list: readonly unknown[] = value
  return { members: list.slice(0, most), count: list.length }
}

export const isOneOf = <T extends string>(all: readonly T[], value: unknown): value is T =>
  all.some((one) => one === value)
