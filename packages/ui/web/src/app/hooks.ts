import { useMemo } from 'react'
import { createApi } from '../api/client.ts'
import type { Api } from '../api/client.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { textIn, useLanguage } from './language.ts'
import { useScope } from './scope.ts'

export { useFeature, useSettings } from './settings.ts'
export { useLanguage } from './language.ts'
export { useScope } from './scope.ts'

/** The API of the scope that is looked at. */
export function useApi(): Api {
  const scope = useScope()
  return useMemo(() => createApi(scope), [scope])
}

/** The texts of the page in its language, by pane: `useText().memory.title`. */
export const useText = (): Catalogue => textIn(useLanguage())
