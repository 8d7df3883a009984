import { Button } from '@mantine/core'
import { useLanguage, useText } from './hooks.ts'
import { chooseLanguage } from './language.ts'

/** Shows the other language, in itself: who cannot read this page finds it. */
export function LanguageSwitch() {
  const { app } = useText()
  const other = useLanguage() === 'zh' ? 'en' : 'zh'
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-md"
      fz="sm"
      fw={500}
      lang={other === 'zh' ? 'zh-Hans' : 'en'}
      onClick={() => {
        chooseLanguage(other)
      }}
    >
      {app.languages[other]}
    </Button>
  )
}
