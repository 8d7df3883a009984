import { Center, Loader } from '@mantine/core'
import { Suspense } from 'react'
import { useScope, useText } from './hooks.ts'
import { PaneBoundary } from './pane-boundary.tsx'
import type { Pane } from './panes.ts'

/** A pane, and what stands in its place while it loads or when it fails. Another scope begins it anew. */
export function PaneHost({ pane: { id, view: View } }: { pane: Pane }) {
  const { app } = useText()
  const scope = useScope()
  return (
    <PaneBoundary key={`${id} ${scope}`} message={app.broken} again={app.tryAgain}>
      <Suspense
        fallback={
          <Center mih={240}>
            <Loader aria-label={app.loading} />
          </Center>
        }
      >
        <View />
      </Suspense>
    </PaneBoundary>
  )
}
