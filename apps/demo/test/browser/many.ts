import type { ScopedMemory } from '@recollect/core'

const isCard = (line: string): boolean => line.startsWith('{"type":"card"')
const HEX = 16
const TAIL = 12

/**
 * Fills a memory with facts `thing 0`, `thing 1`, …: one is written, exported, and its line repeated with other ids, values and, where
 * `slotOf` says so, other slots.
 */
export async function many(
  memory: ScopedMemory,
  count: number,
  slotOf = (_: number) => 'likes',
): Promise<void> {
  await memory.put({ slot: slotOf(0), value: 'thing 0' })
  const lines: string[] = []
  for await (const line of memory.export()) lines.push(line.trim())
  const card = lines.find(isCard) ?? ''
  const id = /"id":"(?<id>[^"]+)"/u.exec(card)?.groups?.['id'] ?? ''
  const others = Array.from({ length: count - 1 }, (_, i) => {
    const number = i + 1
    return card
      .replaceAll(id, id.slice(0, -TAIL) + number.toString(HEX).padStart(TAIL, '0'))
      .replaceAll(slotOf(0), slotOf(number))
      .replaceAll('thing 0', `thing ${String(number)}`)
      .replace(/"seq":\d+/u, `"seq":${String(number + 1)}`)
  })
  await memory.import([...lines.filter((line) => !isCard(line)), ...others])
}
