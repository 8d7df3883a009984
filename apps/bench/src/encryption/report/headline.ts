import type { EncryptionFigures } from '../run.ts'

/** Headline figures, by the keys of the targets: the call a cipher costs most. */
export const headlineOf = ({ costs }: EncryptionFigures): Readonly<Record<string, number>> => ({
  'encryption.sensitive': Math.max(
    ...costs.filter(({ mode }) => mode === 'sensitive').map(({ ratio }) => ratio),
  ),
  'encryption.everything': Math.max(
    ...costs.filter(({ mode }) => mode === 'everything').map(({ ratio }) => ratio),
  ),
})
