import { createHash } from 'node:crypto'

/** Of labels, as they are: `['a', 'b']` and `['a,b']` have nothing in common. SHA-256 of their JSON, in hexadecimal digits. */
export const hashOf = (labels: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(labels)).digest('hex')
