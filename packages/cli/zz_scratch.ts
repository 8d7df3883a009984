import { english } from '@recollect/extract-en'
import { normalizeText } from '@recollect/core'
const en = english()
for (const l of ["Forget that I'm allergic to peanuts","Forget that I am allergic to peanuts","Forget that I live in Rome","Please forget that I'm vegetarian","forget what I said about my boss","Don't remember this: I am on a diet","what do you know about me?"]) console.log(l, JSON.stringify(en.requests?.read(normalizeText(l))))
