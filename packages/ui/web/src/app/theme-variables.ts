import type { CSSVariablesResolver } from '@mantine/core'

/** Text of these colours on their own light ground reaches 4.5 : 1 (WCAG 2.2, 1.4.3), which the defaults do not. */
const TINTED = [
  'pine',
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'violet',
  'teal',
  'cyan',
  'grape',
  'indigo',
]

const tinted = (shade: number): Record<string, string> =>
  Object.fromEntries(
    TINTED.flatMap((color) => [
      [`--mantine-color-${color}-light-color`, `var(--mantine-color-${color}-${String(shade)})`],
      [`--mantine-color-${color}-text`, `var(--mantine-color-${color}-${String(shade)})`],
    ]),
  )

export const themeVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...tinted(9),
    '--mantine-color-yellow-light-color': '#7a4b00',
    '--mantine-color-orange-light-color': '#8f3a02',
    '--mantine-color-green-light-color': '#1d6b2c',
    '--mantine-color-teal-light-color': '#04614a',
    '--mantine-color-cyan-light-color': '#085a6e',
    '--mantine-color-body': '#ffffff',
    '--mantine-color-dimmed': '#566069',
    '--mantine-color-placeholder': '#66707a',
    '--mantine-color-error': '#c22b2b',
    '--recollect-ground': '#f6f7f5',
    '--recollect-line': '#e3e6e2',
    '--recollect-mark': '#d3efe6',
    '--recollect-mark-line': '#0f6b5c',
    '--recollect-mark-rejected': '#f6e3d4',
  },
  dark: {
    ...tinted(2),
    '--mantine-color-body': '#181b1a',
    '--mantine-color-dimmed': '#a3aca8',
    '--mantine-color-placeholder': '#8f9894',
    '--mantine-color-error': '#ff8787',
    '--recollect-ground': '#111413',
    '--recollect-line': '#2c322f',
    '--recollect-mark': '#1c4a3f',
    '--recollect-mark-line': '#57b499',
    '--recollect-mark-rejected': '#4d3520',
  },
})
