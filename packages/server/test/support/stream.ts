export interface Event {
  readonly id: string | null
  readonly event: string
  readonly data: string
}

export interface EventStream {
  /** The next event; comments are left out. Null: the server ended the stream. */
  next(): Promise<Event | null>
  leave(): Promise<void>
}

/** Follows the changes of a scope as a browser does. */
export async function followEvents(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<EventStream> {
  const response = await fetch(url, { headers })
  if (response.status !== 200 || !response.body)
    throw new Error(`${String(response.status)}: ${await response.text()}`)
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  const block = async (): Promise<string | null> => {
    while (!text.includes('\n\n')) {
      const { done, value } = await reader.read()
      if (done) return null
      text += decoder.decode(value, { stream: true })
    }
    const end = text.indexOf('\n\n')
    const found = text.slice(0, end)
    text = text.slice(end + 2)
    return found
  }
  const next = async (): Promise<Event | null> => {
    for (;;) {
      const found = await block()
      if (found === null) return null
      const event = eventOf(found)
      if (event) return event
    }
  }
  return { next, leave: () => reader.cancel() }
}

function eventOf(block: string): Event | null {
  const fields = new Map(
    block
      .split('\n')
      .filter((line) => !line.startsWith(':'))
      .map((line) => [line.slice(0, line.indexOf(': ')), line.slice(line.indexOf(': ') + 2)] as const),
  )
  const data = fields.get('data')
  return data === undefined
    ? null
    : { id: fields.get('id') ?? null, event: fields.get('event') ?? 'message', data }
}
