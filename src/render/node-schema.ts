import Type, { type TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { OuterSchema } from '#design'
import { type AnyModule, NODE_ID_PATTERN } from '#module-contract'
import { type DocumentProblem, pointer, toProblems } from './document-problems.ts'

const strict = { additionalProperties: false }
const id = Type.String({ pattern: NODE_ID_PATTERN })

const { design: DesignSchema, ...others } = OuterSchema

/**
 * Schema that all modules share, validated and described separately from the modules' props. The
 * design options are validated one by one.
 */
const CommonSchema = Type.Object({ id, ...others }, strict)
const commonKeys = new Set(Object.keys(CommonSchema.properties))

/** Definitions that `describeProps` refers to. */
export const commonDefinitions = {
  designOptions: OuterSchema.design,
  presets: OuterSchema.presets,
  animationOptions: OuterSchema.animation,
  attributeOptions: OuterSchema.attributes,
  displayOptions: OuterSchema.display,
}

/** JSON Schema of a module's props. */
export function describeProps(module: AnyModule) {
  const design = Type.Optional(Type.Ref('#/$defs/designOptions'))
  const presets = Type.Optional(Type.Ref('#/$defs/presets'))
  const animation = Type.Optional(Type.Ref('#/$defs/animationOptions'))
  const attributes = Type.Optional(Type.Ref('#/$defs/attributeOptions'))
  const display = Type.Optional(Type.Ref('#/$defs/displayOptions'))
  return Type.Object(
    { id, design, presets, animation, attributes, display, ...module.props.schema.properties },
    strict,
  )
}

/** Problems of a node's props, without slots. */
export function findPropsProblems(
  module: AnyModule,
  props: Record<string, unknown>,
  path: string,
): DocumentProblem[] {
  const common: Record<string, unknown> = {}
  const own: Record<string, unknown> = {}
  const { design, ...rest } = props
  for (const [key, value] of Object.entries(rest)) {
    const isCommon = commonKeys.has(key)
    ;(isCommon ? common : own)[key] = value
  }
  return [
    ...findDesignProblems(design, pointer(path, 'design')),
    ...toProblems(validatorOf(CommonSchema), common, path),
    ...toProblems(validatorOf(module.props.schema), own, path),
  ]
}

const AnyObject = Type.Object({})

/**
 * Problems of the design options. Each option has a validator of its own: one for all would be 0.9 MB
 * of code for every screen and state, compiled for the first page.
 */
function findDesignProblems(design: unknown, path: string): DocumentProblem[] {
  if (design === undefined) return []
  const problems = toProblems(validatorOf(AnyObject), design, path)
  if (problems.length > 0) return problems
  const schemas: Record<string, TSchema> = DesignSchema.properties
  return Object.entries(design as object).flatMap(([name, value]) => {
    if (value === undefined) return []
    const at = pointer(path, name)
    const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
    return schema
      ? toProblems(validatorOf(schema), value, at)
      : [{ path: at, message: 'is not known' }]
  })
}

const validators = new WeakMap<TSchema, Validator>()

/** Compiled on first use, once per process, because compiling takes milliseconds. */
export function validatorOf(schema: TSchema): Validator {
  let validator = validators.get(schema)
  if (!validator) {
    validator = Compile(schema)
    validators.set(schema, validator)
  }
  return validator
}
