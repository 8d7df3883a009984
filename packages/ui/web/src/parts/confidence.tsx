import { useText } from '../app/hooks.ts'
import './confidence.css'

const PERCENT = 100

/** 0–1 as a short bar with its number. */
export function Confidence({ value }: { value: number }) {
  const { confidence } = useText().parts
  const percent = Math.round(value * PERCENT)
  return (
    <span className="confidence" title={`${confidence} ${String(percent)} %`}>
      <span className="confidence-bar" aria-hidden>
        <span style={{ width: `${String(percent)}%` }} />
      </span>
      <span className="confidence-number">{percent}%</span>
    </span>
  )
}
