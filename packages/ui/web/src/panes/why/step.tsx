import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useText } from '../../app/hooks.ts'
import type { StepId } from './steps.ts'

/** One step of the way, with its name. */
export function Step({ id, children }: { id: StepId; children: ReactNode }) {
  const { why } = useText()
  return (
    <section className="why-step" id={`why-${id}`} tabIndex={-1} aria-labelledby={`why-${id}-title`}>
      <Title order={2} fz="md" mb={8} id={`why-${id}-title`}>
        {why.steps[id]}
      </Title>
      {children}
    </section>
  )
}
