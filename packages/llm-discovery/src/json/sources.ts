import { parsed } from './parsed.ts'

const NAMES = 'think|thinking|thought|thoughts|reasoning|reflection|scratchpad|seed:think'
/** How reasoning models begin and end their thoughts. */
const MARK = new RegExp(
  `<(?<end>/?)(?:${NAMES})>|\\[(?<end2>/?)THINK\\]|◁(?<end3>/?)think▷|<\\|(?:begin|(?<end4>end))_of_thought\\|>|<\\|(?:START|(?<end5>END))_THINKING\\|>`,
  'giu',
)

/**
 * What a reply may be read from, likely sources first: the last thing said in the channel for answers; else what stands outside of
 * thoughts, then all of it, unless it begins with thoughts. None where there is nothing but thoughts.
 */
export function sourcesOf(given: string): readonly string[] {
  const text = given.replace(/^\uFEFF/u, '')
  const channels = channelsIn(text)
  if (channels.length > 0) return answersIn(channels)
  const { outside, afterFirst, beginsWithThoughts } = withoutThoughts(text)
  const sources = [outside, beginsWithThoughts ? afterFirst : text].filter((source) => source.trim() !== '')
  return [...new Set(sources.flatMap((source) => [source, ...unescaped(source)]))]
}

function withoutThoughts(text: string) {
  let outside = ''
  let from = 0
  let thinking = false
  let afterFirst = ''
  let first = true
  let beginsWithThoughts = false
  for (const mark of text.matchAll(MARK)) {
    const ends = Object.values(mark.groups ?? {}).some((end) => end !== undefined && end !== '')
    const before = text.slice(from, mark.index)
    // An end without a beginning: all before it was thought.
    if (ends && !thinking) outside = ''
    else if (!thinking) outside += before
    if (!ends && text.slice(0, mark.index).trim() === '') beginsWithThoughts = true
    thinking = !ends
    from = mark.index + mark[0].length
    if (ends && first) [afterFirst, first] = [text.slice(from), false]
  }
  if (!thinking) outside += text.slice(from)
  return { outside, afterFirst, beginsWithThoughts }
}

interface Channel {
  readonly name: string
  readonly body: string
}

/** https://cookbook.openai.com/articles/openai-harmony: `<|channel|>final<|message|>…<|return|>`. */
function channelsIn(text: string): readonly Channel[] {
  const parts = text.split(/<\|(channel|start|end|return|call)\|>/u)
  return parts.flatMap((part, n) => {
    if (parts[n - 1] !== 'channel') return []
    const at = part.indexOf('<|message|>')
    if (at < 0) return []
    const [name = ''] = part.trim().split(/[\s<]/u, 1)
    return [{ name, body: part.slice(at + '<|message|>'.length) }]
  })
}

/** What is said to the user; else what is said to tools. Drafts stand in the others. */
function answersIn(channels: readonly Channel[]): readonly string[] {
  const said = (wanted: string) =>
    channels.flatMap(({ name, body }) => (name === wanted && body.trim() !== '' ? [body] : [])).reverse()
  const finals = said('final')
  return finals.length > 0 ? finals : said('commentary')
}

/** The text that a text encodes: within quotes, even where the last of them is missing, or with its quotes escaped alone. */
function unescaped(source: string): readonly string[] {
  const bare = source.trim()
  if (bare.startsWith('"')) {
    for (const whole of [bare, `${bare}"`, `${bare.slice(0, -1)}"`]) {
      const text = parsed(whole)
      if (typeof text === 'string') return text === bare ? [] : [text, ...unescaped(text)]
    }
  }
  return /[[{,]\s{0,40}\\"/u.test(bare) ? [bare.replaceAll(/\\(["\\/])/gu, '$1').replaceAll('\\n', '\n')] : []
}
