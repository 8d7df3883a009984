const SOURCE = '@recollect/source'
const CODE = ['types', 'default']

/**
 * What an entry leads to. `default` alone serves `import` and `require`, which takes ES modules from Node 20.19 on: `import` would shut out
 * CommonJS, and two names for one file are one too many.
 * @param {{ exports?: Record<string, string | Record<string, string>>, publishConfig?: { exports?: object } }} manifest
 */
export function* exportsProblems({ exports = {}, publishConfig }) {
  for (const [entry, target] of Object.entries(exports)) {
    const conditions = typeof target === 'string' ? CODE : Object.keys(target)
    if (conditions.filter((name) => name !== SOURCE).join() !== CODE.join())
      yield `exports "${entry}" under ${conditions.join(', ')}: say types, then default`
  }
  if (JSON.stringify(publishConfig?.exports) !== JSON.stringify(withoutSource(exports)))
    yield `publishes other exports than it develops with: publishConfig.exports is exports without ${SOURCE}`
}

const withoutSource = (/** @type {Record<string, string | Record<string, string>>} */ exports) =>
  Object.fromEntries(
    Object.entries(exports).map(([key, target]) => {
      if (typeof target === 'string') return [key, target]
      const { [SOURCE]: _source, ...published } = target
      return [key, published]
    }),
  )
