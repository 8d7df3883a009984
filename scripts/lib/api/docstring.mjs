/** @typedef {{ text: string, params: [string, string][], throws: string[], returns: string, example: string }} Docstring */

/** A docstring without its stars. @param {string | undefined} comment */
const bare = (comment = '') =>
  comment
    .replace(/^\/\*\*/u, '')
    .replace(/\*\/\s*$/u, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/u, ''))
    .join('\n')
    .replaceAll(/\{@link (?<name>[^}|]+)(?:\|[^}]*)?\}/gu, (_all, name) => `\`${name.trim()}\``)
    .trim()

/** Written by API Extractor where the source says nothing. */
const FILLER = /^Constructs a new instance of the `\w+` class$/u

const TAG = /^@(?<tag>[a-zA-Z]+)\s*/u

/** @param {string | undefined} comment as it stands in the source @returns {Docstring} */
export function readDocstring(comment) {
  const [text = '', ...blocks] = bare(comment).split(/\n(?=@)|^(?=@)/u)
  const starts = TAG.test(text)
  /** @type {Docstring} */
  const read = {
    text: starts || FILLER.test(text) ? '' : text.trim(),
    params: [],
    throws: [],
    returns: '',
    example: '',
  }
  for (const block of starts ? [text, ...blocks] : blocks) {
    const tag = TAG.exec(block)?.groups?.['tag'] ?? ''
    const rest = block.replace(TAG, '').trim()
    if (tag === 'param') read.params.push(paramOf(rest))
    else if (tag === 'throws') read.throws.push(rest)
    else if (tag === 'returns') read.returns = rest
    else if (tag === 'example') read.example = rest
    else read.text = `${read.text}\n\n${rest}`.trim()
  }
  return read
}

/** @returns {[string, string]} */
function paramOf(/** @type {string} */ text) {
  const [name = '', ...words] = text.split(/\s+/u)
  return [name, words.join(' ').replace(/^- /u, '')]
}

/** In one cell of a table. @param {string} text */
export const inCell = (text) =>
  text
    .replaceAll(/\n{2,}/gu, '<br>')
    .replaceAll(/\s*\n\s*/gu, ' ')
    .replaceAll(/(?<!\\)\|/gu, '\\|')

/** What a docstring says, tags included, as prose. @param {Docstring} docstring */
export const prose = ({ text, throws, returns }) =>
  [text, returns && `Gives ${returns}`, ...throws.map((thrown) => `Throws ${thrown}`)]
    .filter(Boolean)
    .join('\n\n')
