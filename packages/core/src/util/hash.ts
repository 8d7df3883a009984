/** 64 bits in hex: two FNV-1a style lanes over UTF-16 units. For look-ups, not for security; collisions are compared by text. */
export function textHash(text: string): string {
  let a = 0x811c9dc5
  let b = 0x9747b28c
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ unit, 0x5bd1e995) ^ (b >>> 15)
  }
  return hex(a) + hex(b ^ text.length)
}

const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0')
