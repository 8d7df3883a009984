const WORD = /'[^']*'|"(?:[^"\\]|\\.)*"|\\.|[^\s'"\\|;&<>()]+|[|;&<>()]+/gu
const ENDS = /^(?:\||\|\||&&|;|&)$/u
const REDIRECTS = /^(?:<|>|>>|<\()$/u

/**
 * The commands of a block of shell, each as its words. Prompts, comments, settings of the environment and redirections are left out.
 * @param {string} text
 */
export function commandsIn(text) {
  return text
    .replaceAll(/\\\n/gu, ' ')
    .split('\n')
    .flatMap((line) => commandsOfLine(line.replace(/^\s*\$ /u, '')))
    .map(withoutSettings)
    .filter((words) => words.length > 0)
}

/** @param {string} line */
function commandsOfLine(line) {
  /** @type {string[][]} */
  const commands = [[]]
  let skip = false
  for (const word of words(line)) {
    if (ENDS.test(word)) commands.push([])
    else if (REDIRECTS.test(word)) skip = true
    else if (skip) skip = false
    else commands.at(-1)?.push(word)
  }
  return commands
}

/** Words that touch are one; what follows a `#` is none. @param {string} line */
function words(line) {
  /** @type {string[]} */
  const found = []
  let end = -1
  for (const { 0: raw, index } of line.matchAll(WORD)) {
    if (raw.startsWith('#') && index !== end) break
    const special = /^[|;&<>()]+$/u.test(raw)
    const word = /^['"]/u.test(raw) ? raw.slice(1, -1) : raw.replace(/^\\/u, '')
    if (index === end && !special && found.length > 0) found.push(`${found.pop() ?? ''}${word}`)
    else found.push(word)
    end = special ? -1 : index + raw.length
  }
  return found
}

/** @param {string[]} command */
function withoutSettings(command) {
  const first = command.findIndex((word) => !/^\w+=/u.test(word))
  return first < 0 ? [] : command.slice(first)
}
