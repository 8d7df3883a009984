import { english } from '@recollect/extract-en'
import { chinese } from '@recollect/extract-zh'

export default [chinese(), english()]
