/** A few shapes of SVG as text, in colours that hold on a light and a dark page alike. */
const INK = '#24292f'
const GRID = '#d0d7de'
const ACCENT = '#0969da'
const MUTED = '#6e7781'

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const n = (value: number): string => String(Number(value.toFixed(1)))

export function document(
  { width, height, title }: { readonly width: number; readonly height: number; readonly title: string },
  shapes: readonly string[],
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif">`,
    `  <title>${escaped(title)}</title>`,
    `  <rect width="100%" height="100%" fill="#ffffff"/>`,
    ...shapes.map((shape) => `  ${shape}`),
    '</svg>',
    '',
  ].join('\n')
}

export const line = (at: {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}): string => `<line x1="${n(at.x1)}" y1="${n(at.y1)}" x2="${n(at.x2)}" y2="${n(at.y2)}" stroke="${GRID}"/>`

export const circle = (at: {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly filled: boolean
}): string => {
  const look = at.filled
    ? `fill="${ACCENT}"`
    : `fill="#ffffff" fill-opacity="0.6" stroke="${MUTED}" stroke-width="1.5"`
  return `<circle cx="${n(at.x)}" cy="${n(at.y)}" r="${n(at.r)}" ${look}/>`
}

/** Points joined by straight lines. */
export const path = (
  points: readonly { readonly x: number; readonly y: number }[],
  { filled }: { readonly filled: boolean },
): string => {
  const look = filled ? `stroke="${ACCENT}" stroke-width="2"` : `stroke="${MUTED}" stroke-dasharray="4 3"`
  return `<polyline points="${points.map(({ x, y }) => `${n(x)},${n(y)}`).join(' ')}" fill="none" ${look}/>`
}

export function text(
  at: {
    readonly x: number
    readonly y: number
    readonly size?: number
    readonly bold?: boolean
    readonly anchor?: 'middle' | 'end'
  },
  words: string,
): string {
  const { x, y, size = 12, bold = false, anchor } = at
  const look = `${bold ? ' font-weight="600"' : ''}${anchor ? ` text-anchor="${anchor}"` : ''}`
  return `<text x="${n(x)}" y="${n(y)}" font-size="${size}" fill="${INK}"${look}>${escaped(words)}</text>`
}
