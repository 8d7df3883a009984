import { Button, Divider, Stack } from '@mantine/core'
import { useText } from '../../app/hooks.ts'
import { Empty } from '../../parts/empty.tsx'
import { PaneFrame } from '../../parts/pane-frame.tsx'
import { Problem } from '../../parts/problem.tsx'
import { AskForm } from './ask-form.tsx'
import { Trace } from './trace.tsx'
import { useAsked } from './use-asked.ts'
import { WhyNotForm } from './why-not-form.tsx'
import './why.css'

/** How an answer came about. */
export default function WhyPane() {
  const { why } = useText()
  const { recall, ask } = useAsked()
  const query = recall?.query ?? ''
  const trace = recall?.result.trace
  return (
    <PaneFrame title={why.title} intro={why.intro}>
      <Stack gap="lg">
        <AskForm key={query} query={query} busy={ask.isPending} onAsk={ask.mutate} />
        {ask.error && <Problem error={ask.error} />}
        {recall === null && !ask.isPending && <Empty>{why.empty}</Empty>}
        {recall !== null && trace === undefined && (
          <Empty
            action={
              <Button
                onClick={() => {
                  ask.mutate(query)
                }}
              >
                {why.askAgain}
              </Button>
            }
          >
            {why.again}
          </Empty>
        )}
        {recall !== null && trace && (
          <>
            <Trace result={recall.result} trace={trace} />
            <Divider />
            <WhyNotForm key={query} query={query} />
          </>
        )}
      </Stack>
    </PaneFrame>
  )
}
