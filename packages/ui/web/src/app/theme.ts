import { createTheme, Tooltip } from '@mantine/core'
import type { MantineColorsTuple } from '@mantine/core'

/** Deep green of the mark: quiet enough to stand beside text all day. */
const pine: MantineColorsTuple = [
  '#eaf7f3',
  '#d6ece5',
  '#abd9cb',
  '#7dc5b0',
  '#57b499',
  '#3ea98a',
  '#2f9f80',
  '#1f8068',
  '#0f6b5c',
  '#07594a',
]

/** Latin first: the Chinese faces bring wide Latin letters of their own. */
const TEXT =
  'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif'

export const theme = createTheme({
  colors: { pine },
  primaryColor: 'pine',
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  fontFamily: TEXT,
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono CJK SC", monospace',
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Inside of a landmark, where a screen reader finds it.
    Tooltip: Tooltip.extend({ defaultProps: { portalProps: { target: '#content' } } }),
  },
  headings: { fontFamily: TEXT, fontWeight: '650' },
})
