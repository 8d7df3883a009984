import type { SizeFigures } from '../run.ts'

export function headlineOf({ packages, install, quick }: SizeFigures): Readonly<Record<string, number>> {
  const core = packages.find(({ name }) => name === '@recollect/core')
  return {
    ...(core ? { 'size.core-loaded': core.loaded, 'size.core-whole': core.whole } : {}),
    ...(quick ? {} : { 'size.install': install.megabytes }),
  }
}
