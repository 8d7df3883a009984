import { InvalidInputError } from '@recollect/core'
import type { StandardIssue, StandardResult, StandardSchema } from '@recollect/core/plugin'
import { FormError } from '../errors.ts'

type Validate = StandardSchema['~standard']['validate']

/**
 * What a schema makes of the fields.
 * @throws FormError when they do not match; InvalidInputError when the schema is no Standard Schema, or fails itself.
 */
export async function runSchema(title: string, schema: unknown, fields: unknown): Promise<unknown> {
  const result = await resultOf(title, validatorOf(schema), fields)
  if (result.issues === undefined) return result.value
  throw new FormError(
    title,
    result.issues.map(({ message, path }) => ({ message, path: pathOf(path) })),
  )
}

async function resultOf(title: string, validate: Validate, fields: unknown): Promise<StandardResult> {
  let result: unknown
  try {
    result = await validate(fields)
  } catch (cause) {
    throw new InvalidInputError(
      `The schema of the form "${title}" failed itself: ${cause instanceof Error ? cause.message : String(cause)}. Correct the schema. Nothing was stored.`,
      { cause },
    )
  }
  if (isResult(result)) return result
  throw new InvalidInputError(
    `The schema of the form "${title}" gave neither a value nor issues. Pass a schema of Standard Schema v1. Nothing was stored.`,
  )
}

/** Bound to what it belongs to: libraries may use `this`. */
function validatorOf(schema: unknown): Validate {
  const standard = isSchema(schema) ? schema['~standard'] : null
  if (standard !== null) return (value) => standard.validate(value)
  throw new InvalidInputError(
    'The schema is no Standard Schema. Pass one of zod, valibot, arktype or another library of standardschema.dev. Nothing was stored.',
  )
}

function isSchema(schema: unknown): schema is StandardSchema {
  if (!isObject(schema) || !('~standard' in schema)) return false
  const { '~standard': standard } = schema
  return isObject(standard) && 'validate' in standard && typeof standard.validate === 'function'
}

function isResult(result: unknown): result is StandardResult {
  if (!isObject(result)) return false
  if (!('issues' in result) || result.issues === undefined) return 'value' in result
  return Array.isArray(result.issues) && result.issues.every(isIssue)
}

const isIssue = (issue: unknown): issue is StandardIssue =>
  isObject(issue) && 'message' in issue && typeof issue.message === 'string'

/** Some libraries make schemas functions. */
const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

/** Schemas made by hand may say anything here: what is no path is none. */
const pathOf = (path: unknown): string => (Array.isArray(path) ? path.map(nameOf).join('.') : '')

const nameOf = (step: unknown): string => String(isObject(step) && 'key' in step ? step.key : step)
