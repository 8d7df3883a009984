/**
 * The same function of a text, with the results for the texts that were asked for last at hand: at most `most`, and none for texts longer
 * than `longest`. For pure functions whose results nobody changes.
 */
export function recent<T extends object>(
  { most, longest }: { readonly most: number; readonly longest: number },
  make: (text: string) => T,
): (text: string) => T {
  const kept = new Map<string, T>()
  return (text) => {
    if (text.length > longest) return make(text)
    const known = kept.get(text)
    // The one asked for longest ago stands first.
    if (known) kept.delete(text)
    const result = known ?? make(text)
    kept.set(text, result)
    if (kept.size > most) kept.delete([...kept.keys()][0] ?? text)
    return result
  }
}
