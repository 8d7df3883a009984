const PRINTS = /^\s*console\.log\(.*\) \/\/ (?<said>.+)$/gmu

/** What an example says it prints, line by line. @param {string} source @returns {string[]} */
export const saidIn = (source) => [...source.matchAll(PRINTS)].map(({ groups }) => groups?.['said'] ?? '')

/** A comment may go on after what is printed. */
const agrees = (/** @type {string} */ said, /** @type {string} */ printed) =>
  said === printed || (printed !== '' && said.startsWith(printed) && !/^\w/u.test(said.slice(printed.length)))

/**
 * Where what was printed is not what the comments say. An example that says nothing may print anything.
 * @param {readonly string[]} said @param {string} output @returns {string[]}
 */
export function disagreements(said, output) {
  if (said.length === 0) return []
  const printed = output.trimEnd().split('\n')
  const wrong = said.flatMap((line, at) =>
    agrees(line, printed[at] ?? '') ? [] : [`says "${line}", and prints "${printed[at] ?? ''}"`],
  )
  if (printed.length > said.length)
    wrong.push(`prints more than it says: ${printed.slice(said.length).join(' / ')}`)
  return wrong
}
