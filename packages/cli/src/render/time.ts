const two = (n: number): string => String(n).padStart(2, '0')

/** `2026-03-01 09:30` in the machine's zone; empty for no time. */
export function when(ms: number | null): string {
  if (ms === null) return ''
  const at = new Date(ms)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`
}
