import type { Bar, VersionRow } from './versions.ts'

const place = ({ left, width }: Bar) => ({ left: `${String(left)}%`, width: `${String(width)}%` })

const endsOf = ({ openStart, openEnd }: Bar): string =>
  `${openStart ? ' is-open-start' : ''}${openEnd ? ' is-open-end' : ''}`

/** A version on both axes: when it was true above, when it was believed below. */
export function TimelineBars({ row: { valid, known, seen, states } }: { row: VersionRow }) {
  const marks = `${states.includes('active') ? ' is-active' : ''}${states.includes('contested') ? ' is-contested' : ''}`
  return (
    <div className="timeline-lanes" aria-hidden>
      {valid && <div className={`timeline-bar is-valid${marks}${endsOf(valid)}`} style={place(valid)} />}
      {seen.map((left) => (
        <div key={left} className="timeline-seen" style={{ left: `${String(left)}%` }} />
      ))}
      <div className={`timeline-bar is-known${endsOf(known)}`} style={place(known)} />
    </div>
  )
}
