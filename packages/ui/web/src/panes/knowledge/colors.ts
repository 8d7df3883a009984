/** What a canvas is drawn in: it knows no CSS variables. */
export interface GraphColors {
  readonly node: string
  readonly episode: string
  readonly line: string
  readonly told: string
  readonly text: string
  readonly ground: string
  readonly chosen: string
}

export const GRAPH_COLORS: Readonly<Record<'light' | 'dark', GraphColors>> = {
  light: {
    node: '#0f6b5c',
    episode: '#8b7fd0',
    line: '#8ea39b',
    told: '#c9c4e6',
    text: '#1d2421',
    ground: '#ffffff',
    chosen: '#d9480f',
  },
  dark: {
    node: '#3ea98a',
    episode: '#7d6fd0',
    line: '#5c6f67',
    told: '#4a4570',
    text: '#e8ecea',
    ground: '#181b1a',
    chosen: '#ffa94d',
  },
}
