export { rekeyAll, rekeyScope } from './rekey.ts'
export type { RekeyOptions, RekeyProgress, RekeyReport } from './rekey.ts'
