const SHOWN = 25
const LENGTH = 300

/** Fails with all that is wrong, not with the first of it. */
export function expectNone(faults: Iterable<string>): void {
  const all = [...faults]
  if (all.length === 0) return
  const shown = all.slice(0, SHOWN).map((fault) => `- ${shorten(fault)}`)
  if (all.length > SHOWN) shown.push(`- and ${String(all.length - SHOWN)} more`)
  throw new Error(`${String(all.length)} ${all.length === 1 ? 'fault' : 'faults'}:\n${shown.join('\n')}`)
}

const shorten = (text: string) => (text.length <= LENGTH ? text : `${text.slice(0, LENGTH)} …`)

export const quoted = (text: string): string => JSON.stringify(shorten(text))
