import { useText } from '../../app/hooks.ts'

const SWATCHES = [
  { name: 'valid', style: { height: 12, background: 'var(--recollect-mark-line)' } },
  { name: 'known', style: { height: 6, background: 'var(--recollect-bar-known)' } },
  { name: 'now', style: { height: 14, width: 2, background: 'var(--recollect-mark-line)' } },
  { name: 'seen', style: { height: 6, width: 6, borderRadius: 3, background: 'var(--mantine-color-text)' } },
] as const

export function TimelineLegend() {
  const { legend } = useText().time
  return (
    <div className="timeline-legend">
      {SWATCHES.map(({ name, style }) => (
        <span key={name}>
          <i style={style} aria-hidden />
          {legend[name]}
        </span>
      ))}
    </div>
  )
}
