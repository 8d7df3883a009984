import { AppShell } from '@mantine/core'
import { useNews } from '../api/use-news.ts'
import { useDisclosure, useHotkeys } from '@mantine/hooks'
import type { HotkeyItem } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { ConnectionBanner } from './connection-banner.tsx'
import { Header } from './header.tsx'
import { Help } from './help.tsx'
import { useLanguage, useText } from './hooks.ts'
import { Navigation, useOpenPanes, useShownPane } from './navigation.tsx'
import { PaneHost } from './pane-host.tsx'
import type { Pane } from './panes.ts'
import { open } from './route.ts'

/** Puts the focus where reading begins when another pane was opened; not when the page was. */
function useFocusOnOpening(pane: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pane)
  useEffect(() => {
    if (shown.current === pane) return
    shown.current = pane
    main.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [pane])
  return main
}

function useDocument(title: string, language: string) {
  useEffect(() => {
    document.title = title
    document.documentElement.lang = language === 'zh' ? 'zh-Hans' : 'en'
  }, [title, language])
}

/** By the place of the key: with Alt some systems write another letter. */
const goTo = ({ id }: Pane, i: number): HotkeyItem => [
  `alt+Digit${String(i + 1)}`,
  () => {
    open(id)
  },
  { usePhysicalKeys: true },
]

export function Shell() {
  const { app } = useText()
  const shown = useShownPane()
  const pane = shown?.id ?? 'chat'
  const panes = useOpenPanes()
  const [menu, { toggle, close }] = useDisclosure()
  const [help, helping] = useDisclosure()
  const main = useFocusOnOpening(pane)
  useNews()
  useDocument(`${app.panes[pane]} · ${app.title}`, useLanguage())
  useHotkeys([['mod+/', helping.toggle]], [])
  useHotkeys(panes.map(goTo), [])
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: 216, breakpoint: 'sm', collapsed: { mobile: !menu } }}
      padding={0}
    >
      <a
        className="skip"
        href="#content"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {app.skip}
      </a>
      <Header menu={menu} onMenu={toggle} onHelp={helping.open} />
      <Navigation onOpen={close} />
      <AppShell.Main ref={main} id="content" tabIndex={-1} className="main">
        <ConnectionBanner />
        {shown && <PaneHost pane={shown} />}
      </AppShell.Main>
      <Help opened={help} onClose={helping.close} />
    </AppShell>
  )
}
