import type { ServerResponse } from 'node:http'

/** Codes of JSON-RPC errors that servers may give themselves. */
const SERVER_ERROR = -32_000

/** Answers a request with an error of the protocol: a status, and a body that says what to do. */
export function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code: SERVER_ERROR, message }, id: null })
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
}
