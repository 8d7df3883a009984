import { join } from 'node:path'

/** A port nobody listens on. */
const NOWHERE = 'http://127.0.0.1:9'

/** Telemetry off, proxies that lead nowhere, and homes of its own: what a system writes beside its data is gone afterwards. */
export const environmentIn = (directory: string): Readonly<Record<string, string>> => ({
  MEM0_TELEMETRY: 'False',
  MEM0_DIR: join(directory, 'mem0'),
  MEMVID_TELEMETRY: '0',
  HOME: directory,
  HTTP_PROXY: NOWHERE,
  HTTPS_PROXY: NOWHERE,
  NO_PROXY: '127.0.0.1,localhost',
})
