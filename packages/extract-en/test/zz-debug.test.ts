import { it } from 'vitest'
import { frontOf } from '../src/wishes/front.ts'
import { tokensOf } from '../src/text/tokens.ts'
it('x', () => { for (const t of ['you always use emojis', 'My preference is for bullet points']) console.log(t, JSON.stringify(frontOf(tokensOf(t), 0))) })
