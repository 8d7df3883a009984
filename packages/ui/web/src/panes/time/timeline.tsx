import { useMediaQuery } from '@mantine/hooks'
import { useText, useLanguage } from '../../app/hooks.ts'
import { percentAt, ticksOf, tickText } from './scale.ts'
import { StateBadges } from './state-badges.tsx'
import { TimelineBars } from './timeline-bars.tsx'
import type { Timeline as Layout, VersionRow } from './versions.ts'
import './timeline.css'

const MOST_TICKS = 7
const MOST_TICKS_PHONE = 3

const look = ({ states }: VersionRow): string =>
  `timeline-value${states.includes('active') ? '' : ' is-over'}${states.includes('corrected') ? ' is-struck' : ''}`

/** The versions of a fact under each other, over one axis of time. */
export function Timeline({ layout, name }: { layout: Layout; name: string }) {
  const { time } = useText()
  const language = useLanguage()
  const phone = useMediaQuery('(max-width: 48em)') ?? false
  const ticks = ticksOf(layout.range, phone ? MOST_TICKS_PHONE : MOST_TICKS)
  const at = (moment: number) => ({ left: `${String(percentAt(layout.range, moment))}%` })
  return (
    <section className="timeline" aria-label={time.timeline(name)}>
      <div className="timeline-ticks" aria-hidden>
        {ticks.map((tick) => (
          <div key={tick.at} className="timeline-tick" style={at(tick.at)}>
            {tickText(tick, language)}
          </div>
        ))}
        <div className="timeline-tick timeline-now" style={at(layout.now)} />
      </div>
      {layout.rows.map((row) => (
        <div key={row.card.id} className="timeline-row">
          <div>
            <div className={look(row)}>{row.card.value === '' ? '–' : row.card.value}</div>
            <StateBadges states={row.states} />
          </div>
          <TimelineBars row={row} />
        </div>
      ))}
    </section>
  )
}
