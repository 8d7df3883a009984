/** A message as the library words it, and the same for a user of the command. */
export type Rule = readonly [message: RegExp, say: (...parts: readonly string[]) => string]

/** The first rule that fits the whole message; null when none does. */
export function translated(message: string, rules: readonly Rule[]): string | null {
  for (const [pattern, say] of rules) {
    const match = pattern.exec(message)
    if (match) return say(...match.slice(1).map((part) => part ?? ''))
  }
  return null
}
