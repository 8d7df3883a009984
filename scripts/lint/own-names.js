import ts from 'typescript'

/**
 * A name from outside may be `constructor` or `__proto__`: an object answers for what it inherits too. Refuses `object[name]` and
 * `name in object` where `name` may be any text and `object` any plain object, unless the same function asks
 * `Object.hasOwn(object, name)`. A `Map` has nothing to inherit, nor has a table made with `byName` of core (`Names`).
 * @type {import('eslint').Rule.RuleModule}
 */
export const ownNames = {
  meta: {
    type: 'problem',
    docs: { description: 'Look names up among own properties alone.' },
    schema: [],
    messages: {
      read: 'A name may be one that every object inherits. Use a Map, or own() of core; to write, Object.defineProperty or Object.fromEntries.',
      within: '"in" finds what is inherited too. Use Object.hasOwn.',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices
    if (!services?.program) return {}
    const checker = services.program.getTypeChecker()
    const typeOf = (node) => services.getTypeAtLocation(node)
    const text = (node) => context.sourceCode.getText(node)
    return {
      MemberExpression(node) {
        if (
          !node.computed ||
          !isAnyText(checker, typeOf(node.property)) ||
          !isPlainObject(checker, typeOf(node.object))
        )
          return
        if (GROUPS.test(text(node.object))) return
        if (isAsked(context, node, text(node.object), text(node.property))) return
        context.report({ node, messageId: 'read' })
      },
      'BinaryExpression[operator="in"]'(node) {
        if (node.left.type === 'PrivateIdentifier' || !isAnyText(checker, typeOf(node.left))) return
        context.report({ node, messageId: 'within' })
      },
    }
  },
}

/** `string` itself, or a type made with it; not one of a few words. */
function isAnyText(checker, type) {
  const known = checker.getBaseConstraintOfType(type) ?? type
  if (known.isUnionOrIntersection()) return known.types.some((one) => isAnyText(checker, one))
  return (known.flags & ts.TypeFlags.String) !== 0
}

/** Has an index of texts. Lists and texts have one of numbers; maps have none. */
function isPlainObject(checker, type) {
  if (type.isUnion()) return type.types.some((one) => isPlainObject(checker, one))
  if (type.symbol?.name === 'Names') return false
  const { flags } = checker.getApparentType(type)
  if ((flags & (ts.TypeFlags.Any | ts.TypeFlags.StringLike)) !== 0) return false
  return checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined
}

/** What a pattern captured by name inherits nothing. */
const GROUPS = /\bgroups$/u

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Whether a function around it asks first. */
function isAsked(context, node, object, name) {
  for (let at = node.parent; at; at = at.parent)
    if (
      FUNCTIONS.has(at.type) &&
      context.sourceCode.getText(at).includes(`Object.hasOwn(${object}, ${name})`)
    )
      return true
  return false
}
