/** Runs `work` with one method of a built-in replaced; it stands again afterwards, whatever happens. */
export function restoring<T extends object>(
  target: T,
  key: keyof T,
  method: unknown,
  work: () => void,
): void {
  const own = Object.getOwnPropertyDescriptor(target, key)
  if (own === undefined) throw new Error(`${String(key)} is not there to be replaced.`)
  Object.defineProperty(target, key, { ...own, value: method })
  try {
    work()
  } finally {
    Object.defineProperty(target, key, own)
  }
}
