/** One event of a stream of server-sent events. */
export interface StreamEvent {
  readonly event: string
  readonly data: string
}

/** What of a stream is whole, and the rest that is not yet. */
export function takeEvents(text: string): { readonly events: readonly StreamEvent[]; readonly rest: string } {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  return { events: blocks.map(eventOf), rest }
}

function eventOf(block: string): StreamEvent {
  const fields = block.split('\n').map((line) => {
    const at = line.indexOf(':')
    return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).replace(/^ /u, '')]
  })
  const of = (name: string) => fields.filter(([field]) => field === name).map(([, value = '']) => value)
  return { event: of('event').at(-1) ?? 'message', data: of('data').join('\n') }
}
