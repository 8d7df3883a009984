/** An idempotency key made of what it stands for: the same parts have the same key, in every process. SHA-256 by Web Crypto. */
export async function stableKey(adapter: string, parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return `${adapter}:${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
