import { AppShell, NavLink, ScrollArea } from '@mantine/core'
import { useSettings, useText } from './hooks.ts'
import { PANES } from './panes.ts'
import type { Pane } from './panes.ts'
import { hrefOf, useRoute } from './route.ts'

/** The panes that this server has something for. */
export function useOpenPanes(): readonly Pane[] {
  const { features } = useSettings()
  return PANES.filter(({ needs }) => needs === undefined || features.includes(needs))
}

/** The pane that the address names; where this server has nothing for it, the first. */
export function useShownPane(): Pane | undefined {
  const { pane } = useRoute()
  const panes = useOpenPanes()
  return panes.find(({ id }) => id === pane) ?? panes[0]
}

export function Navigation({ onOpen }: { onOpen: () => void }) {
  const { app } = useText()
  const shown = useShownPane()
  return (
    <AppShell.Navbar p="xs" aria-label={app.navigation} className="navigation">
      <ScrollArea>
        {useOpenPanes().map(({ id, icon: Icon }) => (
          <NavLink
            key={id}
            href={hrefOf(id)}
            onClick={onOpen}
            active={id === shown?.id}
            {...(id === shown?.id ? { 'aria-current': 'page' as const } : {})}
            label={app.panes[id]}
            description={app.hints[id]}
            leftSection={<Icon size={20} stroke={1.6} aria-hidden />}
          />
        ))}
      </ScrollArea>
    </AppShell.Navbar>
  )
}
