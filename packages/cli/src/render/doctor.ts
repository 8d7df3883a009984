import type { Check } from '../commands/doctor/check.ts'
import type { Diagnosis } from '../commands/doctor/index.ts'
import { safe } from './safe.ts'
import { table } from './table.ts'
import type { View } from './view.ts'

const PAINT: Readonly<Record<Check['status'], 'green' | 'yellow' | 'red' | 'dim'>> = {
  ok: 'green',
  warning: 'yellow',
  failed: 'red',
  skipped: 'dim',
}

export function renderDoctor({ checks, failed, warnings }: Diagnosis, view: View): string {
  const { doctor } = view.text.output
  return [table(checks.map((check) => row(check, view))), doctor.summary(failed, warnings)].join('\n')
}

function row({ id, status, detail, next }: Check, { text, colors }: View): string[] {
  const { doctor } = text.output
  const shown = safe(detail)
  return [
    colors[PAINT[status]](doctor.status[status]),
    doctor.checks[id],
    next === undefined ? shown : `${shown} → ${next}`,
  ]
}
