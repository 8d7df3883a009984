import { BenchError } from './bench-error.ts'

/** Puts a text between `<!-- mark -->` and `<!-- /mark -->`. @throws BenchError when they are not there, once and in order. */
export function betweenMarks(
  page: string,
  { mark, text, name }: { readonly mark: string; readonly text: string; readonly name: string },
): string {
  const [open, close] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`]
  const [before = '', inside, ...rest] = page.split(open)
  const [, after, ...more] = (inside ?? '').split(close)
  if (inside === undefined || after === undefined || rest.length + more.length > 0) {
    throw new BenchError(`${name} must hold "${open}" and after it "${close}", once each.`)
  }
  return `${before}${open}\n\n${text}\n\n${close}${after}`
}
