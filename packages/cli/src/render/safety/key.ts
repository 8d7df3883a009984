import type { MadeKey } from '../../commands/keygen/index.ts'
import { safe } from '../safe.ts'
import type { View } from '../view.ts'

export const renderKey = ({ file, key = '' }: MadeKey, { text }: View): string =>
  file === null ? key : text.safety.keygen.wrote(safe(file))
