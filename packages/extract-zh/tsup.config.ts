import { library } from '../../tsup.base.ts'
import { lateModules } from '../../tsup.late.ts'
import { packVersion } from '../../tsup.pack.ts'

const OPENCC = `## OpenCC

Copyright BYVoid and contributors, https://github.com/BYVoid/OpenCC. Licence: Apache-2.0 (https://www.apache.org/licenses/LICENSE-2.0).
The table of traditional characters is made from its data by way of opencc-js 1.0.5 (MIT, Copyright nk2028), changed: single characters only.`

export default library(
  { platform: 'neutral', splitting: false, compact: true, esbuildPlugins: [lateModules, packVersion] },
  [OPENCC],
)
