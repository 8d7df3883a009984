import { ActionIcon, AppShell, Burger, Group, Text, Tooltip } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { useText } from './hooks.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Mark } from './mark.tsx'
import { SchemeMenu } from './scheme-menu.tsx'
import { ScopePicker } from './scope-picker.tsx'

interface Props {
  readonly menu: boolean
  readonly onMenu: () => void
  readonly onHelp: () => void
}

export function Header({ menu, onMenu, onHelp }: Props) {
  const { app } = useText()
  return (
    <AppShell.Header className="header">
      <Group h="100%" px="md" justify="space-between" wrap="nowrap" gap="sm">
        <Group gap="sm" wrap="nowrap">
          <Burger
            opened={menu}
            onClick={onMenu}
            hiddenFrom="sm"
            size="sm"
            aria-expanded={menu}
            aria-label={menu ? app.closeMenu : app.openMenu}
          />
          <Mark />
          <Text fw={650} fz="md" visibleFrom="xs">
            {app.title}
          </Text>
          <Text size="sm" c="dimmed" visibleFrom="md">
            {app.tagline}
          </Text>
        </Group>
        <Group gap="xs" wrap="nowrap">
          <ScopePicker />
          <LanguageSwitch />
          <SchemeMenu />
          <Tooltip label={app.keys.open}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={app.keys.open}
              onClick={onHelp}
              visibleFrom="xs"
            >
              <IconKeyboard size={20} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Group>
    </AppShell.Header>
  )
}
