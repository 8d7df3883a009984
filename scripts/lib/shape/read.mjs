import ts from 'typescript'

/**
 * How one file needs another: `value` when it is loaded, `lazy` once it is asked for, `type` only for the compiler.
 * @typedef {{ from: string, kind: 'value' | 'lazy' | 'type' }} Import
 * @typedef {{ file: string, text: string, imports: readonly Import[], patterns: number }} Source
 */

/** Trees are large and many: none is kept. @param {Pick<Source, 'file' | 'text'>} source */
export const treeOf = ({ file, text }) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest)

const textOf = (/** @type {ts.Node | undefined} */ node) =>
  node !== undefined && ts.isStringLiteralLike(node) ? node.text : undefined

/** @param {ts.Node} node @returns {Import | null} */
function importIn(node) {
  const made = (/** @type {string | undefined} */ from, /** @type {Import['kind']} */ kind) =>
    from === undefined ? null : { from, kind }
  if (ts.isImportDeclaration(node))
    return made(
      textOf(node.moduleSpecifier),
      node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? 'type' : 'value',
    )
  if (ts.isExportDeclaration(node))
    return made(textOf(node.moduleSpecifier), node.isTypeOnly ? 'type' : 'value')
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return made(textOf(node.arguments[0]), 'lazy')
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
    return made(textOf(node.argument.literal), 'type')
  return null
}

/** A file as TypeScript reads it. @param {string} file @param {string} text @returns {Source} */
export function readSource(file, text) {
  /** @type {Import[]} */
  const imports = []
  let patterns = 0
  const look = (/** @type {ts.Node} */ node) => {
    const found = importIn(node)
    if (found) imports.push(found)
    if (ts.isRegularExpressionLiteral(node)) patterns += node.text.length
    ts.forEachChild(node, look)
  }
  look(treeOf({ file, text }))
  return { file, text, imports, patterns }
}

/** Lines of a text, the last one ended or not. @param {string} text */
export const linesOf = (text) => text.replace(/\n$/u, '').split('\n')

const isExported = (/** @type {ts.Node} */ node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** @param {ts.Statement} statement */
const declaredBy = (statement) =>
  ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : '?'))
    : 'name' in statement && statement.name !== undefined
      ? [/** @type {ts.Identifier} */ (statement.name).text]
      : []

/**
 * Names a file exports, those it passes on included.
 * @param {string} file @param {ReadonlyMap<string, Source>} sources @param {(from: string, of: string) => string | null} resolve
 * @returns {ReadonlySet<string>}
 */
export function exportedNames(file, sources, resolve) {
  const source = sources.get(file)
  const names = (source ? [...treeOf(source).statements] : []).flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return isExported(statement) ? declaredBy(statement) : []
    const { exportClause, moduleSpecifier } = statement
    if (exportClause === undefined) {
      const target = resolve(textOf(moduleSpecifier) ?? '', file)
      return target === null ? [] : [...exportedNames(target, sources, resolve)]
    }
    return ts.isNamedExports(exportClause)
      ? exportClause.elements.map(({ name }) => name.text)
      : [exportClause.name.text]
  })
  return new Set(names)
}

/**
 * Settings of a schema written with `strictObject`; what only holds other settings is none of them.
 * @param {Source} source
 */
export function settingsIn(source) {
  const tree = treeOf(source)
  let count = 0
  /** @returns {boolean} whether settings stand in the node */
  const look = (/** @type {ts.Node} */ node) => {
    const inner = node
      .getChildren(tree)
      .map(look)
      .some((found) => found)
    const isSchema =
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'strictObject'
    if (ts.isPropertyAssignment(node) && !inner) count += 1
    return inner || isSchema
  }
  look(tree)
  return count
}
