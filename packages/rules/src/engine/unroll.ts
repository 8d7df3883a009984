/** Shorter bodies cost little, however often they are written out. */
const LONG = 30
/** V8 writes a repeat of up to three out, unless its body has a group. */
const UNROLLED = /\{(?:\d,)?[1-3]\}/uy
const GROUP = /\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?/uy
const HAS_GROUP = /\((?!\?)|\(\?<[a-z]/iu

/**
 * The same pattern with an empty group in each long body that V8 would write out up to three times (and what is in it again: nine times,
 * twenty-seven). It matches the same, in a third of the machine code. Past 16 MB of that, V8 compiles without optimisation, which makes
 * extraction three times as slow. Groups are to be asked for by name only.
 */
export function notUnrolled(source: string): string {
  let made = ''
  for (let at = 0; at < source.length;) {
    const end = atomEnd(source, at)
    made += source[at] === '(' ? group(source, at, end) : source.slice(at, end)
    at = end
  }
  return made
}

function group(source: string, at: number, end: number): string {
  const open = found(GROUP, source, at)
  const body = notUnrolled(source.slice(at + open.length, end - 1))
  const isWrittenOut = open === '(?:' && body.length > LONG && found(UNROLLED, source, end) !== ''
  return isWrittenOut && !HAS_GROUP.test(body) ? `${open}${open}${body})())` : `${open}${body})`
}

function found(pattern: RegExp, source: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0] ?? ''
}

/** Where the group, class, escape or character at a place ends. */
function atomEnd(source: string, at: number): number {
  const char = source[at]
  if (char === '\\') return at + 2
  if (char !== '(' && char !== '[') return at + 1
  const close = char === '(' ? ')' : ']'
  let end = at + 1
  while (end < source.length && source[end] !== close)
    end = char === '(' || source[end] === '\\' ? atomEnd(source, end) : end + 1
  return end + 1
}
