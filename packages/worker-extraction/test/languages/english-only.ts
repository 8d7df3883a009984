import { english } from '@recollect/extract-en'

export default [english()]
