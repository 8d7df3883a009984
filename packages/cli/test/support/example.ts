const WORD = /"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<plain>[^\s"']+)/gu
/** Where a shell would take over. */
const REST = /^(?:[|<>]|&&)/u

/** The words that an example of the help gives to the command. */
export function wordsOf(example: string): readonly string[] {
  const line = example.slice(example.indexOf('recollect ') + 'recollect '.length).replace(/\)"?$/u, '')
  const words = [...line.matchAll(WORD)].map(({ groups = {} }) => ({
    quoted: groups['plain'] === undefined,
    text: groups['double'] ?? groups['single'] ?? groups['plain'] ?? '',
  }))
  const end = words.findIndex(({ quoted, text }) => !quoted && REST.test(text))
  return words.slice(0, end < 0 ? undefined : end).map(({ text }) => text)
}
