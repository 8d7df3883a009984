import type { Duplex } from 'node:stream'

const body = (status: number, detail: string): string =>
  JSON.stringify({
    type: 'urn:recollect:problem:invalid-request',
    title: 'The request was refused',
    status,
    code: 'INVALID_REQUEST',
    detail,
  })

const told = (code: string | undefined): readonly [status: number, line: string, detail: string] => {
  if (code === 'HPE_HEADER_OVERFLOW')
    return [431, 'Request Header Fields Too Large', 'The headers are too large. Send fewer or shorter ones.']
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return [408, 'Request Timeout', 'The request did not arrive in time. Send it again, in one piece.']
  return [400, 'Bad Request', 'This is no HTTP request that can be read. Send it as HTTP/1.1.']
}

/**
 * Answers what Node could not read as HTTP, and gives the connection up whether or not the client reads: one that is only ended stays
 * open for as long as the client likes.
 */
export function answerMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(answerTo(error.code))
  socket.destroy()
}

function answerTo(code: string | undefined): string {
  const [status, line, detail] = told(code)
  const text = body(status, detail)
  const length = String(Buffer.byteLength(text))
  return `HTTP/1.1 ${String(status)} ${line}\r\ncontent-type: application/problem+json\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${text}`
}
