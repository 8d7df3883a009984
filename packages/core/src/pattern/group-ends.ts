const [ESCAPE, OPEN, CLOSE, OPEN_CLASS, CLOSE_CLASS] = [92, 40, 41, 91, 93]

/** Where each group and class of a pattern's source ends, by where it begins. Linear. */
export function groupEnds(source: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < source.length; at++) {
    const char = source.charCodeAt(at)
    if (char === ESCAPE) at += 1
    else if (char === OPEN) open.push(at)
    else if (char === CLOSE) ends.set(open.pop() ?? 0, at)
    else if (char === OPEN_CLASS) {
      const end = classEnd(source, at)
      ends.set(at, end)
      at = end
    }
  }
  return ends
}

function classEnd(source: string, from: number): number {
  let at = from + 1
  while (at < source.length && source.charCodeAt(at) !== CLOSE_CLASS)
    at += source.charCodeAt(at) === ESCAPE ? 2 : 1
  return at
}
