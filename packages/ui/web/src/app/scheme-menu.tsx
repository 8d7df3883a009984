import { ActionIcon, Menu, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useText } from './hooks.ts'

const SCHEMES = ['light', 'dark', 'auto'] as const
const ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop }

export function SchemeMenu() {
  const { app } = useText()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Shown = ICONS[colorScheme]
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`${app.scheme}: ${app.schemes[colorScheme]}`}
        >
          <Shown size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map((scheme) => {
          const Icon = ICONS[scheme]
          return (
            <Menu.Item
              key={scheme}
              leftSection={<Icon size={16} aria-hidden />}
              rightSection={scheme === colorScheme ? <IconCheck size={16} aria-hidden /> : null}
              onClick={() => {
                setColorScheme(scheme)
              }}
            >
              {app.schemes[scheme]}
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
