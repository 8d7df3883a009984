/** Whether a version such as `3.51.3` is a wanted one or a later one. */
export function isAtLeast(version: string, wanted: readonly number[]): boolean {
  const have = version.split('.').map(Number)
  const differs = wanted.findIndex((part, i) => (have[i] ?? 0) !== part)
  return differs < 0 || (have[differs] ?? 0) > (wanted[differs] ?? 0)
}
